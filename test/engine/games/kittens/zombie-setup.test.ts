// How a match of Zombie Kittens begins: sets, hands and deck for two to five players.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { zombieKittens } from '../../../../src/engine/games/kittens/game.ts';
import { blast, hand } from '../../../../src/engine/games/kittens/kittens.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { project } from '../../../../src/engine/view.ts';
import { usual } from './table.ts';

function dealt(players: number, word = 'deal') {
  const { match } = start(zombieKittens, players, usual);
  const { pending } = match.state;
  if (pending.on !== 'random') throw new Error(`waiting on ${pending.on}`);
  apply(match, { type: 'random', draw: pending.draw.id, seed: seedOf(word) });
  return match;
}

const facesOf = (match: ReturnType<typeof dealt>, pile: string): Face[] =>
  match.state.piles[pile]!.map(card => card.face);
const all = (match: ReturnType<typeof dealt>): Face[] =>
  Object.keys(match.state.piles).flatMap(pile => facesOf(match, pile));
const count = (faces: readonly Face[], face: Face) => faces.filter(other => other === face).length;
const counted = (faces: readonly Face[]) =>
  Object.fromEntries([...new Set(faces)].map(face => [face, count(faces, face)]));

const paw = {
  zombie_kitten: 2,
  attack_2x: 2,
  nope: 2,
  clairvoyance_now: 1,
  skip: 1,
  super_skip: 1,
  see_future_3: 2,
  shuffle_now: 1,
  clone: 1,
  favor: 1,
  dig_deeper: 2,
  cat_vampire: 4,
  cat_electro: 4,
};
const plain = {
  zombie_kitten: 3,
  nope: 3,
  clairvoyance_now: 1,
  skip: 2,
  super_skip: 1,
  see_future_3: 2,
  shuffle_now: 1,
  feed_dead_now: 2,
  clone: 2,
  grave_robber: 1,
  favor: 2,
  dig_deeper: 2,
  attack_of_dead: 3,
  cat_lantern: 4,
  cat_headless: 4,
};
const everything = {
  zombie_kitten: 5,
  attack_2x: 2,
  nope: 5,
  clairvoyance_now: 2,
  skip: 3,
  super_skip: 2,
  see_future_3: 4,
  shuffle_now: 2,
  feed_dead_now: 2,
  clone: 3,
  grave_robber: 1,
  favor: 3,
  dig_deeper: 4,
  attack_of_dead: 3,
  cat_vampire: 4,
  cat_electro: 4,
  cat_lantern: 4,
  cat_headless: 4,
};

const setups = [
  { players: 2, set: paw, deck: 9, kittens: 1, total: 24 },
  { players: 3, set: plain, deck: 11, kittens: 2, total: 33 },
  { players: 4, set: everything, deck: 28, kittens: 3, total: 57 },
  { players: 5, set: everything, deck: 21, kittens: 4, total: 57 },
];

describe.each(setups)('$players players', ({ players, set, deck, kittens, total }) => {
  const match = dealt(players);
  const seats = match.state.seats;

  test('the cards are the ones of the box', () => {
    expect(counted(all(match))).toEqual({ ...set, exploding_kitten: kittens });
    expect(all(match)).toHaveLength(total + kittens);
  });

  test('everybody has eight cards, a Zombie Kitten among them, and no kitten', () => {
    for (const seat of seats) {
      expect(facesOf(match, hand(seat))).toHaveLength(8);
      expect(facesOf(match, hand(seat))).toContain('zombie_kitten');
      expect(facesOf(match, hand(seat))).not.toContain('exploding_kitten');
    }
  });

  test('the deck has one kitten fewer than there are players', () => {
    expect(facesOf(match, 'deck')).toHaveLength(deck);
    expect(count(facesOf(match, 'deck'), 'exploding_kitten')).toBe(kittens);
  });

  test('nothing is left over, and nobody has a kitten in front', () => {
    for (const pile of ['saves', 'box', 'aside', ...seats.map(blast)]) expect(facesOf(match, pile)).toEqual([]);
  });

  test('everybody lives and somebody owes one ordinary turn', () => {
    const { table, pending } = match.state;
    expect(table.status).toEqual(seats.map(() => 'alive'));
    expect(table.turn).toEqual({ seat: table.turn.seat, owed: 1, attacked: false, peeked: false });
    expect(table.danger).toBeNull();
    expect(pending).toMatchObject({ on: 'players', ask: { about: { kind: 'turn', by: table.turn.seat } } });
  });
});

describe('Zombie Kittens, set-up', () => {
  test('with five players all 61 cards are on the table', () => {
    expect(all(dealt(5))).toHaveLength(61);
  });

  test('two to five may play', () => {
    expect(zombieKittens.seats).toEqual({ min: 2, max: 5 });
  });

  test('with four players the fifth Zombie Kitten may be in a hand or in the deck', () => {
    const words = Array.from({ length: 30 }, (_, n) => `deal ${n}`);
    const inDeck = words.map(word => count(facesOf(dealt(4, word), 'deck'), 'zombie_kitten'));
    expect(new Set(inDeck)).toEqual(new Set([0, 1]));
  });

  test('kittens may lie anywhere in the deck', () => {
    const words = Array.from({ length: 60 }, (_, n) => `deal ${n}`);
    const depths = words.map(word => facesOf(dealt(2, word), 'deck').indexOf('exploding_kitten'));
    expect([...new Set(depths)].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('nobody is told a card of another hand or of the deck', () => {
    const view = project(dealt(3), 0);
    expect(view.piles[hand(0)]!.cards).toHaveLength(8);
    expect(view.piles[hand(1)]).toEqual({ count: 8, cards: null });
    expect(view.piles.deck).toEqual({ count: 11, cards: null });
  });

  test('C4: the first player is a matter of luck', () => {
    const words = Array.from({ length: 40 }, (_, n) => `deal ${n}`);
    const first = words.map(word => dealt(4, word).state.table.turn.seat);
    expect([...new Set(first)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('Z44: the discard pile is empty at the start', () => {
    for (const { players } of setups) expect(facesOf(dealt(players), 'discard')).toEqual([]);
  });
});
