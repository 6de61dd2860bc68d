// Leaving a match for good: eliminated as by an attack, after what is on the table.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Leaving', () => {
  test('K-51: a bystander is out at once: the role is shown, cards are discarded, the guardian stands', () => {
    const t = setTable({ hands: [['want_more'], ['moving', 'carrier'], [], [], [], []], fronts: { 1: ['mad_cat'] } });
    t.leaves(1);
    expect(t.alive[1]).toBe(false);
    expect(t.table.players[1]!.role).toBe('alien');
    expect([...t.discard].sort()).toEqual(['carrier', 'mad_cat', 'moving']);
    expect(t.guardian).toBe('alien');
    expect(t.active).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('K-51: on the own turn: it passes to the next', () => {
    const t = setTable({ hands: [['want_more'], ['want_more'], [], [], [], []] });
    t.leaves(0);
    expect(t.alive[0]).toBe(false);
    expect(t.active).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('K-51: at the track: nothing is taken', () => {
    const t = setTable({ hands: [['want_more'], ['want_more'], [], [], [], []] });
    t.clock();
    t.leaves(0);
    expect(t.cues('took')).toEqual([]);
    expect(t.active).toBe(1);
  });

  test('K-51: an open response is settled first: Cute Eyes, if they help', () => {
    const t = setTable({ hands: [['mouse_attack'], ['cute_eyes'], [], [], [], []], lives: [4, 1, 4, 4, 4, 4] });
    t.seat(0).attacks(1);
    t.leaves(1);
    expect(t.cues('stopped')).toEqual([{ cue: 'stopped', by: 1, with: 'cute_eyes' }]);
    expect(t.alive[1]).toBe(false);
    expect(t.asking).toBe('turn');
  });

  test('K-51: an open response without Cute Eyes: the blow falls, then they leave', () => {
    const t = setTable({ hands: [['mouse_attack'], ['moving'], [], [], [], []], fronts: { 1: ['mad_cat'] } });
    t.seat(0).attacks(1);
    t.leaves(1);
    expect(t.lives[0]).toBe(3);
    expect(t.cues('left')).toEqual([{ cue: 'left', by: 1 }]);
    expect(t.asking).toBe('turn');
  });

  test('K-51: the attacker leaves: the attack is settled, then they are out and the turn passes', () => {
    const t = setTable({ hands: [['mouse_attack'], ['moving'], [], [], [], []] });
    t.seat(0).attacks(1);
    t.leaves(0);
    expect(t.alive[0]).toBe(true);
    t.seat(1).accepts();
    expect(t.lives[1]).toBe(3);
    expect(t.alive[0]).toBe(false);
    expect(t.active).toBe(1);
  });

  test('K-51: whoever has to redirect leaves: it goes to the first who can receive it', () => {
    const t = setTable({ hands: [['mouse_attack'], ['yarn_ball'], [], [], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).plays('yarn_ball');
    t.leaves(1);
    expect(t.lives[2]).toBe(3);
    expect(t.alive[1]).toBe(false);
    expect(t.asking).toBe('turn');
  });

  test('K-51: the last possible receiver leaves: the target may answer anew', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['yarn_ball', 'cute_eyes'], [], []],
      characters: ['ninja', 'super', 'kitty', 'doctor'],
      fronts: { 3: ['carrier'] },
    });
    t.seat(0).attacks(1);
    t.seat(1).plays('yarn_ball');
    t.leaves(2);
    expect(t.seat(1).offers).toEqual(['cute_eyes', 'accept']);
    t.seat(1).stops();
    expect(t.lives[1]).toBe(5);
    expect(t.alive[2]).toBe(false);
    expect(t.asking).toBe('turn');
  });

  test('K-51: aiming when the only target leaves: the card is spent', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], []],
      fronts: { 2: ['carrier'], 3: ['carrier'] },
    });
    t.seat(0).plays('mouse_attack');
    t.leaves(1);
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'mouse_attack' }]);
    expect(t.alive[1]).toBe(false);
    expect(t.asking).toBe('turn');
  });

  test('K-51: aiming oneself: the card is spent, nobody is hit', () => {
    const t = setTable({ hands: [['mouse_attack'], ['want_more'], [], [], [], []] });
    t.seat(0).plays('mouse_attack');
    t.leaves(0);
    expect(t.lives.slice(1)).toEqual([4, 4, 4, 4, 4]);
    expect(t.active).toBe(1);
  });

  test('K-51: in a Hurricane dice pick for whoever left; then they are out', () => {
    const t = setTable({ hands: [['hurricane'], ['mad_cat', 'moving'], ['red_dot', 'cute_eyes'], [], [], []] });
    t.seat(0).plays('hurricane');
    t.leaves(1);
    t.seat(2).gives('red_dot', 'cute_eyes');
    t.roll();
    t.roll();
    expect(t.hand(2)).toHaveLength(2);
    expect(t.alive[1]).toBe(false);
    expect(t.asking).toBe('turn');
  });

  test('K-51: the Scholar, while choosing: the upper card goes to the track, then they are out', () => {
    const t = setTable({
      hands: [['want_more'], ['want_more'], [], []],
      characters: ['scholar', 'super', 'ninja', 'kitty'],
      deck: ['red_dot', 'carrier', 'moving', 'moving', 'moving', 'moving', 'moving', 'moving'],
    });
    t.clock();
    t.seat(0).takes();
    t.leaves(0);
    expect(t.faces('track')).toContain('red_dot_kitten');
    expect(t.alive[0]).toBe(false);
    expect(t.active).toBe(1);
  });

  test('K-51: leaving may decide the game', () => {
    const t = setTable({ hands: [['want_more'], [], [], []], out: [3] });
    t.leaves(1);
    expect(t.result).toEqual({ winners: [0, 2], why: 'kitten-alone' });
  });

  test('K-51: several left while dice rolled: they go in the order in which they left', () => {
    const t = setTable({ hands: [['share_it'], ['moving'], ['want_more'], [], [], []] });
    t.seat(0).plays('share_it', 1);
    t.leaves(1);
    t.leaves(0);
    t.roll();
    expect(t.cues('left').map(({ by }) => by)).toEqual([1, 0]);
    expect(t.active).toBe(2);
  });

  test('K-51: as long as both races are left, the match goes on; then it is over', () => {
    const t = setTable({ hands: [['want_more'], [], [], []] });
    t.leaves(0);
    t.leaves(1);
    expect(t.result).toBeNull();
    t.leaves(2);
    expect(t.result).toEqual({ winners: [1, 3], why: 'alien-alone' });
  });
});
