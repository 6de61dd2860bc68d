// Feed the Dead NOW: the living give, one of the dead receives.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';
import { told } from './told.ts';

describe('Feed the Dead NOW', () => {
  test('every other living player gives one card to the dead player named', () => {
    const t = setTable({
      hands: [['feed_dead_now', 'favor'], ['skip', 'nope'], ['clone', 'nope'], ['dig_deeper'], ['super_skip']],
      dead: [3, 4],
    });
    t.seat(0).plays('feed_dead_now', 3);
    t.quiet();
    expect(t.asking).toBe('feed');
    expect(t.ask.seats).toEqual([1, 2]);
    t.seat(1).gives('skip');
    t.seat(2).gives('clone');
    expect(t.hand(3)).toEqual(['clone', 'dig_deeper', 'skip']);
    expect([t.hand(0), t.hand(1), t.hand(2), t.hand(4)]).toEqual([['favor'], ['nope'], ['nope'], ['super_skip']]);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('may be played on another player’s turn, and then the player of the turn gives, too', () => {
    const t = setTable({ hands: [['skip'], ['feed_dead_now'], []], dead: [2] });
    t.seat(1).plays('feed_dead_now', 2);
    t.quiet();
    expect(t.ask.seats).toEqual([0]);
    t.seat(0).gives('skip');
    expect(t.hand(2)).toEqual(['skip']);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('one Nope stops it and nobody gives', () => {
    const t = setTable({ hands: [['feed_dead_now'], ['skip', 'nope'], []], dead: [2] });
    t.seat(0).plays('feed_dead_now', 2);
    t.seat(1).nopes();
    t.quiet();
    expect([t.hand(1), t.hand(2)]).toEqual([['skip'], []]);
    expect(t.asking).toBe('turn');
  });

  test('only the dead can be fed', () => {
    const t = setTable({ hands: [['feed_dead_now'], ['skip'], [], []], dead: [2, 3] });
    t.seat(0).plays('feed_dead_now');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: ['seat:1'] })).toEqual({
      ok: false,
      why: 'illegal',
    });
    t.clock();
    expect(t.cues('played').at(-1)).toMatchObject({ as: 'feed_dead_now', target: 2 });
  });

  test('cannot be played while another card takes effect', () => {
    const t = setTable({ hands: [['favor'], ['skip'], ['feed_dead_now']], dead: [2] });
    t.seat(0).plays('favor', 1);
    t.quiet();
    expect(t.asking).toBe('give');
    expect(t.seat(2).can('feed_dead_now')).toBe(false);
  });

  test('it fizzles when the one to be fed leaves', () => {
    const t = setTable({ hands: [['feed_dead_now'], ['skip'], [], []], dead: [2, 3] });
    t.seat(0).plays('feed_dead_now', 2);
    t.leaves(2);
    t.quiet();
    expect(t.hand(1)).toEqual(['skip']);
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'feed_dead_now' }]);
    expect(t.asking).toBe('turn');
  });

  test('Z20: who has no cards is not asked', () => {
    const t = setTable({ hands: [['feed_dead_now'], [], ['skip'], []], dead: [3] });
    t.seat(0).plays('feed_dead_now', 3);
    t.quiet();
    expect([...t.ask.seats, ...t.ask.also]).toEqual([2]);
    t.seat(2).gives('skip');
    expect(t.cues('fed')).toEqual([{ cue: 'fed', target: 3, givers: [2] }]);
    expect(t.asking).toBe('turn');
  });

  test('Z20: with nobody to give it may be played and does nothing', () => {
    const t = setTable({ hands: [['feed_dead_now', 'skip'], [], ['nope']], dead: [2] });
    t.seat(0).plays('feed_dead_now', 2);
    t.quiet();
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['skip'], [], ['nope']]);
    expect(t.discard).toEqual(['feed_dead_now']);
    expect(t.asking).toBe('turn');
  });

  test('Z21: played by a dead player all the living give, and the dead may name themselves', () => {
    const t = setTable({ hands: [['skip'], ['favor'], ['feed_dead_now', 'clone'], ['nope']], dead: [2, 3] });
    t.seat(2).plays('feed_dead_now');
    expect(t.seat(2).offers).toEqual(['seat:2', 'seat:3']);
    t.seat(2).points(2);
    t.quiet();
    expect(t.ask.seats).toEqual([0, 1]);
    t.seat(0).gives('skip');
    t.seat(1).gives('favor');
    expect(t.hand(2)).toEqual(['clone', 'favor', 'skip']);
    expect(t.hand(3)).toEqual(['nope']);
    expect(t.asking).toBe('turn');
  });

  test('Z22: a living player who plays it gives nothing', () => {
    const t = setTable({ hands: [['feed_dead_now', 'favor'], ['skip'], []], dead: [2] });
    t.seat(0).plays('feed_dead_now', 2);
    t.quiet();
    expect([t.ask.seats.includes(0), t.ask.also.includes(0)]).toEqual([false, false]);
    t.seat(1).gives('skip');
    expect(t.hand(0)).toEqual(['favor']);
    expect(t.hand(2)).toEqual(['skip']);
  });

  test('Z23: any card may be given, and only giver and receiver know which', () => {
    const [one, other] = (['zombie_kitten', 'skip'] as const).map(given => {
      const t = setTable({ hands: [['feed_dead_now'], ['zombie_kitten', 'skip'], [], ['nope'], []], dead: [2, 4] });
      t.seat(0).plays('feed_dead_now', 2);
      t.quiet();
      expect(t.seat(1).offers).toEqual(['zombie_kitten', 'skip']);
      t.seat(1).gives(given);
      t.seat(3).gives('nope');
      expect(t.hand(2)).toEqual(['nope', given].sort());
      return t;
    });
    for (const seat of [0, 3, 4, null]) expect(told(one!, seat)).toEqual(told(other!, seat));
    for (const seat of [1, 2]) expect(told(one!, seat)).not.toEqual(told(other!, seat));
  });

  test('Z23: for the silent the dice choose', () => {
    const given = (word: string) => {
      const t = setTable({ hands: [['feed_dead_now'], ['skip', 'clone'], ['nope'], []], dead: [3] });
      t.seat(0).plays('feed_dead_now', 3);
      t.quiet();
      t.seat(2).gives('nope');
      t.clock();
      t.roll(word);
      expect(t.asking).toBe('turn');
      return t.hand(3).join();
    };
    const found = Array.from({ length: 20 }, (_, n) => given(`dice ${n}`));
    expect(new Set(found)).toEqual(new Set(['nope,skip', 'clone,nope']));
  });

  test('Z24: with nobody dead it cannot be played', () => {
    const t = setTable({ hands: [['feed_dead_now', 'skip'], ['feed_dead_now'], []] });
    expect([t.seat(0).can('feed_dead_now'), t.seat(1).can('feed_dead_now')]).toEqual([false, false]);
    t.seat(0).plays('skip');
    expect(t.seat(1).can('feed_dead_now')).toBe(false);
  });
});
