// The two dreams that reach beyond one's own cards: Mouse and Hand.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/moon/faces.ts';
import { setTable } from './table.ts';

const rules = { dreams: true } as const;

describe('Mouse', () => {
  test('DR7: takes a card of the reserve into a moon already begun', () => {
    const t = setTable({
      hands: [['red_cat_e', 'green_dog_a'], ['green_hare_b']],
      moons: [{ white: ['white_hare_r'] }],
      reserve: ['blue_dog_b', 'red_dog_a', 'green_hare_a'],
      rules,
    });
    t.seat(0).chooses('red_cat_e', 'new', 'mouse');
    // The left quarter of blue and the right one of green may both join the white moon.
    expect(t.seat(0).offers).toEqual(['blue_dog_b', 'red_dog_a', 'green_hare_a']);
    t.seat(0).chooses('blue_dog_b');
    expect(t.moon(0, 'blue')).toEqual(['white_hare_r', 'blue_dog_b']);
    expect(t.reserve).toEqual(['red_dog_a', 'green_hare_a']);
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 3 });
  });

  test('DR7: begins no moon, and is not offered when nothing in the reserve fits', () => {
    const t = setTable({
      hands: [['red_cat_e', 'green_dog_a'], ['green_hare_b']],
      reserve: ['blue_dog_b', 'green_hare_a'],
      rules,
    });
    t.seat(0).chooses('red_cat_e');
    expect(t.asking).toBe('draw');
  });

  test('DR7: is not offered with an empty reserve', () => {
    const t = setTable({ hands: [['red_cat_e', 'green_dog_a'], ['green_hare_b']], reserve: [], rules });
    t.seat(0).chooses('red_cat_e');
    expect(t.asking).toBe('draw');
  });

  test('DR7: may still be declined when it comes to the choice', () => {
    const t = setTable({
      hands: [['red_cat_e', 'green_dog_a'], ['green_hare_b']],
      reserve: ['red_dog_a'],
      rules,
    });
    t.seat(0).chooses('red_cat_e', 'mouse');
    t.clock();
    expect([t.reserve, t.asking]).toEqual([['red_dog_a'], 'draw']);
  });

  test('DR8: the card may close a moon, win the prize and migrate', () => {
    const t = setTable({
      hands: [['red_cat_e', 'green_dog_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_dog_a'] }],
      reserve: ['red_rat_d', 'blue_dog_a'],
      rules,
    });
    t.seat(0).chooses('red_cat_e', 'mouse', 'red_rat_d');
    expect([t.full[0], t.asking]).toEqual([1, 'prize']);
    t.seat(0).chooses('blue_dog_a');
    expect([t.score(0).length, t.ask.about]).toEqual([5, { kind: 'draw', by: 0, left: 1 }]);
    const migrating = setTable({
      hands: [['red_cat_e', 'green_dog_a'], ['green_hare_b']],
      reserve: ['red_cat_b'],
      rules,
    });
    migrating.seat(0).chooses('red_cat_e', 'mouse', 'red_cat_b');
    expect(migrating.ask.about).toEqual({ kind: 'again', by: 0, why: 'migration' });
  });

  test('DR8: its dream stays silent', () => {
    const t = setTable({
      hands: [['red_cat_e', 'green_dog_a'], ['green_hare_b']],
      reserve: ['red_dog_e'],
      rules,
    });
    t.seat(0).chooses('red_cat_e', 'mouse', 'red_dog_e');
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 2 });
  });

  test('DR8: a white from the reserve joins a moon and replaces nothing', () => {
    const t = setTable({
      hands: [['red_cat_e', 'green_dog_a'], ['green_hare_b']],
      moons: [{ blue: ['blue_dog_a'] }, { red: ['red_dog_b'] }],
      reserve: ['white_rat_l'],
      rules,
    });
    t.seat(0).chooses('red_cat_e', 'mouse', 'white_rat_l');
    expect(t.seat(0).offers).toEqual(['red', 'blue']);
    t.seat(0).chooses('blue');
    expect(t.moon(0, 'blue')).toEqual(['blue_dog_a', 'white_rat_l']);
    expect(t.asking).toBe('turn');
  });
});

describe('Hand', () => {
  const six: readonly Face[] = [
    'green_hare_a',
    'green_hare_b',
    'green_hare_c',
    'green_hare_d',
    'green_dog_a',
    'green_dog_b',
  ];
  const others: readonly Face[] = [
    'blue_hare_a',
    'blue_hare_b',
    'blue_hare_c',
    'blue_hare_d',
    'blue_dog_a',
    'blue_dog_b',
  ];

  test('DR10: who holds more than five chooses what to keep, all at once; the rest is shown and out of the game', () => {
    const t = setTable({ hands: [['red_rat_e', 'red_dog_a'], six, others], rules });
    t.seat(0).chooses('red_rat_e', 'hand');
    expect([t.asking, t.ask.rule, t.asked]).toEqual(['keep', 'each', [1, 2]]);
    t.seat(2).keeps('blue_hare_a', 'blue_hare_b', 'blue_hare_c', 'blue_hare_d', 'blue_dog_b');
    expect(t.discard).toEqual([]);
    t.seat(1).keeps('green_hare_a', 'green_hare_b', 'green_hare_c', 'green_hare_d', 'green_dog_a');
    expect(t.discard.sort()).toEqual(['blue_dog_a', 'green_dog_b']);
    expect([0, 1, 2].map(seat => t.hand(seat).length)).toEqual([5, 5, 5]);
  });

  test('DR10: who holds fewer draws from the deck, the active player first, then clockwise', () => {
    const t = setTable({
      hands: [['red_dog_b'], ['red_rat_e', 'red_dog_a'], ['red_dog_c', 'red_dog_d']],
      top: ['blue_hare_a', 'blue_hare_b', 'blue_hare_c', 'blue_hare_d', 'blue_dog_a', 'blue_dog_b', 'blue_dog_c'],
      turn: 1,
      rules,
    });
    t.seat(1).chooses('red_rat_e', 'hand');
    expect(t.hand(1)).toEqual(['blue_hare_a', 'blue_hare_b', 'blue_hare_c', 'blue_hare_d', 'red_dog_a']);
    expect(t.hand(2)).toEqual(['blue_dog_a', 'blue_dog_b', 'blue_dog_c', 'red_dog_c', 'red_dog_d']);
    expect(t.cues('took').map(({ by, count }) => [by, count])).toEqual([
      [1, 4],
      [2, 3],
      [0, 4],
    ]);
  });

  test('DR11: if the deck runs out, who drew its last card begins the final round', () => {
    const t = setTable({
      hands: [['red_rat_e', 'red_dog_a'], ['red_dog_b'], ['red_dog_c']],
      deck: ['blue_hare_a', 'blue_hare_b', 'blue_hare_c', 'blue_hare_d', 'blue_dog_a'],
      rules,
    });
    t.seat(0).chooses('red_rat_e', 'hand');
    expect([t.hand(0).length, t.hand(1), t.hand(2)]).toEqual([5, ['blue_dog_a', 'red_dog_b'], ['red_dog_c']]);
    expect([t.asking, t.asked]).toEqual(['final', [1]]);
  });

  test('DR12: the normal draw follows', () => {
    const t = setTable({ hands: [['red_rat_e', 'red_dog_a'], ['red_dog_b']], rules });
    t.seat(0).chooses('red_rat_e', 'hand');
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 2 });
    t.seat(0).chooses('deck', 'deck');
    expect([t.hand(0).length, t.turn]).toEqual([7, 1]);
  });

  test('DR12: the clock lets the dice decide what a silent player gives up', () => {
    const t = setTable({ hands: [['red_rat_e', 'red_dog_a'], six, others], rules });
    t.seat(0).chooses('red_rat_e', 'hand');
    t.seat(1).keeps('green_hare_a', 'green_hare_b', 'green_hare_c', 'green_hare_d', 'green_dog_a');
    t.clock();
    t.roll();
    expect(t.hand(1)).toEqual(['green_dog_a', 'green_hare_a', 'green_hare_b', 'green_hare_c', 'green_hare_d']);
    expect([t.hand(2).length, t.discard.length, t.asking]).toEqual([5, 2, 'draw']);
  });

  test('A2: nobody gives up a card if the dreamer leaves', () => {
    const t = setTable({ hands: [['red_rat_e', 'red_dog_a'], six, others], rules });
    t.seat(0).chooses('red_rat_e', 'hand');
    t.leaves(0);
    expect([t.hand(1).length, t.hand(2).length, t.asking, t.asked]).toEqual([6, 6, 'turn', [1]]);
  });
});
