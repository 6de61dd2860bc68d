// New Sofa: an attack that cannot be answered.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('New Sofa', () => {
  test('makes an attack that nobody can stop or redirect', () => {
    const t = setTable({ hands: [['mouse_attack', 'new_sofa'], ['cute_eyes', 'yarn_ball'], [], []] });
    t.seat(0).attacks(1, 'mouse_attack', 'new_sofa');
    expect(t.lives).toEqual([4, 3, 4, 4]);
    expect(t.hand(1)).toEqual(['cute_eyes', 'yarn_ball']);
    expect(t.discard).toEqual(['new_sofa', 'mouse_attack']);
    expect(t.cues('played')[0]!.boosts).toEqual(['new_sofa']);
    expect(t.asking).toBe('turn');
  });

  test('is not played without an attack to go with it', () => {
    const t = setTable({ hands: [['new_sofa', 'want_more'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });

  test('does not go with an attack on the guardian', () => {
    const t = setTable({ hands: [['mouse_attack', 'new_sofa'], [], [], []], guardian: { race: 'alien' } });
    t.seat(0).plays('new_sofa');
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:2', 'seat:3']);
  });

  test('the clock lays the attack that has to go with it', () => {
    const t = setTable({ hands: [['mouse_attack', 'new_sofa'], ['cute_eyes'], [], []] });
    t.seat(0).plays('new_sofa');
    t.clock();
    t.clock();
    expect(t.lives[1]).toBe(3);
    expect(t.asking).toBe('turn');
  });
});
