/** What a card is worth to its holder: the cheapest is given away, the dearest is named. */
import type { Card, Option } from '../../../contract.ts';
import { type Face, isCat } from '../faces.ts';

const worths: Partial<Record<Face, number>> = {
  zombie_kitten: 100,
  defuse: 100,
  nope: 40,
  attack_2x: 36,
  targeted_attack_2x: 36,
  super_skip: 34,
  skip: 32,
  attack_of_dead: 30,
  clone: 28,
  alter_future_3: 26,
  draw_bottom: 24,
  dig_deeper: 22,
  see_future_3: 20,
  shuffle_now: 18,
  shuffle: 16,
  clairvoyance_now: 14,
  favor: 12,
  grave_robber: 8,
  feed_dead_now: 8,
  feral_cat: 10,
};

export const worth = (face: Face): number => worths[face] ?? 4;

/** The card to part with: cheap, and rather a lone cat than half a pair. */
export function cheapest(options: readonly Option[]): string {
  const cards = options.filter((option): option is Card<Face> => 'face' in option);
  const count = (face: Face) => cards.filter(card => card.face === face).length;
  const price = ({ face }: Card<Face>) => worth(face) + (isCat(face) && count(face) > 1 ? 9 : 0);
  return cards.reduce((best, card) => (price(card) < price(best) ? card : best)).id;
}
