/** A whole table in one page: a host, one person and bots, over the same kind of links that friends will use. */
import type { Bot, Game, Input, Rng, Seat, Shape } from '../engine/contract.ts';
import { seatBot } from './bot-seat.ts';
import type { After } from './clock.ts';
import { type Guest, type GuestEars, makeGuest } from './guest.ts';
import { makeHost } from './host.ts';
import { makeLoopback } from './loopback.ts';
import { makeSeats } from './seats.ts';
import type { Link } from './transport.ts';

export interface Practice<S extends Shape> {
  readonly game: Game<S>;
  readonly rules: S['Rules'];
  readonly seats: number;
  /** The person's chair; bots take the others. */
  readonly me: Seat;
  readonly makeBot: (seat: Seat, rng: Rng) => Bot;
  readonly rngFor: (seat: Seat) => Rng;
  /** A fresh seed of 64 random bytes in hex. */
  readonly seed: () => string;
  readonly after: After;
  readonly record?: (input: Input) => void;
}

export interface PracticeTable extends Guest {
  /** Ends it all at once. */
  close(): void;
}

export function openPractice<S extends Shape>(practice: Practice<S>, ears: GuestEars): PracticeTable {
  const { game, rules, seats, me, after } = practice;
  const hostEnds = new Map<Seat, Link>();
  const farEnds: Link[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const [near, far] = makeLoopback();
    hostEnds.set(seat, near);
    farEnds.push(far);
  }
  const guest = makeGuest(farEnds[me]!, ears);
  for (const [seat, link] of farEnds.entries()) {
    const rng = practice.rngFor(seat);
    if (seat !== me) seatBot(practice.makeBot(seat, rng), link, rng, after);
  }
  const table = makeSeats(hostEnds);
  const host = makeHost(game, seats, rules, {
    send: (seat, view, events) => table.send(seat, { t: 'view', view, events }),
    agree: async () => practice.seed(),
    after,
    record: input => practice.record?.(input),
  });
  table.open(host);
  return {
    ...guest,
    close() {
      host.stop();
      for (const link of farEnds) link.close();
    },
  };
}
