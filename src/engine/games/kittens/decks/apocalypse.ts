/** Zombie Apocalypse: Zombie Kittens filled up from the Party Pack, 2 to 9 players (rules section 4). */
import { cardsOf, type Edition, kittens, times } from './edition.ts';
import { partyCards, partySet } from './party-pack.ts';
import { zombieCards, zombieSet } from './zombie-kittens.ts';

/** All Zombie Kittens and Defuses are at hand, with or without the paw. */
const zombieKittens = 5;
const extraSaves = 2;
/** What is left of the pool after the deal. */
const pile = (seats: number): number => Math.min(5 * (seats + 1), 35);

export const apocalypse: Edition = {
  id: 'apocalypse',
  death: 'undead',
  deal(seats) {
    const { zombie_kitten: _, ...zombie } = zombieCards;
    const { defuse: __, ...party } = partyCards;
    const pool = cardsOf(zombie, zombieSet(seats));
    const zombies = Math.min(seats, zombieKittens);
    const left = Math.min(zombieKittens - zombies, extraSaves);
    return {
      saves: [...times(zombies, 'zombie_kitten'), ...times(seats - zombies, 'defuse')],
      pool,
      aside: cardsOf(party, partySet(seats)),
      take: 7 * seats + pile(seats) - pool.length,
      box: [...times(left, 'zombie_kitten'), ...times(extraSaves - left, 'defuse'), ...kittens(seats)],
    };
  },
};
