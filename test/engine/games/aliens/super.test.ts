// Supercat: five lives.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Supercat', () => {
  test('takes five hits to fall', () => {
    const t = setTable({
      hands: [Array(5).fill('catastrophe'), [], [], []],
      characters: ['kitty', 'super', 'ninja', 'doctor'],
      roles: ['kitten', 'alien', 'alien', 'kitten'],
    });
    for (let n = 0; n < 4; n++) t.seat(0).plays('catastrophe');
    expect(t.lives).toEqual([4, 1, 0, 0]);
    t.seat(0).plays('catastrophe');
    expect(t.result).toEqual({ winners: [0, 3], why: 'kitten-alone' });
  });
});
