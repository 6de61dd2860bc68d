// The final round and the score.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/moon/faces.ts';
import { setTable } from './table.ts';

describe('the final round', () => {
  test('F1: one lays as many cards as fit, in any order, or stops', () => {
    const t = setTable({
      hands: [['red_hare_a', 'red_hare_b', 'blue_dog_a'], ['green_hare_b']],
      last: 0,
    });
    t.seat(0).chooses('red_hare_a', 'blue_dog_a', 'red_hare_b');
    expect([t.moon(0, 'red'), t.moon(0, 'blue')]).toEqual([['red_hare_a', 'red_hare_b'], ['blue_dog_a']]);
    expect(t.asked).toEqual([1]);
    t.seat(1).passes();
    expect(t.asking).toBe('nothing');
  });

  test('F1: nothing is drawn and no prize is given', () => {
    const t = setTable({
      hands: [['red_rat_a', 'blue_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_dog_a', 'red_cat_a'] }],
      reserve: ['green_hare_d'],
      last: 0,
    });
    t.seat(0).chooses('red_rat_a');
    expect([t.asking, t.full[0], t.hand(0), t.reserve]).toEqual(['final', 1, ['blue_dog_a'], ['green_hare_d']]);
  });

  test('F2: a white may still be swapped', () => {
    const t = setTable({
      hands: [['white_dog_l'], ['green_hare_b']],
      moons: [{}, { red: ['red_hare_a'] }],
      last: 0,
    });
    t.seat(0).chooses('white_dog_l', 'swap');
    expect([t.moon(1, 'red'), t.moon(0, 'red')]).toEqual([['white_dog_l'], ['red_hare_a']]);
  });

  test('F3: cards that fit nowhere cost nothing', () => {
    const t = setTable({
      hands: [['red_hare_d'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_cat_a'] }],
      last: 0,
    });
    expect(t.seat(0).offers).toEqual([]);
    t.seat(0).passes();
    t.seat(1).passes();
    expect([t.scores, t.penalty(0)]).toEqual([[0, 0], []]);
  });

  test('F4: everybody has exactly one turn, clockwise from who got the last card', () => {
    const t = setTable({ hands: [['red_hare_a'], ['green_hare_b'], ['green_hare_c']], last: 1 });
    const order = [];
    while (t.asking === 'final') {
      order.push(t.asked[0]!);
      t.seat(t.asked[0]!).passes();
    }
    expect(order).toEqual([1, 2, 0]);
    expect(t.asking).toBe('nothing');
  });

  test('F5: repainting is free as always, migration means nothing, an empty hand takes nothing', () => {
    const t = setTable({
      hands: [['red_hare_a'], ['green_hare_b']],
      moons: [{ white: ['white_hare_r'] }],
      last: 0,
    });
    t.seat(0).chooses('repaint', 'white_to_red');
    t.seat(0).chooses('red_hare_a');
    expect([t.cues('migration'), t.hand(0), t.asked]).toEqual([[], [], [1]]);
  });

  test('passes over an empty hand', () => {
    const t = setTable({ hands: [[], ['green_hare_b']], last: 0 });
    expect(t.asked).toEqual([1]);
  });
});

describe('the score', () => {
  const scored = (score: readonly (readonly Face[])[], penalty: readonly (readonly Face[])[], full = [1, 1]) =>
    setTable({ hands: [[], []], score, penalty, full, last: 0 });
  const four: readonly Face[] = ['red_hare_a', 'red_dog_a', 'red_cat_d', 'red_rat_d'];
  const five: readonly Face[] = ['blue_hare_a', 'blue_dog_a', 'blue_cat_d', 'blue_rat_d'];

  test('is the score pile less the penalty row; open moons and hands count nothing', () => {
    const t = setTable({
      hands: [['blue_hare_d'], []],
      moons: [{ green: ['green_hare_d'] }, {}],
      score: [four, five],
      penalty: [['orange_hare_d'], []],
      full: [1, 1],
      last: 0,
    });
    t.seat(0).passes();
    expect(t.scores).toEqual([6, 10]);
    expect(t.result).toEqual({ winners: [1], why: 'points' });
  });

  test('may be less than nothing', () => {
    expect(scored([[], []], [['orange_hare_d'], []], [0, 0]).scores).toEqual([-4, 0]);
  });

  test('T1: with equal points fewer penalty cards win', () => {
    const t = scored([[...four, 'green_hare_a'], five], [['orange_hare_a'], []]);
    expect([t.scores, t.result!.winners]).toEqual([[10, 10], [1]]);
  });

  test('T1: then more full moons, then the win is shared', () => {
    const more = scored([four, five], [[], []], [0, 1]);
    expect([more.scores, more.result!.winners]).toEqual([[10, 10], [1]]);
    const shared = scored([four, five], [[], []]);
    expect(shared.result!.winners).toEqual([0, 1]);
  });
});
