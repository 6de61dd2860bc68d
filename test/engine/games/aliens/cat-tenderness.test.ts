// Cat Cuddles: a life for somebody else.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Cat Cuddles', () => {
  test('bring another player a life back', () => {
    const t = setTable({ hands: [['cat_tenderness'], [], [], []], lives: [2, 4, 3, 1] });
    t.seat(0).plays('cat_tenderness');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(0).points(3);
    expect(t.lives).toEqual([2, 4, 3, 2]);
    expect(t.asking).toBe('turn');
  });

  test('K-5: with nobody else wounded they cannot be played', () => {
    const t = setTable({ hands: [['cat_tenderness', 'want_more'], [], [], []], lives: [1, 4, 4, 4] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });
});
