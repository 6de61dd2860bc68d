/** What must hold whenever an exploding game rests (rules 1.1). */
import type { State } from '../../contract.ts';
import { isKitten } from './deck.ts';
import type { Kittens } from './kittens.ts';

export function broken({ piles, table, pending }: State<Kittens>): string | null {
  const { status, turn, danger } = table;
  const living = status.filter(it => it === 'alive').length;
  // Before the deal the kittens wait in the box; after the end, or in mid-draw, one is on its way.
  const isSettled = danger === null && pending.on !== 'nothing' && piles.saves!.length === 0;
  const kittens = piles.deck!.filter(isKitten).length;
  if (isSettled && kittens !== living - 1) return `${kittens} kittens in the deck for ${living} living players`;
  if (isSettled && status[turn.seat] !== 'alive')
    return `it is the turn of seat ${turn.seat}, which is ${status[turn.seat]}`;
  if (turn.owed < 1) return `seat ${turn.seat} owes ${turn.owed} turns`;
  return null;
}
