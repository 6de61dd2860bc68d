/** Exploding Kittens Party Pack: 120 cards, 2 to 10 players (rules 3.1 and 3.3). */
import { type CardSet, type Edition, oneSaveEach, type Printed } from './edition.ts';

export const partyCards: Printed = {
  defuse: [3, 7],
  attack_2x: [2, 3],
  targeted_attack_2x: [2, 3],
  skip: [4, 6],
  see_future_3: [3, 3],
  alter_future_3: [2, 4],
  shuffle: [2, 4],
  draw_bottom: [3, 4],
  favor: [2, 4],
  nope: [4, 5],
  cat_taco: [3, 4],
  cat_melon: [3, 4],
  cat_potato: [3, 4],
  cat_beard: [3, 4],
  cat_rainbow: [3, 4],
  feral_cat: [2, 4],
};

export const partySet = (seats: number): CardSet => (seats <= 3 ? 'paw' : seats <= 7 ? 'plain' : 'all');

export const partyPack: Edition = {
  id: 'party_pack',
  death: 'out',
  deal: oneSaveEach(partyCards, partySet, 'defuse'),
};
