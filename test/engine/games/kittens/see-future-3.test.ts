// See the Future (3x): a look at the top of the deck, for one pair of eyes.
import { describe, expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/contract.ts';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { setTable } from './table.ts';
import { told } from './told.ts';

const shown = (t: ReturnType<typeof setTable>, seat: Seat | null): Face[][] =>
  t.cues('future', seat).map(({ cards }) => cards.map(card => card.face));

describe('See the Future (3x)', () => {
  test('shows the top three in their order, and leaves them there', () => {
    const t = setTable({
      hands: [['see_future_3'], [], []],
      deck: ['skip', 'exploding_kitten', 'favor', 'nope', 'exploding_kitten'],
    });
    t.seat(0).plays('see_future_3');
    expect(shown(t, 0)).toEqual([['skip', 'exploding_kitten', 'favor']]);
    expect(t.deck).toEqual(['skip', 'exploding_kitten', 'favor', 'nope', 'exploding_kitten']);
    expect(t.turn).toEqual({ seat: 0, owed: 1, attacked: false });
    expect(t.asking).toBe('turn');
  });

  test('others learn that somebody looked, not what was there', () => {
    const [one, other] = (['exploding_kitten', 'skip'] as const).map(first => {
      const t = setTable({
        hands: [['see_future_3', 'nope'], ['skip'], []],
        deck: [first, 'favor', 'exploding_kitten'],
      });
      t.seat(0).plays('see_future_3');
      t.quiet();
      return t;
    });
    expect(told(one!, 1)).toEqual(told(other!, 1));
    expect(told(one!, null)).toEqual(told(other!, null));
    expect(one!.cues('peeked', 1)).toEqual([{ cue: 'peeked', by: 0 }]);
    expect(told(one!, 0)).not.toEqual(told(other!, 0));
  });

  test('one Nope stops it before anything is seen', () => {
    const t = setTable({ hands: [['see_future_3'], ['nope'], []] });
    t.seat(0).plays('see_future_3');
    expect(shown(t, 0)).toEqual([]);
    t.seat(1).nopes();
    t.quiet();
    expect(shown(t, 0)).toEqual([]);
    expect(t.discard).toEqual(['see_future_3', 'nope']);
    expect(t.asking).toBe('turn');
  });

  test('whoever Nopes the Nope sees', () => {
    const t = setTable({ hands: [['see_future_3', 'nope'], ['nope'], []] });
    t.seat(0).plays('see_future_3');
    t.seat(1).nopes();
    t.seat(0).nopes();
    t.quiet();
    expect(shown(t, 0)).toHaveLength(1);
  });

  test('is not for another player’s turn, nor for the dead', () => {
    const t = setTable({ hands: [['skip'], ['see_future_3'], ['see_future_3']], dead: [2] });
    expect([t.seat(1).can('see_future_3'), t.seat(2).can('see_future_3')]).toEqual([false, false]);
    t.seat(0).plays('skip');
    expect([t.seat(1).can('see_future_3'), t.seat(2).can('see_future_3')]).toEqual([false, false]);
  });

  test('after a look the pause before the draw is longer, for that turn only', () => {
    const t = setTable({ hands: [['see_future_3'], ['skip'], []], turn: { owed: 2, attacked: true } });
    t.seat(0).plays('see_future_3');
    t.quiet();
    t.seat(0).answer('draw');
    expect(t.ask.ms).toBe(2500);
    t.clock();
    t.seat(0).answer('draw');
    expect(t.ask.ms).toBe(1200);
  });

  test('Z11: with fewer than three cards left it shows what there is', () => {
    const t = setTable({ hands: [['see_future_3', 'see_future_3'], []], deck: ['skip', 'exploding_kitten'] });
    t.seat(0).plays('see_future_3');
    t.quiet();
    expect(shown(t, 0)).toEqual([['skip', 'exploding_kitten']]);
    const single = setTable({ hands: [['see_future_3'], []], deck: ['exploding_kitten'] });
    single.seat(0).plays('see_future_3');
    expect(shown(single, 0)).toEqual([['exploding_kitten']]);
    expect(single.asking).toBe('turn');
  });
});
