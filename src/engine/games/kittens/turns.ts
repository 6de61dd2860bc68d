/** How turns are owed, ended and handed on (rules 1.2 and 1.3). The one place to change for a house rule on attacks. */
import type { Seat } from '../../contract.ts';
import type { Table } from './kittens.ts';
import { nextLiving } from './seats.ts';

const begin = (w: Table, seat: Seat, owed: number, attacked: boolean): void => {
  w.table.turn = { seat, owed, attacked, peeked: false };
  w.cue({ cue: 'turn', by: seat, owed });
};

/** One owed turn is over: the same seat goes on, or the next living one. */
export function endOne(w: Table): void {
  const { seat, owed, attacked } = w.table.turn;
  if (owed > 1) begin(w, seat, owed - 1, attacked);
  else endAll(w);
}

/** Whatever was owed is gone. */
export function endAll(w: Table): void {
  begin(w, nextLiving(w, w.table.turn.seat), 1, false);
}

/** 1.3: the turns an attacked player still owes, the present one included, travel with the new attack. */
export function passAttack(w: Table, victim: Seat, turns: number): void {
  const { owed, attacked } = w.table.turn;
  begin(w, victim, (attacked ? owed : 0) + turns, true);
}
