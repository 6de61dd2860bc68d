/** One person's end of a line once the door has let them in: hears the table, speaks for its person. */

import * as v from 'valibot';
import type { Refusal, SeenEvent, View } from '../../engine/contract.ts';
import type { Denied } from '../door/join-messages.ts';
import type { Line } from '../link/line.ts';
import type { ClockStatus } from '../match/clock-status.ts';
import { patched } from '../match/patch.ts';
import type { Face, Lobby } from './lobby.ts';
import { type AwayChoice, encode, type Pace, parse, type ToGuest, type ToHost, toGuestSchema } from './messages.ts';
import { viewSchema } from './view-schema.ts';

export interface ClientEars {
  lobby(lobby: Lobby): void;
  view(view: View, events: readonly SeenEvent[]): void;
  clock(status: ClockStatus): void;
  refused(ask: number, why: Refusal): void;
  /** The host shows us the door. */
  out(denied: Denied): void;
}

export interface Client {
  answer(ask: number, chosen: readonly string[]): void;
  hold(ask: number): void;
  drawn(ask: number): void;
  face(face: Face, pace: Pace): void;
  away(seat: number, choice: AwayChoice): void;
  say(what: 'sit' | 'stand' | 'again' | 'wait' | 'leave'): void;
}

/** `early` has come before: it is heard first. */
export function makeClient(line: Line, ears: ClientEars, early: readonly Uint8Array[] = []): Client {
  const send = (message: ToHost) => void line.send(encode(message));
  let last: View | null = null;

  const hear = (message: ToGuest) => {
    switch (message.t) {
      case 'lobby':
        return ears.lobby(message.lobby);
      case 'view':
        last = message.view;
        return ears.view(last, []);
      case 'news':
        return news(message);
      case 'clock':
        return ears.clock(message.status);
      case 'refused':
        return ears.refused(message.ask, message.why);
      case 'denied':
        return ears.out(message);
    }
  };
  /** News that fit no view we have: ask for all of it. */
  const news = ({ patch, events }: ToGuest & { t: 'news' }) => {
    const view = patch && last ? v.safeParse(viewSchema, patched(last, patch), { abortEarly: true }) : null;
    if (view && !view.success) line.strike('patch');
    if (!last || (view && !view.success)) return send({ t: 'resync' });
    last = view ? view.output : last;
    ears.view(last, events);
  };
  const read = (bytes: Uint8Array) => {
    const message = parse(toGuestSchema, bytes);
    if (message) hear(message);
    else line.strike('message');
  };
  line.onMessage(read);
  for (const bytes of early) read(bytes);
  return {
    answer: (ask, chosen) => send({ t: 'answer', ask, chosen: [...chosen] }),
    hold: ask => send({ t: 'hold', ask }),
    drawn: ask => send({ t: 'drawn', ask }),
    face: (face, pace) => send({ t: 'face', ...face, pace }),
    away: (seat, choice) => send({ t: 'away', seat, choice }),
    say: what => send({ t: what }),
  };
}
