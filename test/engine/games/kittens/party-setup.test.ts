/** The cards and the deal of the Party Pack (3.1 and 3.3). */
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../../../src/engine/games/kittens/decks/edition.ts';
import { editions, printed } from '../../../../src/engine/games/kittens/decks/index.ts';
import { partyCards } from '../../../../src/engine/games/kittens/decks/party-pack.ts';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { count, dealt, games } from './party.ts';

/** players, cards without kittens, spare Defuses, pool, left after the deal, kittens, draw pile, Defuses in all */
const table = [
  [2, 44, 1, 42, 28, 1, 29, 3],
  [3, 44, 0, 41, 20, 2, 22, 3],
  [4, 67, 3, 63, 35, 3, 38, 7],
  [5, 67, 2, 62, 27, 4, 31, 7],
  [6, 67, 1, 61, 19, 5, 24, 7],
  [7, 67, 0, 60, 11, 6, 17, 7],
  [8, 111, 2, 103, 47, 7, 54, 10],
  [9, 111, 1, 102, 39, 8, 47, 10],
  [10, 111, 0, 101, 31, 9, 40, 10],
] as const;

const counts: readonly (readonly [Face, number, number])[] = [
  ['defuse', 3, 7],
  ['attack_2x', 2, 3],
  ['targeted_attack_2x', 2, 3],
  ['skip', 4, 6],
  ['see_future_3', 3, 3],
  ['alter_future_3', 2, 4],
  ['shuffle', 2, 4],
  ['draw_bottom', 3, 4],
  ['favor', 2, 4],
  ['nope', 4, 5],
  ['cat_taco', 3, 4],
  ['cat_melon', 3, 4],
  ['cat_potato', 3, 4],
  ['cat_beard', 3, 4],
  ['cat_rainbow', 3, 4],
  ['feral_cat', 2, 4],
];

describe('The cards of the Party Pack', () => {
  test('44 with the paw and 67 without are 111, and with nine kittens 120', () => {
    expect(cardsOf(partyCards, 'paw')).toHaveLength(44);
    expect(cardsOf(partyCards, 'plain')).toHaveLength(67);
    expect(cardsOf(partyCards, 'all')).toHaveLength(111);
    const { saves, pool, aside, box } = editions.party_pack.deal(10);
    expect([...saves, ...pool, ...aside, ...box]).toHaveLength(120);
  });

  test('every title as often as it is printed', () => {
    for (const [face, paw, plain] of counts) {
      expect([face, count(cardsOf(partyCards, 'paw'), face)]).toEqual([face, paw]);
      expect([face, count(cardsOf(partyCards, 'plain'), face)]).toEqual([face, plain]);
    }
  });

  test('P28: no other titles: no personal attack, no NOW card, no Clone', () => {
    const titles = [...counts.map(([face]) => face), 'exploding_kitten'].sort();
    for (const [seats] of table) expect([...printed.party_pack(seats).keys()].sort()).toEqual(titles);
  });
});

describe('The deal of the Party Pack', () => {
  test('two to ten may play', () => {
    expect(games.party_pack.seats).toEqual({ min: 2, max: 10 });
  });

  test.each(table)(
    '%i players: %i cards, %i spare Defuses, %i in the pool, %i after the deal, %i kittens, %i in the pile',
    (...row) => {
      const [seats, set, spare, pool, left, kittens, pile] = row;
      const deal = editions.party_pack.deal(seats);
      expect(deal.saves.length + deal.pool.length).toBe(set);
      expect(count(deal.pool, 'defuse')).toBe(spare);
      expect(deal.pool).toHaveLength(pool);
      expect(pool - 7 * seats).toBe(left);
      const { deck } = dealt('party_pack', seats);
      expect(deck).toHaveLength(pile);
      expect(count(deck, 'exploding_kitten')).toBe(kittens);
    },
  );

  test.each(table)('%i players hold eight cards with a Defuse among them, and no kitten', (...row) => {
    const [seats, set, , , , , , defuses] = row;
    const { deck, hands, faces } = dealt('party_pack', seats);
    for (const hand of hands) {
      expect(hand).toHaveLength(8);
      expect(count(hand, 'defuse')).toBeGreaterThanOrEqual(1);
      expect(count(hand, 'exploding_kitten')).toBe(0);
    }
    const all = [...deck, ...hands.flat()];
    expect(count(all, 'defuse')).toBe(defuses);
    expect(all).toHaveLength(set + seats - 1);
    for (const empty of ['saves', 'box', 'aside', 'discard']) expect(faces(empty)).toEqual([]);
  });

  test('a spare Defuse may be dealt', () => {
    const most = Array.from({ length: 12 }, (_, n) => dealt('party_pack', 4, `deal ${n}`)).flatMap(({ hands }) =>
      hands.map(hand => count(hand, 'defuse')),
    );
    expect(Math.max(...most)).toBeGreaterThan(1);
  });

  test('the agreed seed decides hands, pile and who begins', () => {
    const one = dealt('party_pack', 5, 'one');
    expect(dealt('party_pack', 5, 'one').hands).toEqual(one.hands);
    expect(dealt('party_pack', 5, 'one').deck).toEqual(one.deck);
    expect(dealt('party_pack', 5, 'two').deck).not.toEqual(one.deck);
    const first = Array.from(
      { length: 40 },
      (_, n) => dealt('party_pack', 5, `first ${n}`).match.state.table.turn.seat,
    );
    expect([...new Set(first)].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test('the first player has one ordinary turn and nobody is out', () => {
    const { match } = dealt('party_pack', 6);
    expect(match.state.table.turn).toMatchObject({ owed: 1, attacked: false });
    expect(match.state.table.status).toEqual(Array(6).fill('alive'));
  });
});
