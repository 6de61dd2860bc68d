/** Leaving a match for good: eliminated as by an attack (K-51). */
import type { Result, Seat } from '../../contract.ts';
import type { Aliens, Table } from './aliens.ts';
import { eliminate } from './harm.ts';
import { isAlive } from './seats.ts';
import { winner } from './winning.ts';

/** What is on the table is settled first, with the default answers of whoever left; then `farewell` lets them go. */
export function leave(w: Table, seat: Seat): Result<Aliens> | null {
  return w.table.busy ? null : depart(w, seat);
}

/** Lets everybody go who left while something was being settled. */
export function farewell(w: Table): Result<Aliens> | null {
  for (const seat of w.gone) {
    const result = depart(w, seat);
    if (result) return result;
  }
  return null;
}

function depart(w: Table, seat: Seat): Result<Aliens> | null {
  if (!isAlive(w, seat)) return null;
  w.cue({ cue: 'left', by: seat });
  eliminate(w, seat);
  return winner(w);
}
