/** Questions about the seats of an exploding game: who lives, who is dead, who comes next, who may still react. */
import { seatsWhere } from '../../ask.ts';
import type { Seat } from '../../contract.ts';
import type { Status, Table } from './kittens.ts';

export const isIn = (w: Table, seat: Seat): boolean => w.table.status[seat] !== 'out';
export const isAlive = (w: Table, seat: Seat): boolean => w.table.status[seat] === 'alive';

const having = (status: Status) => (w: Table) => seatsWhere(w.seats, seat => w.table.status[seat] === status);
export const living = having('alive');
export const dead = having('dead');

export const hasCards = (w: Table, seat: Seat): boolean => w.each('hand')[seat]!.length > 0;

/** Whom a Favor or a combo may hit. */
export const othersWithCards = (w: Table, by: Seat): readonly Seat[] =>
  seatsWhere(w.seats, seat => seat !== by && isAlive(w, seat) && hasCards(w, seat));

/** Everybody at the table with a card in hand, dead or alive: nobody else can react to anything. */
export const handHolders = (w: Table, except: Seat | null = null): readonly Seat[] =>
  seatsWhere(w.seats, seat => seat !== except && isIn(w, seat) && hasCards(w, seat));

/** All seats clockwise, beginning to the left of one. */
export const clockwise = (w: Table, from: Seat): Seat[] => {
  const n = w.seats.length;
  return w.seats.map(step => (from + 1 + step) % n);
};

export function nextLiving(w: Table, from: Seat): Seat {
  const n = w.seats.length;
  for (let step = 1; step <= n; step++) {
    const seat = (from + step) % n;
    if (isAlive(w, seat)) return seat;
  }
  throw new Error('nobody is alive');
}
