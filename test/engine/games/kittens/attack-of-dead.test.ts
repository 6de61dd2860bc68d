// Attack of the Dead: three turns for every dead player.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';
import { told } from './told.ts';

describe('Attack of the Dead', () => {
  test('ends the turn without a draw and skips the dead', () => {
    const t = setTable({ hands: [['attack_of_dead', 'favor'], ['skip'], ['skip']], dead: [1] });
    const deck = t.deck;
    t.seat(0).plays('attack_of_dead');
    t.quiet();
    expect(t.turn).toEqual({ seat: 2, owed: 3, attacked: true });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['favor'], ['skip'], ['skip']]);
    expect(t.deck).toEqual(deck);
    expect(t.asking).toBe('turn');
  });

  test('one Nope stops it and the turn goes on', () => {
    const t = setTable({ hands: [['attack_of_dead'], ['nope'], []], dead: [1], turn: { owed: 2, attacked: true } });
    t.seat(0).plays('attack_of_dead');
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 2, attacked: true });
    expect(t.asking).toBe('turn');
  });

  test('is not for another player’s turn, nor for the dead', () => {
    const t = setTable({ hands: [['skip'], ['attack_of_dead'], ['attack_of_dead']], dead: [2] });
    expect([t.seat(1).can('attack_of_dead'), t.seat(2).can('attack_of_dead')]).toEqual([false, false]);
  });

  test('tells nobody what the attacker keeps', () => {
    const [one, other] = (['favor', 'nope'] as const).map(kept => {
      const t = setTable({ hands: [['attack_of_dead', kept], ['skip'], ['skip']], dead: [2] });
      t.seat(0).plays('attack_of_dead');
      t.quiet();
      return t;
    });
    expect(told(one!, 1)).toEqual(told(other!, 1));
  });

  test('Z17: three turns for each of the dead, and what was still owed', () => {
    const passed = (dead: readonly number[], owed: number, attacked: boolean) => {
      const t = setTable({ hands: [['attack_of_dead'], [], [], [], []], dead, turn: { owed, attacked } });
      t.seat(0).plays('attack_of_dead');
      return t.turn.owed;
    };
    expect(passed([4], 1, false)).toBe(3);
    expect(passed([3, 4], 1, false)).toBe(6);
    expect(passed([2, 3, 4], 1, false)).toBe(9);
    expect(passed([3, 4], 2, true)).toBe(8);
    expect(passed([4], 1, true)).toBe(4);
  });

  test('Z17: who is out of the game does not count', () => {
    const t = setTable({ hands: [['attack_of_dead'], [], [], []], dead: [2, 3] });
    t.leaves(3);
    t.seat(0).plays('attack_of_dead');
    expect(t.turn).toEqual({ seat: 1, owed: 3, attacked: true });
  });

  test('Z18: with nobody dead it is good for combos only', () => {
    const t = setTable({ hands: [['attack_of_dead', 'attack_of_dead'], ['skip'], []] });
    expect(t.seat(0).offers).toEqual(['draw', 'attack_of_dead+attack_of_dead']);
    t.seat(0).combines(['attack_of_dead', 'attack_of_dead'], 1);
    t.quiet();
    t.roll();
    expect(t.hand(0)).toEqual(['skip']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('Z19: the dead are counted when it takes effect', () => {
    const t = setTable({ hands: [['attack_of_dead', 'skip'], ['skip'], [], []], dead: [2, 3] });
    t.seat(0).plays('attack_of_dead');
    t.leaves(3);
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 3, attacked: true });
  });

  test('Z19: when no dead are left it fizzles and the turn goes on', () => {
    const t = setTable({ hands: [['attack_of_dead', 'skip'], ['skip'], []], dead: [2] });
    t.seat(0).plays('attack_of_dead');
    expect(t.asking).toBe('nope');
    t.leaves(2);
    t.quiet();
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'attack_of_dead' }]);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.discard).toEqual(['attack_of_dead']);
    expect(t.asking).toBe('turn');
  });
});
