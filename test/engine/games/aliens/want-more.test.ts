// Want More!: two cards.
import { describe, expect, test } from 'vitest';
import { more, setTable } from './table.ts';

describe('Want More!', () => {
  test('draws two cards', () => {
    const t = setTable({ hands: [['want_more'], [], [], []], deck: ['moving', 'carrier', ...more] });
    t.seat(0).plays('want_more');
    expect(t.hand(0)).toEqual(['carrier', 'moving']);
    expect(t.cues('drew')).toEqual([{ cue: 'drew', by: 0, count: 2 }]);
    expect(t.asking).toBe('turn');
  });

  test('K-42: a hand may be larger than five, and is not cut down', () => {
    const t = setTable({ hands: [['want_more', 'moving', 'moving', 'moving', 'moving', 'moving'], [], [], []] });
    t.seat(0).plays('want_more');
    expect(t.hand(0)).toHaveLength(7);
    t.endTurn();
    expect(t.hand(0)).toHaveLength(8);
    expect(t.active).toBe(1);
  });

  test('tells nobody what was drawn', () => {
    const [one, other] = (['moving', 'carrier'] as const).map(top => {
      const t = setTable({ hands: [['want_more'], [], [], []], deck: [top, ...more] });
      t.seat(0).plays('want_more');
      return t;
    });
    expect(one!.told(1)).toEqual(other!.told(1));
    expect(one!.told(null)).toEqual(other!.told(null));
  });

  test('K-59: the discard pile becomes the deck when a card is needed, in the middle of the draw', () => {
    const t = setTable({ hands: [['want_more'], [], [], []], deck: ['moving'], discard: ['carrier'] });
    t.seat(0).plays('want_more');
    expect(t.asking).toBe('random');
    expect(t.hand(0)).toEqual(['moving']);
    t.roll();
    expect(t.cues('reshuffled')).toHaveLength(1);
    expect([...t.hand(0), ...t.deck].sort()).toEqual(['carrier', 'moving', 'want_more']);
    expect(t.hand(0)).toHaveLength(2);
    expect(t.discard).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('K-59: not before: an empty deck that nobody needs stays empty', () => {
    const t = setTable({ hands: [['want_more'], [], [], []], deck: ['moving', 'moving'], discard: ['carrier'] });
    t.seat(0).plays('want_more');
    expect(t.deck).toEqual([]);
    expect(t.discard).toEqual(['carrier', 'want_more']);
    expect(t.asking).toBe('turn');
  });

  test('K-59: nobody sees in which order the discard pile becomes the deck', () => {
    const [one, other] = ['one', 'other'].map(word => {
      const t = setTable({
        hands: [['want_more'], [], [], []],
        deck: ['moving'],
        discard: ['carrier', 'mad_cat', 'share_it', 'hurricane', 'red_dot'],
      });
      t.seat(0).plays('want_more');
      t.roll(word);
      return t;
    });
    expect(one!.deck).not.toEqual(other!.deck);
    expect(one!.told(1)).toEqual(other!.told(1));
  });
});
