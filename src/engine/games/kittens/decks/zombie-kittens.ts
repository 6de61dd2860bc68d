/** Zombie Kittens: 61 cards, 2 to 5 players (rules 2.1 and 2.3). */
import { type CardSet, type Edition, oneSaveEach, type Printed } from './edition.ts';

export const zombieCards: Printed = {
  zombie_kitten: [2, 3],
  attack_2x: [2, 0],
  nope: [2, 3],
  clairvoyance_now: [1, 1],
  skip: [1, 2],
  super_skip: [1, 1],
  see_future_3: [2, 2],
  shuffle_now: [1, 1],
  feed_dead_now: [0, 2],
  clone: [1, 2],
  grave_robber: [0, 1],
  favor: [1, 2],
  dig_deeper: [2, 2],
  attack_of_dead: [0, 3],
  // Two kinds with the paw and two without: only so can there be three of a kind with two or three players.
  cat_vampire: [4, 0],
  cat_electro: [4, 0],
  cat_lantern: [0, 4],
  cat_headless: [0, 4],
};

export const zombieSet = (seats: number): CardSet => (seats === 2 ? 'paw' : seats === 3 ? 'plain' : 'all');

export const zombieKittens: Edition = {
  id: 'zombie_kittens',
  death: 'undead',
  deal: oneSaveEach(zombieCards, zombieSet, 'zombie_kitten'),
};
