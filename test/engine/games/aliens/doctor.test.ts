// Doctor Purr: heals more.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

const characters = ['doctor', 'super', 'ninja', 'kitty'] as const;

describe('Doctor Purr', () => {
  test('K-58: his Light Snack and his Cat Cuddles bring two lives', () => {
    const t = setTable({ hands: [['light_snack', 'cat_tenderness'], [], [], []], characters, lives: [1, 2, 4, 4] });
    t.seat(0).plays('light_snack');
    t.seat(0).plays('cat_tenderness', 1);
    expect(t.lives).toEqual([3, 4, 4, 4]);
  });

  test('K-58: never above the maximum, and one missing life is enough', () => {
    const t = setTable({ hands: [['light_snack', 'cat_tenderness'], [], [], []], characters, lives: [3, 4, 4, 4] });
    t.seat(0).plays('light_snack');
    t.seat(0).plays('cat_tenderness', 1);
    expect(t.lives).toEqual([4, 5, 4, 4]);
  });

  test('K-58: cuddles that somebody else plays on him bring one', () => {
    const t = setTable({
      hands: [[], ['cat_tenderness'], [], []],
      characters,
      lives: [1, 5, 4, 4],
      turn: { seat: 1 },
    });
    t.seat(1).plays('cat_tenderness', 0);
    expect(t.lives[0]).toBe(2);
  });
});
