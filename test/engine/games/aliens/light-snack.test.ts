// Light Snack: a life for oneself.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Light Snack', () => {
  test('brings back a life', () => {
    const t = setTable({ hands: [['light_snack'], [], [], []], lives: [2, 4, 4, 4] });
    t.seat(0).plays('light_snack');
    expect(t.lives).toEqual([3, 4, 4, 4]);
    expect(t.discard).toEqual(['light_snack']);
    expect(t.cues('healed')).toEqual([{ cue: 'healed', by: 0, target: 0, lives: 3 }]);
    expect(t.asking).toBe('turn');
  });

  test('K-41: nobody gets more lives than the board has', () => {
    const t = setTable({ hands: [['light_snack', 'light_snack', 'moving'], [], [], []], lives: [3, 4, 4, 4] });
    t.seat(0).plays('light_snack');
    expect(t.lives[0]).toBe(4);
    expect(t.seat(0).offers).toEqual(['moving', 'done']);
  });

  test('K-5: it cannot be played without a wound', () => {
    const t = setTable({ hands: [['light_snack', 'want_more'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });
});
