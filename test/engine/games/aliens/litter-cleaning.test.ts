// Litter Cleaning: all lives back.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Litter Cleaning', () => {
  test('brings all lives back', () => {
    const t = setTable({
      hands: [['litter_cleaning'], [], [], []],
      characters: ['super', 'ninja', 'boots', 'doctor'],
      lives: [1, 4, 4, 4],
    });
    t.seat(0).plays('litter_cleaning');
    expect(t.lives).toEqual([5, 4, 4, 4]);
    expect(t.asking).toBe('turn');
  });

  test('K-5: it cannot be played without a wound', () => {
    const t = setTable({ hands: [['litter_cleaning', 'want_more'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });
});
