// Ninja Cat: nothing can be redirected onto him.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Ninja Cat', () => {
  test('no attack can be redirected onto him, not even his own', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['yarn_ball'], [], []],
      characters: ['ninja', 'super', 'kitty', 'doctor'],
    });
    t.seat(0).attacks(1);
    t.seat(1).plays('yarn_ball');
    expect(t.seat(1).offers).toEqual(['seat:2', 'seat:3']);
  });

  test('he can be attacked directly', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], []],
      characters: ['super', 'ninja', 'kitty', 'doctor'],
    });
    t.seat(0).attacks(1);
    expect(t.lives[1]).toBe(3);
  });
});
