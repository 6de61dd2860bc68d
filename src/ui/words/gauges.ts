/** What everybody can count: how many kittens are still in the deck. One fewer than people were dealt, less those in sight. */
import type { View } from '../../engine/contract.ts';
import { kittens as kittensFor } from '../../engine/games/kittens/decks/edition.ts';
import type { Face } from '../../engine/games/kittens/faces.ts';

export interface DeckGauge {
  readonly pile: string;
  readonly face: string;
  readonly left: number;
}

const feared: Face = 'exploding_kitten';
const editions: readonly string[] = ['zombie_kittens', 'party_pack', 'apocalypse'];

export const gaugeFor = (game: string): ((view: View) => DeckGauge | null) =>
  editions.includes(game) ? kittensLeft : () => null;

function kittensLeft({ seats, piles }: View): DeckGauge {
  const inSight = Object.values(piles).flatMap(({ cards }) => (cards ?? []).filter(({ face }) => face === feared));
  return { pile: 'deck', face: feared, left: kittensFor(seats.length).length - inSight.length };
}
