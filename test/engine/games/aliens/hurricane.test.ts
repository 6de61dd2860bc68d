// Hurricane: two cards from everybody, two for everybody.
import { describe, expect, test } from 'vitest';
import { more, setTable } from './table.ts';

describe('Hurricane', () => {
  test('K-37: everybody picks two, they are shuffled, everybody gets two', () => {
    const t = setTable({
      hands: [
        ['hurricane', 'moving', 'moving', 'carrier'],
        ['mad_cat', 'mad_cat'],
        ['red_dot', 'red_dot', 'cute_eyes'],
        ['share_it', 'share_it'],
      ],
    });
    t.seat(0).plays('hurricane');
    t.seat(2).gives('red_dot', 'red_dot');
    t.seat(1).gives('mad_cat', 'mad_cat');
    t.seat(3).gives('share_it', 'share_it');
    expect(t.hand(2)).toHaveLength(3);
    t.seat(0).gives('moving', 'moving');
    t.roll();
    expect(t.hand(0)).toHaveLength(3);
    expect(t.hand(0)).toContain('carrier');
    expect([1, 2, 3].map(seat => t.hand(seat).length)).toEqual([2, 3, 2]);
    const all = [0, 1, 2, 3].flatMap(seat => t.hand(seat)).sort();
    expect(all).toEqual([
      ...['carrier', 'cute_eyes', 'mad_cat', 'mad_cat', 'moving', 'moving'],
      ...['red_dot', 'red_dot', 'share_it', 'share_it'],
    ]);
    expect(t.discard).toEqual(['hurricane']);
    expect(t.asking).toBe('turn');
  });

  test('K-37: whoever has fewer gives fewer and still gets two; the deck makes up for it', () => {
    const t = setTable({
      hands: [['hurricane'], ['mad_cat'], ['red_dot', 'cute_eyes'], []],
      deck: ['carrier', 'carrier', 'carrier', 'carrier', 'carrier', ...more],
    });
    t.seat(0).plays('hurricane');
    expect(t.ask.seats).toEqual([1, 2]);
    t.seat(1).gives('mad_cat');
    t.seat(2).gives('red_dot', 'cute_eyes');
    t.roll();
    expect([0, 1, 2, 3].map(seat => t.hand(seat).length)).toEqual([2, 2, 2, 2]);
    expect(t.deck).toHaveLength(more.length);
  });

  test('K-37: dice pick for the silent', () => {
    const t = setTable({ hands: [['hurricane'], ['mad_cat', 'moving', 'carrier'], ['red_dot', 'cute_eyes'], []] });
    t.seat(0).plays('hurricane');
    t.seat(2).gives('red_dot', 'cute_eyes');
    t.clock();
    t.roll();
    t.roll();
    expect([0, 1, 2, 3].map(seat => t.hand(seat).length)).toEqual([2, 3, 2, 2]);
    expect(t.asking).toBe('turn');
  });

  test('K-37: too few cards anywhere: what there is is dealt one by one', () => {
    const t = setTable({ hands: [['hurricane'], ['mad_cat'], [], []], deck: [], discard: [] });
    t.seat(0).plays('hurricane');
    t.seat(1).gives('mad_cat');
    t.roll();
    t.roll();
    expect([1, 2, 3, 0].map(seat => t.hand(seat).length)).toEqual([1, 1, 0, 0]);
    expect(t.asking).toBe('turn');
  });

  test('nobody sees what others pick, nor what they get', () => {
    const [one, other] = (['moving', 'carrier'] as const).map(held => {
      const t = setTable({ hands: [['hurricane'], ['mad_cat', 'mad_cat'], [held, 'red_dot'], []] });
      t.seat(0).plays('hurricane');
      t.seat(2).gives(held, 'red_dot');
      t.seat(1).gives('mad_cat', 'mad_cat');
      t.roll();
      return t;
    });
    expect(one!.told(null)).toEqual(other!.told(null));
  });
});
