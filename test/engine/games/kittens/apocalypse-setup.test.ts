/** The deal of Zombie Apocalypse (section 4): the Zombie part, filled up from the Party part. */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../../src/engine/games/kittens/decks/edition.ts';
import { editions } from '../../../../src/engine/games/kittens/decks/index.ts';
import { partyCards } from '../../../../src/engine/games/kittens/decks/party-pack.ts';
import { zombieCards } from '../../../../src/engine/games/kittens/decks/zombie-kittens.ts';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { count, dealt, games } from './party.ts';

/** players, Zombie part, Party part, target pile, added, dealt Zombie Kittens and Defuses, extra ones, draw pile */
const table = [
  [2, 22, 41, 15, 7, 2, 0, 2, 0, 18],
  [3, 30, 41, 20, 11, 3, 0, 2, 0, 24],
  [4, 52, 60, 25, 1, 4, 0, 1, 1, 30],
  [5, 52, 60, 30, 13, 5, 0, 0, 2, 36],
  [6, 52, 60, 35, 25, 5, 1, 0, 2, 42],
  [7, 52, 60, 35, 32, 5, 2, 0, 2, 43],
  [8, 52, 101, 35, 39, 5, 3, 0, 2, 44],
  [9, 52, 101, 35, 46, 5, 4, 0, 2, 45],
] as const;

const special: readonly Face[] = ['exploding_kitten', 'zombie_kitten', 'defuse'];
const plain = (faces: readonly Face[]) => faces.filter(face => !special.includes(face));
const zombieSets = { 2: 'paw', 3: 'plain' } as const;
const partySet = (seats: number) => (seats < 4 ? 'paw' : seats < 8 ? 'plain' : 'all');

describe('The deal of the Apocalypse', () => {
  test('two to nine may play', () => {
    expect(games.apocalypse.seats).toEqual({ min: 2, max: 9 });
  });

  test.each(table)('AP1: %i players: kittens and save cards are in neither part', (...[seats]) => {
    const { pool, aside } = editions.apocalypse.deal(seats);
    for (const face of special) expect([face, count([...pool, ...aside], face)]).toEqual([face, 0]);
  });

  test.each(table)('AP1: %i players: only the save cards of the table are in the game', (...row) => {
    const [seats, , , , , zombies, defuses, moreZombies, moreDefuses] = row;
    const { deck, hands, faces } = dealt('apocalypse', seats);
    const all = [...deck, ...hands.flat(), ...faces('aside'), ...faces('box'), ...faces('saves')];
    expect(count(all, 'zombie_kitten')).toBe(zombies + moreZombies);
    expect(count(all, 'defuse')).toBe(defuses + moreDefuses);
  });

  test.each(table)('AP2: %i players: all %i cards of the Zombie part are in the game', (...[seats, zombiePart]) => {
    const { pool } = editions.apocalypse.deal(seats);
    const set = seats === 2 || seats === 3 ? zombieSets[seats] : 'all';
    expect(pool).toHaveLength(zombiePart);
    expect([...pool].sort()).toEqual(plain(cardsOf(zombieCards, set)).sort());
  });

  test.each(table)('AP3: %i players: Zombie part %i, Party part %i, target %i, %i added', (...row) => {
    const [seats, zombiePart, partyPart, target, add] = row;
    const { take, aside } = editions.apocalypse.deal(seats);
    expect(aside).toHaveLength(partyPart);
    expect([...aside].sort()).toEqual(plain(cardsOf(partyCards, partySet(seats))).sort());
    expect(take).toBe(add);
    const { deck, hands, faces } = dealt('apocalypse', seats);
    const inGame = plain([...deck, ...hands.flat()]);
    expect(inGame).toHaveLength(zombiePart + add);
    expect(inGame).toHaveLength(7 * seats + target);
    expect(faces('aside')).toHaveLength(partyPart - add);
  });

  test('AP3: which Party cards come in is random', () => {
    const added = (word: string) => dealt('apocalypse', 5, word).faces('aside').sort().join();
    expect(added('one')).toBe(added('one'));
    expect(new Set(['one', 'two', 'three'].map(added)).size).toBeGreaterThan(1);
  });

  test.each(table)('AP4: %i players: one save card each', (...row) => {
    const [seats, , , , , zombies, defuses] = row;
    const { hands } = dealt('apocalypse', seats);
    const saves = hands.map(hand => hand.filter(face => face === 'zombie_kitten' || face === 'defuse'));
    for (const hand of saves) expect(hand).toHaveLength(1);
    expect(count(saves.flat(), 'zombie_kitten')).toBe(zombies);
    expect(count(saves.flat(), 'defuse')).toBe(defuses);
  });

  test('AP4: who gets a Defuse is random', () => {
    const holders = Array.from({ length: 30 }, (_, n) =>
      dealt('apocalypse', 6, `deal ${n}`).hands.findIndex(hand => hand.includes('defuse')),
    );
    expect(new Set(holders).size).toBeGreaterThan(2);
  });

  test.each(table)(
    'AP5: %i players: eight cards each, and the pile with two more save cards and the kittens',
    (...row) => {
      const [seats, , , , , , , moreZombies, moreDefuses, pile] = row;
      const { deck, hands, faces } = dealt('apocalypse', seats);
      for (const hand of hands) expect(hand).toHaveLength(8);
      expect(deck).toHaveLength(pile);
      expect(count(deck, 'exploding_kitten')).toBe(seats - 1);
      expect(count(deck, 'zombie_kitten')).toBe(moreZombies);
      expect(count(deck, 'defuse')).toBe(moreDefuses);
      for (const empty of ['saves', 'box', 'discard']) expect(faces(empty)).toEqual([]);
    },
  );

  test('AP5: the extra save cards and the kittens lie anywhere in the pile', () => {
    const places = Array.from({ length: 40 }, (_, n) =>
      dealt('apocalypse', 2, `deal ${n}`).deck.indexOf('exploding_kitten'),
    );
    expect(Math.min(...places)).toBeLessThan(4);
    expect(Math.max(...places)).toBeGreaterThan(13);
  });
});
