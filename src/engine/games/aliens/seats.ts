/** Questions about the seats: who lives, who may be chosen, who comes next. */
import type { Seat } from '../../contract.ts';
import { hand, type Player, type Table } from './aliens.ts';
import type { Lying } from './faces.ts';

export const playerAt = (w: Table, seat: Seat): Player => w.table.players[seat]!;
export const isAlive = (w: Table, seat: Seat): boolean => playerAt(w, seat).alive;
export const lies = (w: Table, seat: Seat, title: Lying): boolean => playerAt(w, seat).lies.includes(title);
export const hasCards = (w: Table, seat: Seat): boolean => w.cards(hand(seat)).length > 0;
export const isHurt = (w: Table, seat: Seat): boolean => playerAt(w, seat).lives < playerAt(w, seat).max;

/** All living seats clockwise, beginning to the left of one; that one comes last. */
export function livingFrom(w: Table, from: Seat): Seat[] {
  const n = w.seats.length;
  const found: Seat[] = [];
  for (let step = 1; step <= n; step++) {
    const seat = (from + step) % n;
    if (isAlive(w, seat)) found.push(seat);
  }
  return found;
}

/** Whom a card may be played on: living, and not about to leave. */
export const others = (w: Table, by: Seat): Seat[] =>
  livingFrom(w, by).filter(seat => seat !== by && !w.gone.includes(seat));

/** Whom an attack can reach at all. */
export const reachable = (w: Table, by: Seat): Seat[] => others(w, by).filter(seat => !lies(w, seat, 'carrier'));

export const othersWithCards = (w: Table, by: Seat): Seat[] => others(w, by).filter(seat => hasCards(w, seat));
