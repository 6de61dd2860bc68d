// Super Skip: all turns less, no draw.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';
import { told } from './told.ts';

describe('Super Skip', () => {
  test('ends all turns owed, however many, without a draw', () => {
    const t = setTable({ hands: [['super_skip', 'favor'], ['skip'], ['nope']], turn: { owed: 6, attacked: true } });
    const deck = t.deck;
    t.seat(0).plays('super_skip');
    t.quiet();
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['favor'], ['skip'], ['nope']]);
    expect(t.deck).toEqual(deck);
    expect(t.cues('skipped')).toEqual([{ cue: 'skipped', by: 0, turns: 'all' }]);
    expect(t.asking).toBe('turn');
  });

  test('ends an ordinary turn as well', () => {
    const t = setTable({ hands: [['super_skip'], [], []] });
    t.seat(0).plays('super_skip');
    expect(t.turn).toEqual({ seat: 1, owed: 1, attacked: false });
  });

  test('one Nope stops it: every turn is still owed', () => {
    const t = setTable({ hands: [['super_skip'], [], ['nope']], turn: { owed: 6, attacked: true } });
    t.seat(0).plays('super_skip');
    t.seat(2).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 6, attacked: true });
    expect(t.discard).toEqual(['super_skip', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('is not for another player’s turn, nor for the dead', () => {
    const t = setTable({ hands: [['super_skip'], ['super_skip'], ['super_skip']], dead: [2] });
    const can = [0, 1, 2].map(seat => t.seat(seat).can('super_skip'));
    expect(can).toEqual([true, false, false]);
    t.seat(0).plays('super_skip');
    expect([t.seat(1).can('super_skip'), t.seat(2).can('super_skip')]).toEqual([false, false]);
  });

  test('what is still in the hand stays a secret', () => {
    const [one, other] = (['zombie_kitten', 'nope'] as const).map(kept => {
      const t = setTable({ hands: [['super_skip', kept], ['skip'], []] });
      t.seat(0).plays('super_skip');
      t.quiet();
      return t;
    });
    expect(told(one!, 1)).toEqual(told(other!, 1));
  });
});
