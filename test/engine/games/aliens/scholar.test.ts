// Scholar Cat: chooses what goes on the track.
import { describe, expect, test } from 'vitest';
import { more, setTable } from './table.ts';

const characters = ['scholar', 'super', 'ninja', 'kitty'] as const;

describe('Scholar Cat', () => {
  test('puts one of the two top cards on the track, the other under the deck', () => {
    const t = setTable({
      hands: [['want_more', ...Array(5).fill('moving')], ['want_more'], [], []],
      characters,
      track: 'LLLKKKK',
      deck: ['red_dot_kitten', 'carrier_alien', ...more],
    });
    t.clock();
    t.seat(0).takes('kitten');
    expect(t.seat(0).offers).toEqual(['red_dot', 'carrier']);
    t.seat(0).plays('carrier');
    expect(t.track).toBe('LLLLKKK');
    expect(t.deck.at(-1)).toBe('red_dot');
    expect(t.deck).toHaveLength(more.length + 1);
    expect(t.active).toBe(1);
  });

  test('K-57: only he sees the two; the clock takes the upper one', () => {
    const [one, other] = (['carrier_alien', 'moving_alien'] as const).map(lower => {
      const t = setTable({
        hands: [['want_more'], ['want_more'], [], []],
        characters,
        deck: ['red_dot', lower, ...more],
      });
      t.clock();
      t.seat(0).takes();
      return t;
    });
    expect(one!.asking).toBe('replace');
    for (const eyes of [1, 2, null]) expect(one!.told(eyes)).toEqual(other!.told(eyes));
    one!.clock();
    expect(one!.faces('track')).toContain('red_dot_kitten');
    expect(one!.faces('deck').at(-1)).toBe('carrier_alien');
  });

  test('K-47: with one card in the deck the discard pile is shuffled beneath it first', () => {
    const t = setTable({
      hands: [['want_more', ...Array(5).fill('moving')], [], [], []],
      characters,
      deck: ['red_dot'],
      discard: ['carrier', 'mad_cat'],
    });
    t.clock();
    t.seat(0).takes();
    t.roll();
    expect(t.seat(0).offers).toHaveLength(2);
    expect(t.seat(0).offers[0]).toBe('red_dot');
    t.clock();
    expect(t.faces('track')).toContain('red_dot_kitten');
  });

  test('K-47: with one card and no discard pile he takes that one', () => {
    const t = setTable({
      hands: [['want_more', ...Array(5).fill('moving')], ['want_more'], [], []],
      characters,
      deck: ['red_dot'],
    });
    t.clock();
    t.seat(0).takes();
    expect(t.faces('track')).toContain('red_dot_kitten');
    expect(t.active).toBe(1);
  });
});
