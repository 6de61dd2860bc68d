// Red Dot: an attack that cannot be answered.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Red Dot', () => {
  test('makes an attack that nobody can stop or redirect', () => {
    const t = setTable({ hands: [['mouse_attack', 'red_dot'], ['cute_eyes', 'yarn_ball'], [], []] });
    t.seat(0).attacks(1, 'mouse_attack', 'red_dot');
    expect(t.lives).toEqual([4, 3, 4, 4]);
    expect(t.hand(1)).toEqual(['cute_eyes', 'yarn_ball']);
    expect(t.discard).toEqual(['red_dot', 'mouse_attack']);
    expect(t.cues('played')[0]!.boosts).toEqual(['red_dot']);
    expect(t.asking).toBe('turn');
  });

  test('is not played without an attack to go with it', () => {
    const t = setTable({ hands: [['red_dot', 'want_more'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });

  test('nobody learns of a boost before it is laid', () => {
    const [one, other] = (['red_dot', 'moving'] as const).map(held => {
      const t = setTable({ hands: [['mouse_attack', held], ['want_more'], [], []] });
      t.seat(0).attacks(2);
      return t;
    });
    expect(one!.told(1)).toEqual(other!.told(1));
    expect(one!.told(null)).toEqual(other!.told(null));
  });
});
