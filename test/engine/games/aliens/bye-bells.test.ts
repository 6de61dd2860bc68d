// Bye-Bye, Jingle Bells!: a personal attack.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Bye-Bye, Jingle Bells!', () => {
  test('costs its target a life, and can be stopped', () => {
    const t = setTable({ hands: [['bye_bells', 'bye_bells'], ['cute_eyes'], ['want_more'], []] });
    t.seat(0).attacks(1, 'bye_bells');
    t.seat(1).stops();
    t.seat(0).attacks(2, 'bye_bells');
    t.seat(2).accepts();
    expect(t.lives).toEqual([4, 4, 3, 4]);
    expect(t.discard).toEqual(['bye_bells', 'cute_eyes', 'bye_bells']);
    expect(t.asking).toBe('turn');
  });

  test('counts as the one attack on a player, whichever card it was', () => {
    const t = setTable({ hands: [['bye_bells', 'mouse_attack'], [], [], []] });
    t.seat(0).attacks(1, 'bye_bells');
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).not.toContain('seat:1');
  });
});
