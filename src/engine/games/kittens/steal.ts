/** A card taken blindly from a hand. */
import type { Rng, Seat } from '../../contract.ts';
import { hand, type Table } from './kittens.ts';
import { isIn } from './seats.ts';

/** Moves a random card. Says no when there is nothing to take, or nobody left to take it (C10). */
export function takeBlindly(w: Table, by: Seat, from: Seat, rng: Rng): boolean {
  const cards = w.cards(hand(from));
  if (cards.length === 0 || !isIn(w, by)) return false;
  w.move(cards[rng.below(cards.length)]!.id, hand(from), hand(by));
  return true;
}
