// Attack Mouse: a personal attack, once for each opponent and turn.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Attack Mouse', () => {
  test('costs its target a life', () => {
    const t = setTable({ hands: [['mouse_attack'], ['want_more'], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).accepts();
    expect(t.lives).toEqual([4, 3, 4, 4]);
    expect(t.discard).toEqual(['mouse_attack']);
    expect(t.cues('played')).toEqual([{ cue: 'played', by: 0, as: 'mouse_attack', boosts: [], target: 1 }]);
    expect(t.asking).toBe('turn');
  });

  test('K-6: each opponent once in a turn, whether or not it hits', () => {
    const t = setTable({ hands: [['mouse_attack', 'mouse_attack', 'bye_bells'], ['cute_eyes'], [], []] });
    t.seat(0).attacks(1);
    t.seat(1).stops();
    t.seat(0).plays('bye_bells');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(0).points(2);
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:3']);
  });

  test('K-6: on the next turn everybody may be attacked again', () => {
    const t = setTable({ hands: [['mouse_attack', 'mouse_attack'], ['want_more'], ['want_more'], ['want_more']] });
    t.seat(0).attacks(1);
    t.seat(1).accepts();
    for (let n = 0; n < 4; n++) t.endTurn();
    expect(t.active).toBe(0);
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toContain('seat:1');
  });

  test('K-46: team-mates may be attacked', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], []], roles: ['kitten', 'kitten', 'alien', 'alien'] });
    t.seat(0).attacks(1);
    expect(t.lives).toEqual([4, 3, 4, 4]);
  });

  test('cannot be aimed at oneself, at the dead or at a guardian who is not there', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], [], [], []], out: [2] });
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:3', 'seat:4', 'seat:5']);
  });

  test('whoever holds any card is asked, with or without a defence', () => {
    const [one, other] = (['cute_eyes', 'moving'] as const).map(held => {
      const t = setTable({ hands: [['mouse_attack', 'want_more'], [held], [], []] });
      t.seat(0).attacks(1);
      return t;
    });
    expect(one!.ask.seats).toEqual([1]);
    expect(one!.ask.ms).toBe(10_000);
    expect(one!.told(0)).toEqual(other!.told(0));
    expect(one!.told(null)).toEqual(other!.told(null));
  });

  test('an empty hand is no secret: the blow falls at once', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], []] });
    t.seat(0).attacks(1);
    expect(t.asking).toBe('turn');
    expect(t.lives[1]).toBe(3);
  });

  test('the clock aims at the first player to the left', () => {
    const t = setTable({ hands: [['mouse_attack'], [], [], []], turn: { seat: 0 } });
    t.seat(0).plays('mouse_attack');
    t.clock();
    expect(t.lives).toEqual([4, 3, 4, 4]);
    expect(t.asking).toBe('turn');
  });
});
