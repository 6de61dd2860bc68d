/** Ties links to seats: what comes over a link is said by its seat, what its seat may see goes back over it. */
import type { Seat } from '../engine/contract.ts';
import type { Host } from './host.ts';
import type { Link } from './transport.ts';
import { encode, type Outgoing, parseToHost } from './wire.ts';

export interface Seats {
  send(seat: Seat | null, message: Outgoing): void;
  /** From now on answers count. */
  open(host: Host): void;
}

export function makeSeats(links: ReadonlyMap<Seat, Link>): Seats {
  const send = (seat: Seat | null, message: Outgoing) => {
    if (seat !== null) links.get(seat)?.send(encode(message));
  };
  return {
    send,
    open(host) {
      for (const [seat, link] of links) {
        link.onFrame(frame => {
          const message = parseToHost(frame);
          if (message?.t === 'leave') host.leave(seat);
          if (message?.t !== 'answer') return;
          const why = host.answer(seat, message.ask, message.chosen);
          if (why) send(seat, { t: 'refused', ask: message.ask, why });
        });
      }
    },
  };
}
