/** The nine character boards. */
import type { Seat } from '../../../contract.ts';
import type { Character, Table } from '../aliens.ts';
import type { Board } from '../board.ts';
import { boots } from './boots.ts';
import { cosmo } from './cosmo.ts';
import { cowboy } from './cowboy.ts';
import { doctor } from './doctor.ts';
import { kitty } from './kitty.ts';
import { kottabych } from './kottabych.ts';
import { ninja } from './ninja.ts';
import { scholar } from './scholar.ts';
import { superCat } from './super.ts';

export const boards: Readonly<Record<Character, Board>> = {
  kitty,
  ninja,
  super: superCat,
  kottabych,
  cowboy,
  doctor,
  scholar,
  boots,
  cosmo,
};

export const characters = Object.values(boards).map(({ character }) => character);

/** The board in front of a seat; there is one from the deal on. */
export const boardOf = (w: Table, seat: Seat): Board => boards[w.table.players[seat]!.character!];
