/** Every kind of card of this match: how many there are, and how many everybody has seen go. */
import type { View } from '../../../engine/contract.ts';
import { printed } from '../../../engine/games/kittens/decks/index.ts';
import type { Kind } from '../../table/board.ts';
import { factsOf } from './facts.ts';

export function kinds(view: View): readonly Kind[] {
  const { edition } = factsOf(view);
  const gone = new Map<string, number>();
  // Open to all: what only I see must not count.
  for (const [pile, { cards }] of Object.entries(view.piles)) {
    if (pile.startsWith('hand/')) continue;
    for (const { face } of cards ?? []) gone.set(face, (gone.get(face) ?? 0) + 1);
  }
  return [...printed[edition](view.seats.length)].map(([face, count]) => ({
    face,
    printed: count,
    gone: gone.get(face) ?? 0,
  }));
}
