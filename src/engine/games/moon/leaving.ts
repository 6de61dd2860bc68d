/** Leaving a match for good (A2): the moons stay, the hand does not, and nobody waits. */
import type { Result, Seat } from '../../contract.ts';
import { hand, type Moon, type Table } from './moon.ts';
import { present } from './seats.ts';

export function leave(w: Table, seat: Seat): Result<Moon> | null {
  w.table.status[seat] = 'out';
  w.cue({ cue: 'left', by: seat });
  for (const { id } of [...w.cards(hand(seat))]) w.move(id, hand(seat), 'aside');
  // What lies on the table is always a card of the seat whose turn it is.
  if (w.table.turn.seat === seat) for (const { id } of [...w.cards('laid')]) w.move(id, 'laid', 'aside');
  const winners = present(w);
  return winners.length > 1 ? null : { winners, why: 'alone' };
}
