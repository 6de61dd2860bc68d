// The track: take one, put one in its place.
import { describe, expect, test } from 'vitest';
import { more, setTable } from './table.ts';

const full = Array(5).fill('moving');

describe('The track', () => {
  test('a card must be taken, and the new one lies in its place', () => {
    const t = setTable({
      hands: [['want_more', ...full], ['want_more'], [], []],
      track: 'KLKLKLK',
      deck: ['red_dot_alien', ...more],
    });
    t.clock();
    expect(t.seat(0).offers).toHaveLength(7);
    t.seat(0).takes('kitten');
    expect(t.track).toBe('LLKLKLK');
    expect(t.cues('placed')).toEqual([{ cue: 'placed', face: 'red_dot_alien', kittens: 3 }]);
    expect(t.active).toBe(1);
  });

  test('seven symbols of a race that lives: it wins, its dead, too', () => {
    const t = setTable({
      hands: [['want_more'], [], [], [], [], []],
      out: [3],
      track: 'LLLKLLL',
      deck: ['red_dot_alien', ...more],
    });
    t.clock();
    t.seat(0).takes('kitten');
    expect(t.result).toEqual({ winners: [1, 3, 5], why: 'alien-track' });
  });

  test('K-34: if the guardian kept all seven, nothing would be taken', () => {
    const t = setTable({
      hands: [['want_more'], ['want_more'], [], []],
      guardian: { race: 'kitten' },
      track: 'KKKKKKK',
    });
    t.clock();
    expect(t.cues('took')).toEqual([]);
    expect(t.hand(0)).toHaveLength(5);
    expect(t.active).toBe(1);
  });

  test('K-35: an empty deck is made anew from the discard pile for the track', () => {
    const t = setTable({ hands: [['want_more', ...full], ['want_more'], [], []], deck: [], discard: ['mad_cat'] });
    t.clock();
    t.seat(0).takes();
    t.roll();
    expect(t.faces('track')).toContain('mad_cat_kitten');
    expect(t.active).toBe(1);
  });

  test('K-35: no card anywhere: the taken one goes back, and nobody draws', () => {
    const t = setTable({ hands: [['want_more', 'moving'], ['want_more'], [], []], deck: [] });
    t.clock();
    t.seat(0).takes('kitten');
    expect(t.track).toBe('KLKLKLK');
    expect(t.hand(0)).toEqual(['moving', 'want_more']);
    expect(t.active).toBe(1);
  });

  test('K-35: both piles run out in the middle of a draw: fewer are drawn', () => {
    const t = setTable({ hands: [['moving'], ['want_more'], [], []], deck: ['carrier'], discard: ['mad_cat'] });
    t.seat(0).plays('moving');
    t.roll();
    expect(t.hand(0)).toEqual(['carrier', 'mad_cat', 'moving']);
    expect(t.asking).toBe('turn');
  });

  test('K-36: what lies before players or under the guardian is not reshuffled', () => {
    const t = setTable({
      hands: [['want_more'], [], [], []],
      deck: [],
      discard: ['carrier'],
      fronts: { 1: ['cardboard_box'], 2: ['carrier'], 3: ['mad_cat'] },
      guardian: { race: 'alien', damage: 2 },
    });
    t.seat(0).plays('want_more');
    t.roll();
    expect(t.hand(0)).toEqual(['carrier', 'want_more']);
    expect([t.front(1), t.front(2), t.front(3)]).toEqual([['cardboard_box'], ['carrier'], ['mad_cat']]);
    expect(t.guard).toHaveLength(2);
  });
});
