/** What one family of games tells at its end. */
import type { Result, Seat, Sign } from '../../engine/contract.ts';
import type { Measure, Told } from './count.ts';

/** A seat's place, and what is worth a mark. */
export interface Place {
  readonly seat: Seat;
  readonly sign: Sign | null;
}

export interface FamilyStats<Stat extends string> {
  /** The pool, the most telling first. */
  readonly pool: Readonly<Record<Stat, Measure>>;
  /** From the first to the last; nobody, where a game knows no order. */
  places(cues: readonly Told[], result: Result, seats: readonly Seat[]): readonly Place[];
}

/** Winners, then whoever stayed, then whoever went, the last to go first. */
export function byFall(result: Result, seats: readonly Seat[], gone: readonly Seat[]): readonly Seat[] {
  const { winners } = result;
  const fallen = [...gone].reverse().filter(seat => !winners.includes(seat) && seats.includes(seat));
  const stayed = seats.filter(seat => !winners.includes(seat) && !fallen.includes(seat));
  return [...winners, ...stayed, ...fallen];
}
