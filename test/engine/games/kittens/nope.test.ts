// Nope: chains, who may stop what, and what a window tells.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';
import { told } from './told.ts';

describe('Nope', () => {
  test('stops a card of somebody else', () => {
    const t = setTable({ hands: [['skip'], ['nope', 'favor'], ['clone']] });
    t.seat(0).plays('skip');
    t.seat(1).nopes();
    t.quiet();
    expect(t.turn.seat).toBe(0);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual([[], ['favor'], ['clone']]);
    expect(t.cues('noped')).toEqual([{ cue: 'noped', by: 1, as: 'skip', with: 'nope' }]);
    expect(t.cues('cancelled')).toEqual([{ cue: 'cancelled', by: 0, as: 'skip' }]);
    expect(t.asking).toBe('turn');
  });

  test('a Nope can be Noped, and that one, too', () => {
    const after = (nopes: number) => {
      const t = setTable({ hands: [['skip', 'nope', 'nope'], ['nope', 'nope'], []] });
      t.seat(0).plays('skip');
      for (let n = 0; n < nopes; n++) t.seat(n % 2 === 0 ? 1 : 0).nopes();
      t.quiet();
      expect(t.asking).toBe('turn');
      return t.turn.seat;
    };
    expect([0, 1, 2, 3, 4].map(after)).toEqual([1, 0, 1, 0, 1]);
  });

  test('cannot be played when there is nothing to stop', () => {
    const t = setTable({ hands: [['nope'], ['nope'], ['nope']], dead: [2] });
    expect(t.seat(0).offers).toEqual(['draw']);
    expect([t.seat(1).offers, t.seat(2).offers]).toEqual([[], []]);
  });

  test('a silent table lets the card work, and keeps its Nopes', () => {
    const t = setTable({ hands: [['skip'], ['nope'], ['nope']] });
    t.seat(0).plays('skip');
    t.clock();
    expect(t.turn.seat).toBe(1);
    expect([t.hand(1), t.hand(2)]).toEqual([['nope'], ['nope']]);
  });

  test('when everybody has passed, the card works at once', () => {
    const t = setTable({ hands: [['skip'], ['nope'], ['nope']] });
    t.seat(0).plays('skip');
    t.seat(1).passes();
    expect(t.asking).toBe('nope');
    t.seat(2).passes();
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('every Nope opens a new window of full length', () => {
    const t = setTable({ hands: [['favor'], ['nope', 'skip'], ['nope']] });
    t.seat(0).plays('favor', 1);
    const first = t.ask;
    t.seat(1).nopes();
    expect(t.ask.ms).toBe(first.ms);
    expect(t.ask.id).toBeGreaterThan(first.id);
    expect(t.ask.about).toMatchObject({ kind: 'nope', by: 0, as: 'favor', nopes: 1 });
  });

  test('who has passed once may still stop the next layer', () => {
    const t = setTable({ hands: [['skip', 'nope'], ['nope'], ['nope']] });
    t.seat(0).plays('skip');
    t.seat(2).passes();
    t.seat(1).nopes();
    t.seat(0).nopes();
    t.seat(2).nopes();
    t.quiet();
    expect(t.turn.seat).toBe(0);
    expect(t.discard).toEqual(['skip', 'nope', 'nope', 'nope']);
  });

  test('a draw, a kitten and a death cannot be stopped', () => {
    const t = setTable({ hands: [[], ['nope'], ['nope']], deck: ['skip', 'exploding_kitten', 'exploding_kitten'] });
    t.seat(0).answer('draw');
    expect([t.seat(1).can('nope'), t.seat(2).can('nope')]).toEqual([false, false]);
    t.clock();
    expect(t.hand(0)).toEqual(['skip']);
    t.seat(1).draws();
    expect(t.asking).toBe('explode');
    expect([t.seat(0).offers, t.seat(2).offers]).toEqual([[], []]);
    t.seat(1).dies();
    expect(t.status[1]).toBe('dead');
    expect(t.asking).toBe('turn');
  });

  test('the window tells nobody who could have said Nope', () => {
    const [one, other] = (['nope', 'skip'] as const).map(held => {
      const t = setTable({ hands: [['favor', 'skip'], [held], ['clone']] });
      t.seat(0).plays('favor', 1);
      return t;
    });
    expect(told(one!, 2)).toEqual(told(other!, 2));
    expect(told(one!, 0)).toEqual(told(other!, 0));
    one!.seat(1).passes();
    expect(told(one!, 2)).toEqual(told(other!, 2));
  });

  test('1.4: an odd number of Nopes cancels, an even one does not, and all cards stay on the pile in order', () => {
    const t = setTable({ hands: [['attack_2x', 'nope'], ['nope'], ['nope']] });
    t.seat(0).plays('attack_2x');
    expect(t.discard).toEqual(['attack_2x']);
    t.seat(1).nopes();
    t.seat(0).nopes();
    t.seat(2).nopes();
    t.quiet();
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.discard).toEqual(['attack_2x', 'nope', 'nope', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('1.4: nobody stops his own card or his own Nope, but the Nope that hit it', () => {
    const t = setTable({ hands: [['skip', 'nope', 'nope'], ['nope', 'nope'], []] });
    t.seat(0).plays('skip');
    expect([t.seat(0).can('nope'), t.seat(1).can('nope')]).toEqual([false, true]);
    t.seat(1).nopes();
    expect([t.seat(0).can('nope'), t.seat(1).can('nope')]).toEqual([true, false]);
    t.seat(0).nopes();
    expect([t.seat(0).can('nope'), t.seat(1).can('nope')]).toEqual([false, true]);
    const own = t.view(0).piles['hand/0']!.cards![0]!.id;
    expect(t.tries({ type: 'answer', seat: 0, ask: t.ask.id, chosen: [own] }).ok).toBe(false);
    expect(t.hand(0)).toEqual(['nope']);
  });

  test('1.4: a combo and a NOW card can be stopped', () => {
    const t = setTable({ hands: [['cat_lantern', 'cat_lantern', 'shuffle_now'], ['nope', 'nope', 'skip'], []] });
    const deck = t.deck;
    t.seat(0).combines(['cat_lantern', 'cat_lantern'], 1);
    t.seat(1).nopes();
    t.quiet();
    expect(t.hand(1)).toEqual(['nope', 'skip']);
    t.seat(0).plays('shuffle_now');
    t.seat(1).nopes();
    t.quiet();
    expect(t.deck).toEqual(deck);
    expect(t.hand(0)).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('1.4: after a NOW card the window beneath opens anew, with the Nopes it already had', () => {
    const t = setTable({ hands: [['skip', 'nope'], ['nope'], ['shuffle_now']] });
    t.seat(0).plays('skip');
    t.seat(1).nopes();
    const noped = t.ask;
    t.seat(2).plays('shuffle_now');
    expect(t.ask.about).toMatchObject({ as: 'shuffle_now', nopes: 0 });
    t.quiet();
    t.roll();
    expect(t.ask.about).toEqual(noped.about);
    expect(t.ask.ms).toBe(noped.ms);
    t.seat(0).nopes();
    t.quiet();
    expect(t.discard).toEqual(['skip', 'nope', 'shuffle_now', 'nope']);
    expect(t.turn.seat).toBe(1);
    expect(t.asking).toBe('turn');
  });

  test('Z32: the dead may stop anything', () => {
    const t = setTable({ hands: [['skip', 'shuffle_now'], ['nope'], ['nope', 'nope']], dead: [2] });
    t.seat(0).plays('skip');
    t.seat(1).nopes();
    t.seat(2).nopes();
    t.quiet();
    expect(t.turn.seat).toBe(1);
    const now = setTable({ hands: [['shuffle_now'], [], ['nope']], dead: [2] });
    const deck = now.deck;
    now.seat(0).plays('shuffle_now');
    now.seat(2).nopes();
    now.quiet();
    expect(now.deck).toEqual(deck);
    expect(now.asking).toBe('turn');
  });
});
