// Favor: somebody else gives you a card of their choice.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';
import { told } from './told.ts';

describe('Favor', () => {
  test('the target chooses a card and gives it', () => {
    const t = setTable({ hands: [['favor'], ['skip', 'nope'], ['clone']] });
    t.seat(0).plays('favor', 1);
    t.quiet();
    expect(t.asking).toBe('give');
    expect(t.seat(1).offers).toEqual(['skip', 'nope']);
    expect(t.ask.seats).toEqual([1]);
    t.seat(1).gives('nope');
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([['nope'], ['skip'], ['clone']]);
    expect(t.discard).toEqual(['favor']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('the target is named before anybody can say Nope', () => {
    const t = setTable({ hands: [['favor'], ['skip'], ['nope']] });
    t.seat(0).plays('favor');
    expect(t.asking).toBe('aim');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:2']);
    t.seat(0).points(1);
    expect(t.ask.about).toEqual({ kind: 'nope', by: 0, as: 'favor', target: 1, named: null, nopes: 0 });
  });

  test('one Nope stops it and nothing is given', () => {
    const t = setTable({ hands: [['favor'], ['skip'], ['nope']] });
    t.seat(0).plays('favor', 1);
    t.seat(2).nopes();
    t.quiet();
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([[], ['skip'], []]);
    expect(t.discard).toEqual(['favor', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('the target may stop it', () => {
    const t = setTable({ hands: [['favor'], ['skip', 'nope'], []] });
    t.seat(0).plays('favor', 1);
    t.seat(1).nopes();
    t.quiet();
    expect(t.hand(1)).toEqual(['skip']);
    expect(t.hand(0)).toEqual([]);
  });

  test('any card may be given, but not none, and not two', () => {
    const t = setTable({ hands: [['favor'], ['zombie_kitten', 'nope'], []] });
    t.seat(0).plays('favor', 1);
    t.quiet();
    const { id } = t.ask;
    const [first, second] = t
      .seat(1)
      .prompt()
      .options.map(option => option.id);
    for (const chosen of [[], [first!, second!], ['skip#0']]) {
      expect(t.tries({ type: 'answer', seat: 1, ask: id, chosen })).toEqual({ ok: false, why: 'illegal' });
    }
    t.seat(1).gives('zombie_kitten');
    expect(t.hand(0)).toEqual(['zombie_kitten']);
  });

  test('others learn that a card was given, not which', () => {
    const [one, other] = (['skip', 'nope'] as const).map(given => {
      const t = setTable({ hands: [['favor'], ['skip', 'nope'], ['clone']] });
      t.seat(0).plays('favor', 1);
      t.quiet();
      t.seat(1).gives(given);
      return t;
    });
    expect(told(one!, 2)).toEqual(told(other!, 2));
    expect(told(one!, 0)).not.toEqual(told(other!, 0));
    expect(one!.cues('gave', 2)).toEqual([{ cue: 'gave', by: 1, target: 0 }]);
  });

  test('is not for another player’s turn, nor for the dead', () => {
    const t = setTable({ hands: [['skip'], ['favor'], ['favor']], dead: [2] });
    expect([t.seat(1).can('favor'), t.seat(2).can('favor')]).toEqual([false, false]);
  });

  test('the clock aims at the first possible target', () => {
    const t = setTable({ hands: [['favor'], [], ['skip']] });
    t.seat(0).plays('favor');
    t.clock();
    t.quiet();
    expect(t.ask.seats).toEqual([2]);
  });

  test('Z27: neither the dead nor an empty hand can be asked, and without a target it cannot be played', () => {
    const t = setTable({ hands: [['favor'], ['skip'], ['skip'], []], dead: [2] });
    t.seat(0).plays('favor');
    expect(t.seat(0).offers).toEqual(['seat:1']);
    for (const seat of [2, 3]) {
      const aimed = t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: [`seat:${seat}`] });
      expect(aimed).toEqual({ ok: false, why: 'illegal' });
    }
    const lonely = setTable({ hands: [['favor', 'cat_lantern', 'cat_lantern'], ['skip'], []], dead: [1] });
    expect(lonely.seat(0).offers).toEqual(['draw']);
  });

  test('Z28: a target whose last card was fed to the dead owes nothing any more', () => {
    const t = setTable({ hands: [['favor'], ['skip'], ['feed_dead_now'], []], dead: [3] });
    t.seat(0).plays('favor', 1);
    t.seat(2).plays('feed_dead_now', 3);
    t.quiet();
    t.seat(1).gives('skip');
    t.quiet();
    expect(t.hand(3)).toEqual(['skip']);
    expect(t.hand(0)).toEqual([]);
    expect(t.discard).toEqual(['favor', 'feed_dead_now']);
    expect(t.cues('fizzled')).toEqual([{ cue: 'fizzled', by: 0, as: 'favor' }]);
    expect(t.turn.seat).toBe(0);
    expect(t.asking).toBe('turn');
  });

  test('Z38: nobody asks himself for a favor, or takes from himself', () => {
    const t = setTable({ hands: [['favor', 'skip', 'cat_lantern', 'cat_lantern'], ['skip'], ['skip']] });
    t.seat(0).plays('favor');
    expect(t.seat(0).offers).not.toContain('seat:0');
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: ['seat:0'] })).toEqual({
      ok: false,
      why: 'illegal',
    });
    t.seat(0).points(2);
    t.quiet();
    t.seat(2).gives('skip');
    t.seat(0).answer(
      t
        .seat(0)
        .prompt()
        .options.find(option => 'cards' in option)!.id,
    );
    expect(t.asking).toBe('aim');
    expect(t.seat(0).offers).toEqual(['seat:1']);
  });

  test('Z51: for a silent target the dice choose', () => {
    const given = (word: string) => {
      const t = setTable({ hands: [['favor'], ['skip', 'nope', 'clone', 'zombie_kitten'], []] });
      t.seat(0).plays('favor', 1);
      t.quiet();
      t.clock();
      expect(t.asking).toBe('random');
      t.roll(word);
      expect(t.hand(1)).toHaveLength(3);
      expect(t.asking).toBe('turn');
      return t.hand(0)[0];
    };
    const found = Array.from({ length: 40 }, (_, n) => given(`dice ${n}`));
    expect(new Set(found)).toEqual(new Set(['skip', 'nope', 'clone', 'zombie_kitten']));
    expect(given('dice 1')).toBe(given('dice 1'));
  });
});
