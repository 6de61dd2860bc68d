/** Who comes next, and who will draw which card, if everybody simply draws. */
import type { Seat, View } from '../../../engine/contract.ts';
import { factsOf } from './facts.ts';

function nextAlive(view: View, from: Seat): Seat | null {
  const { status } = factsOf(view);
  const count = status.length;
  for (let step = 1; step < count; step++) {
    const seat = (from + step) % count;
    if (status[seat] === 'alive') return seat;
  }
  return null;
}

export const next = (view: View): Seat | null => nextAlive(view, factsOf(view).turn.seat);

/** Whoever has just drawn the kitten has used up one of the turns they owed. */
export function taker(view: View, depth: number): Seat | null {
  const { turn, danger } = factsOf(view);
  const left = turn.owed - (danger ? 1 : 0);
  if (depth < left) return turn.seat;
  let seat: Seat | null = turn.seat;
  for (let n = left; n <= depth && seat !== null; n++) seat = nextAlive(view, seat);
  return seat;
}
