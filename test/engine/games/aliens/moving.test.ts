// Moving House: a new hand.
import { describe, expect, test } from 'vitest';
import { more, setTable } from './table.ts';

describe('Moving House', () => {
  test('K-38: the rest of the hand goes, five cards come, however few were held', () => {
    const t = setTable({ hands: [['moving', 'cute_eyes'], [], [], []], deck: ['carrier', 'carrier', ...more] });
    t.seat(0).plays('moving');
    expect(t.hand(0)).toEqual(['carrier', 'carrier', 'cute_eyes', 'cute_eyes', 'cute_eyes']);
    expect(t.discard).toEqual(['moving', 'cute_eyes']);
    expect(t.asking).toBe('turn');
  });

  test('K-38: five also for Old Cattabych, and for a large hand', () => {
    const t = setTable({
      hands: [['moving', ...Array(8).fill('cute_eyes')], [], [], []],
      characters: ['kottabych', 'super', 'ninja', 'boots'],
    });
    t.seat(0).plays('moving');
    expect(t.hand(0)).toHaveLength(5);
  });
});
