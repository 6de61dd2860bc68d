// Cute Eyes: stop an attack.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Cute Eyes', () => {
  test('stop a personal attack', () => {
    const t = setTable({ hands: [['mouse_attack'], ['cute_eyes', 'moving'], [], []] });
    t.seat(0).attacks(1);
    expect(t.seat(1).offers).toEqual(['cute_eyes', 'accept']);
    t.seat(1).stops();
    expect(t.lives).toEqual([4, 4, 4, 4]);
    expect(t.hand(1)).toEqual(['moving']);
    expect(t.cues('stopped')).toEqual([{ cue: 'stopped', by: 1, with: 'cute_eyes' }]);
    expect(t.asking).toBe('turn');
  });

  test('need not be used', () => {
    const t = setTable({ hands: [['mouse_attack'], ['cute_eyes'], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).accepts();
    expect(t.lives[1]).toBe(3);
    expect(t.hand(1)).toEqual(['cute_eyes']);
  });

  test('the clock uses them', () => {
    const t = setTable({ hands: [['mouse_attack'], ['yarn_ball', 'cute_eyes'], [], []] });
    t.seat(0).attacks(1);
    t.clock();
    expect(t.lives[1]).toBe(4);
    expect(t.hand(1)).toEqual(['yarn_ball']);
    expect(t.asking).toBe('turn');
  });

  test('cannot be played on one’s own turn', () => {
    const t = setTable({ hands: [['cute_eyes', 'want_more'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });
});
