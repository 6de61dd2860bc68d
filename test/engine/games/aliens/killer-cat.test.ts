// Killer Cat: one more attack on somebody already attacked.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Killer Cat', () => {
  test('K-9: each one allows one more attack on somebody attacked directly this turn', () => {
    const t = setTable({
      hands: [['mouse_attack', 'mouse_attack', 'mouse_attack', 'killer_cat', 'killer_cat'], [], [], []],
    });
    expect(t.seat(0).can('killer_cat')).toBe(false);
    t.seat(0).attacks(1);
    t.seat(0).plays('killer_cat');
    expect(t.seat(0).offers).toEqual(['mouse_attack', 'mouse_attack']);
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:1']);
    t.seat(0).points(1);
    t.seat(0).attacks(1, 'mouse_attack', 'killer_cat');
    expect(t.lives[1]).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('K-9: whoever got the attack redirected was not attacked directly', () => {
    const t = setTable({ hands: [['mouse_attack', 'mouse_attack', 'killer_cat'], ['yarn_ball'], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).redirects(2);
    t.seat(0).plays('killer_cat');
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:1']);
  });

  test('K-9: not for somebody who is out', () => {
    const t = setTable({
      hands: [['mouse_attack', 'mouse_attack', 'killer_cat'], [], [], [], [], []],
      lives: [4, 1, 4, 4, 4, 4],
    });
    t.seat(0).attacks(1);
    expect(t.seat(0).can('killer_cat')).toBe(false);
  });

  test('the attack it allows can be stopped like any other', () => {
    const t = setTable({ hands: [['mouse_attack', 'bye_bells', 'killer_cat'], ['cute_eyes', 'cute_eyes'], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).stops();
    t.seat(0).attacks(1, 'bye_bells', 'killer_cat');
    t.seat(1).stops();
    expect(t.lives[1]).toBe(4);
    expect(t.asking).toBe('turn');
  });
});
