// Wet Kitty: an attack that cannot be answered.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Wet Kitty', () => {
  test('makes an attack that nobody can stop or redirect', () => {
    const t = setTable({ hands: [['mouse_attack', 'wet_kitty'], ['cute_eyes', 'yarn_ball'], [], []] });
    t.seat(0).attacks(1, 'mouse_attack', 'wet_kitty');
    expect(t.lives).toEqual([4, 3, 4, 4]);
    expect(t.hand(1)).toEqual(['cute_eyes', 'yarn_ball']);
    expect(t.discard).toEqual(['wet_kitty', 'mouse_attack']);
    expect(t.cues('played')[0]!.boosts).toEqual(['wet_kitty']);
    expect(t.asking).toBe('turn');
  });

  test('is not played without an attack to go with it', () => {
    const t = setTable({ hands: [['wet_kitty', 'want_more'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });

  test('K-8: one boost for an attack; a Killer Cat may go along', () => {
    const t = setTable({
      hands: [['bye_bells', 'bye_bells', 'wet_kitty', 'new_sofa', 'killer_cat'], ['cute_eyes'], [], []],
    });
    t.seat(0).attacks(1, 'bye_bells');
    t.seat(1).stops();
    t.seat(0).plays('wet_kitty');
    expect(t.seat(0).offers).toEqual(['bye_bells', 'killer_cat']);
    t.seat(0).plays('killer_cat');
    expect(t.seat(0).offers).toEqual(['bye_bells']);
    t.seat(0).plays('bye_bells', 1);
    expect(t.lives[1]).toBe(3);
    expect(t.hand(0)).toEqual(['new_sofa']);
    expect(t.asking).toBe('turn');
  });

  test('K-10: a box swallows the attack all the same', () => {
    const t = setTable({
      hands: [['mouse_attack', 'wet_kitty'], [], [], []],
      fronts: { 1: ['cardboard_box'] },
    });
    t.seat(0).attacks(1, 'mouse_attack', 'wet_kitty');
    expect(t.lives[1]).toBe(4);
    expect(t.front(1)).toEqual([]);
    expect(t.discard).toEqual(['wet_kitty', 'mouse_attack', 'cardboard_box']);
  });
});
