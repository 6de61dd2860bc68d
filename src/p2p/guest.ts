/** One seat's end of a link: gets views, sends answers. */
import type { Refusal, SeenEvent, View } from '../engine/contract.ts';
import type { Link } from './transport.ts';
import { encode, parseToSeat } from './wire.ts';

export interface GuestEars {
  view(view: View, events: readonly SeenEvent[]): void;
  refused(ask: number, why: Refusal): void;
}

export interface Guest {
  answer(ask: number, chosen: readonly string[]): void;
  leave(): void;
}

export function makeGuest(link: Link, ears: GuestEars): Guest {
  link.onFrame(frame => {
    const message = parseToSeat(frame);
    if (message?.t === 'view') ears.view(message.view, message.events);
    if (message?.t === 'refused') ears.refused(message.ask, message.why);
  });
  return {
    answer: (ask, chosen) => link.send(encode({ t: 'answer', ask, chosen })),
    leave: () => link.send(encode({ t: 'leave' })),
  };
}
