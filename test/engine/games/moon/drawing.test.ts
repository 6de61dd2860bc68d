// Drawing at the end of a turn, and how the deck runs out.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/moon/faces.ts';
import { setTable } from './table.ts';

/** Seat 0 has laid a card with digit 4 or 1 and is about to draw. */
const drawing = (digit: 4 | 1, others: readonly (readonly Face[])[] = [['green_hare_b', 'green_hare_c']]) => {
  const card = digit === 4 ? 'red_hare_a' : 'red_hare_d';
  const t = setTable({ hands: [[card, 'blue_hare_b'], ...others] });
  t.seat(0).chooses(card);
  return t;
};

describe('drawing', () => {
  test('D1: one may stop before the digit is reached', () => {
    const t = drawing(4);
    t.seat(0).chooses('deck', 'stop');
    expect([t.hand(0).length, t.turn]).toEqual([2, 1]);
    expect(t.asking).toBe('turn');
  });

  test('D1: never draws more than the digit', () => {
    const t = drawing(1);
    t.seat(0).chooses('deck');
    expect([t.hand(0).length, t.turn]).toEqual([2, 1]);
  });

  test('D2: digit 0 brings nothing, but an empty hand takes three', () => {
    const some = setTable({ hands: [['white_hare_l', 'blue_hare_b'], ['green_hare_b']] });
    some.seat(0).chooses('white_hare_l');
    expect([some.hand(0), some.turn]).toEqual([['blue_hare_b'], 1]);
    const none = setTable({ hands: [['white_hare_l'], ['green_hare_b']] });
    none.seat(0).chooses('white_hare_l');
    expect([none.hand(0).length, none.turn]).toEqual([3, 1]);
  });

  test('D3: who is robbed of the last card takes three at once', () => {
    const t = drawing(4, [['green_hare_b']]);
    t.seat(0).robs(1);
    expect(t.hand(0)).toContain('green_hare_b');
    expect([t.hand(1).length, t.asking]).toEqual([3, 'draw']);
  });

  test('D3: a robbed card is known to the robber and the robbed alone', () => {
    const t = drawing(4, [['green_hare_b', 'green_hare_c'], ['red_cat_a']]);
    t.seat(0).robs(1);
    expect(t.cues('robbed', 2)).toEqual([{ cue: 'robbed', by: 0, target: 1 }]);
    expect([t.view(2).piles['hand/0']!.cards, t.hand(1).length]).toEqual([null, 1]);
  });

  test('D4: a hand without cards is no source', () => {
    const t = drawing(4, [['green_hare_b', 'green_hare_c'], []]);
    expect(t.seat(0).offers.filter(it => it.startsWith('seat'))).toEqual(['seat:1']);
  });

  test('gives one card of each hand in a turn', () => {
    const t = drawing(4, [['green_hare_b', 'green_hare_c'], ['red_cat_a']]);
    t.seat(0).robs(1);
    expect([t.seat(0).can('seat:1'), t.seat(0).can('seat:2')]).toEqual([false, true]);
    t.seat(0).chooses('stop');
    expect(t.turn).toBe(1);
  });

  test('D5: the reserve is refilled at the end of the turn, not before', () => {
    const t = drawing(4);
    const [first, second, third] = t.reserve;
    t.seat(0).chooses(first!, second!);
    expect(t.reserve).toEqual([third]);
    const next = t.deck.slice(0, 2);
    t.seat(0).chooses('stop');
    expect(t.reserve).toEqual([third, ...next]);
  });

  test('D11: with an empty hand the first card must be drawn, and three do not come instead', () => {
    const t = setTable({ hands: [['red_hare_a'], ['green_hare_b']] });
    t.seat(0).chooses('red_hare_a');
    expect([t.hand(0), t.seat(0).can('stop')]).toEqual([[], false]);
    t.seat(0).chooses('deck');
    expect(t.seat(0).can('stop')).toBe(true);
    t.seat(0).chooses('stop');
    expect([t.hand(0).length, t.turn]).toEqual([1, 1]);
  });
});

describe('the deck runs out', () => {
  test('D6: who needs three takes what is there', () => {
    const t = setTable({
      hands: [['white_hare_l'], ['green_hare_b']],
      deck: ['red_dog_a', 'red_dog_b'],
      reserve: ['red_cat_a'],
    });
    t.seat(0).chooses('white_hare_l');
    expect(t.hand(0)).toEqual(['red_dog_a', 'red_dog_b']);
    expect([t.asking, t.asked]).toEqual(['final', [0]]);
  });

  test('D7: during a draw: the rest is lost and the drawer begins the final round', () => {
    const t = setTable({ hands: [['red_hare_a'], ['green_hare_b']], deck: ['red_dog_a'], reserve: ['red_cat_a'] });
    t.seat(0).chooses('red_hare_a', 'deck');
    expect([t.asking, t.asked]).toEqual(['final', [0]]);
    expect(t.reserve).toEqual(['red_cat_a']);
  });

  test('D8: when a robbed player takes three: that player begins the final round', () => {
    const t = setTable({
      hands: [['red_hare_a', 'blue_hare_b'], ['green_hare_c'], ['green_hare_b']],
      deck: ['red_dog_a', 'red_dog_b', 'red_dog_c'],
    });
    t.seat(0).chooses('red_hare_a');
    t.seat(0).robs(2);
    expect(t.hand(2)).toEqual(['red_dog_a', 'red_dog_b', 'red_dog_c']);
    expect([t.asking, t.asked]).toEqual(['final', [2]]);
  });

  test('D9: when the reserve is refilled: whose turn it was begins the final round', () => {
    const t = setTable({
      hands: [['green_hare_c'], ['red_hare_a', 'blue_hare_b']],
      deck: ['red_dog_a', 'red_dog_b'],
      reserve: [],
      turn: 1,
    });
    t.seat(1).chooses('red_hare_a', 'stop');
    expect(t.reserve).toEqual(['red_dog_a', 'red_dog_b']);
    expect([t.asking, t.asked]).toEqual(['final', [1]]);
  });

  test('D10: in mid-migration: the turn ends and that player begins the final round', () => {
    const t = setTable({
      hands: [['red_hare_d'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a'] }],
      deck: ['red_dog_a', 'red_dog_b', 'red_dog_c'],
    });
    t.seat(0).chooses('red_hare_d');
    expect([t.hand(0).length, t.asking, t.asked]).toEqual([3, 'final', [0]]);
  });

  test('D10: through a penalty: likewise, with the new cards in hand', () => {
    const t = setTable({
      hands: [['red_hare_d'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_cat_a'] }],
      deck: ['red_dog_a', 'red_cat_d'],
    });
    expect([t.penalty(0), t.hand(0)]).toEqual([['red_hare_d'], ['red_cat_d', 'red_dog_a']]);
    expect([t.asking, t.asked, t.seat(0).offers]).toEqual(['final', [0], ['red_dog_a']]);
  });
});
