// Kitty Cat: no Cute Eyes against her Bye-Bye.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Kitty Cat', () => {
  test('her Bye-Bye cannot be stopped by Cute Eyes, not even by the clock', () => {
    const t = setTable({
      hands: [['bye_bells'], ['cute_eyes'], [], []],
      characters: ['kitty', 'super', 'ninja', 'doctor'],
    });
    t.seat(0).attacks(1, 'bye_bells');
    expect(t.seat(1).offers).toEqual(['accept']);
    t.clock();
    expect(t.lives[1]).toBe(4);
    expect(t.hand(1)).toEqual(['cute_eyes']);
  });

  test('her Bye-Bye can be redirected, and her Attack Mouse stopped', () => {
    const t = setTable({
      hands: [['bye_bells', 'mouse_attack'], ['yarn_ball', 'cute_eyes'], [], []],
      characters: ['kitty', 'super', 'ninja', 'doctor'],
    });
    t.seat(0).attacks(1, 'bye_bells');
    t.seat(1).redirects(3);
    t.seat(0).plays('mouse_attack', 2);
    expect(t.lives).toEqual([4, 5, 3, 3]);
  });

  test('K-53: a mad cat bites her for it', () => {
    const t = setTable({
      hands: [['bye_bells'], [], [], []],
      characters: ['kitty', 'super', 'ninja', 'doctor'],
      fronts: { 1: ['mad_cat'] },
    });
    t.seat(0).attacks(1, 'bye_bells');
    expect(t.lives).toEqual([3, 4, 4, 4]);
  });

  test('K-60: a Bye-Bye that she redirects becomes hers: no Cute Eyes against it', () => {
    const t = setTable({
      hands: [['bye_bells'], ['yarn_ball'], ['cute_eyes'], []],
      characters: ['super', 'kitty', 'doctor', 'ninja'],
    });
    t.seat(0).attacks(1, 'bye_bells');
    t.seat(1).redirects(2);
    expect(t.seat(2).offers).toEqual(['accept']);
    t.seat(2).accepts();
    expect(t.lives).toEqual([5, 4, 3, 4]);
    expect(t.asking).toBe('turn');
  });
});
