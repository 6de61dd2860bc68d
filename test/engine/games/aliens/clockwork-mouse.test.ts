// Clockwork Mouse: sends an attack on.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Clockwork Mouse', () => {
  test('sends the attack to another player', () => {
    const t = setTable({ hands: [['mouse_attack'], ['clockwork_mouse'], ['want_more'], []] });
    t.seat(0).attacks(1);
    t.seat(1).redirects(2, 'clockwork_mouse');
    t.seat(2).accepts();
    expect(t.lives).toEqual([4, 4, 3, 4]);
    expect(t.discard).toEqual(['mouse_attack', 'clockwork_mouse']);
    expect(t.cues('redirected')).toEqual([{ cue: 'redirected', by: 1, with: 'clockwork_mouse', target: 2 }]);
    expect(t.active).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('K-14: back to the attacker, who may stop it or send it on again', () => {
    const t = setTable({ hands: [['mouse_attack', 'yarn_ball'], ['clockwork_mouse'], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).redirects(0, 'clockwork_mouse');
    expect(t.seat(0).offers).toEqual(['accept', 'yarn_ball']);
    t.seat(0).redirects(1);
    expect(t.lives).toEqual([4, 3, 4, 4]);
    expect(t.active).toBe(0);
  });

  test('K-15: a player already attacked may get it, and whoever got it may still be attacked', () => {
    const t = setTable({ hands: [['mouse_attack', 'mouse_attack', 'mouse_attack'], ['want_more'], ['yarn_ball'], []] });
    t.seat(0).attacks(1);
    t.seat(1).accepts();
    t.seat(0).attacks(2);
    t.seat(2).redirects(1);
    t.seat(1).accepts();
    expect(t.lives).toEqual([4, 2, 4, 4]);
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:3']);
  });

  test('K-17: a chain goes on as long as cards do', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['yarn_ball', 'clockwork_mouse'], ['clockwork_mouse', 'yarn_ball'], []],
    });
    t.seat(0).attacks(1);
    t.seat(1).redirects(2);
    t.seat(2).redirects(1, 'clockwork_mouse');
    t.seat(1).redirects(2, 'clockwork_mouse');
    t.seat(2).redirects(1);
    expect(t.lives).toEqual([4, 3, 4, 4]);
    expect(t.discard).toHaveLength(5);
    expect(t.asking).toBe('turn');
  });

  test('cannot be played on one’s own turn', () => {
    const t = setTable({ hands: [['clockwork_mouse', 'want_more'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });
});
