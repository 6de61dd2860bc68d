// Skip: one turn less, no draw.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';
import { told } from './told.ts';

describe('Skip', () => {
  test('ends the turn without a draw', () => {
    const t = setTable({ hands: [['skip', 'favor'], ['nope'], ['nope']] });
    const deck = t.deck;
    t.seat(0).plays('skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['favor'], ['nope'], ['nope']]);
    expect(t.deck).toEqual(deck);
    expect(t.discard).toEqual(['skip']);
    expect(t.asking).toBe('turn');
  });

  test('ends only one of the turns owed', () => {
    const t = setTable({ hands: [['skip'], [], []], turn: { owed: 4, attacked: true } });
    t.seat(0).plays('skip');
    expect(t.turn).toEqual({ seat: 0, owed: 3, attacked: true });
    expect(t.cues('skipped')).toEqual([{ cue: 'skipped', by: 0, turns: 'one' }]);
  });

  test('passes over the dead', () => {
    const t = setTable({ hands: [['skip'], [], []], dead: [1] });
    t.seat(0).plays('skip');
    expect(t.turn.seat).toBe(2);
  });

  test('one Nope stops it and the turn goes on', () => {
    const t = setTable({ hands: [['skip'], ['nope'], []] });
    t.seat(0).plays('skip');
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.cues('skipped')).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('is not for another player’s turn, nor for the dead', () => {
    const t = setTable({ hands: [['skip'], ['skip'], ['skip']], dead: [2] });
    expect([t.seat(0).can('skip'), t.seat(1).can('skip'), t.seat(2).can('skip')]).toEqual([true, false, false]);
    t.seat(0).plays('skip');
    expect([t.seat(1).can('skip'), t.seat(2).can('skip')]).toEqual([false, false]);
    t.quiet();
    expect(t.asking).toBe('turn');
  });

  test('what is still in the hand stays a secret', () => {
    const [one, other] = (['zombie_kitten', 'nope'] as const).map(kept => {
      const t = setTable({ hands: [['skip', kept], ['skip'], []] });
      t.seat(0).plays('skip');
      t.quiet();
      return t;
    });
    expect(told(one!, 1)).toEqual(told(other!, 1));
  });
});
