/** One person's end of a line once the door has let them in: hears the table, speaks for its person. */

import * as v from 'valibot';
import type { Refusal, SeenEvent, View } from '../../engine/contract.ts';
import type { Denied } from '../door/join-messages.ts';
import { isJournal } from '../fair/live/wire.ts';
import type { Line } from '../link/line.ts';
import { makeUnsqueezer } from '../link/squeeze.ts';
import type { ClockStatus } from '../match/clock-status.ts';
import { patched } from '../match/patch.ts';
import { isWindow } from '../match/span.ts';
import type { FairGuest } from './fair-guest.ts';
import type { Face, Lobby } from './lobby.ts';
import { type AwayChoice, encode, type Pace, parse, type ToGuest, type ToHost, toGuestSchema } from './messages.ts';
import { viewSchema } from './view-schema.ts';

export interface ClientEars {
  lobby(lobby: Lobby): void;
  /** `seq` names the entry of the journal that binds it; the same one twice is the same news. */
  view(view: View, events: readonly SeenEvent[], seq: number): void;
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

/** `early` has come before: it is heard first. Without `fair` answers are said aloud and pictures are believed. */
export function makeClient(
  line: Line,
  ears: ClientEars,
  fair: FairGuest | null = null,
  early: readonly Uint8Array[] = [],
): Client {
  const send = (message: ToHost) => void line.send(encode(message));
  const unsqueezed = makeUnsqueezer();
  let last: View | null = null;

  const show = (view: View, { seq, events, clock }: ToGuest & { t: 'view' | 'news' }) => {
    const paint = () => ears.view(view, events, seq);
    if (fair) fair.show({ seq, view, events, paint });
    else paint();
    if (clock) ears.clock(clock);
  };
  const hear = (message: ToGuest) => {
    switch (message.t) {
      case 'lobby':
        return ears.lobby(message.lobby);
      case 'view':
        last = message.view;
        return show(last, message);
      case 'news':
        return news(message);
      case 'clock':
        return ears.clock(message.status);
      case 'refused':
        fair?.refused(message.ask);
        return ears.refused(message.ask, message.why);
      case 'denied':
        return ears.out(message);
    }
  };
  /** News that fit no view we have: ask for all of it. */
  const news = (message: ToGuest & { t: 'news' }) => {
    const { patch } = message;
    const view = patch && last ? v.safeParse(viewSchema, patched(last, patch), { abortEarly: true }) : null;
    if (view && !view.success) line.strike('patch');
    if (!last || (view && !view.success)) return send({ t: 'resync' });
    last = view ? view.output : last;
    show(last, message);
  };
  const read = (bytes: Uint8Array) => {
    if (isJournal(bytes)) {
      if (fair?.hear(bytes) === 'bad') line.strike('message');
      return;
    }
    const whole = unsqueezed(bytes);
    const message = whole && parse(toGuestSchema, whole);
    if (message) hear(message);
    else line.strike('message');
    // The thread is lost: only all of it helps.
    if (!whole) send({ t: 'resync' });
  };
  line.onMessage(read);
  for (const bytes of early) read(bytes);
  return {
    answer(ask, chosen) {
      // An OK in a window binds nobody to anything: it is never signed.
      const isOk = chosen.length === 0 && last?.waiting.on === 'players' && isWindow(last.waiting.ask);
      if (isOk || !fair || fair.answer(ask, chosen) === 'plain') send({ t: 'answer', ask, chosen: [...chosen] });
    },
    hold: ask => send({ t: 'hold', ask }),
    drawn: ask => send({ t: 'drawn', ask }),
    face: (face, pace) => send({ t: 'face', ...face, pace }),
    away: (seat, choice) => send({ t: 'away', seat, choice }),
    say: what => send({ t: what }),
  };
}
