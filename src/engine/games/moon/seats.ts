/** Questions about the seats: who is still there, who comes next, whom one may rob. */
import type { Seat } from '../../contract.ts';
import { hand, type Table } from './moon.ts';

export const isIn = (w: Table, seat: Seat): boolean => w.table.status[seat] === 'in';
export const present = (w: Table): Seat[] => w.seats.filter(seat => isIn(w, seat));
export const hasCards = (w: Table, seat: Seat): boolean => w.cards(hand(seat)).length > 0;

/** Everybody present, clockwise, beginning with one. */
export function clockwise(w: Table, from: Seat): Seat[] {
  const n = w.seats.length;
  return w.seats.map(step => (from + step) % n).filter(seat => isIn(w, seat));
}

export const nextIn = (w: Table, seat: Seat): Seat => clockwise(w, (seat + 1) % w.seats.length)[0]!;

/** Whose hand may be robbed now: one card each during a turn (D4: not an empty one). */
export const robbable = (w: Table, by: Seat): Seat[] =>
  w.seats.filter(seat => seat !== by && isIn(w, seat) && hasCards(w, seat) && !w.table.turn.robbed.includes(seat));
