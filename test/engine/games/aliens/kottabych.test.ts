// Old Cattabych: six cards.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Old Cattabych', () => {
  test('refills to six cards, everybody else to five', () => {
    const t = setTable({
      hands: [['want_more'], ['want_more'], [], []],
      characters: ['kottabych', 'super', 'ninja', 'doctor'],
    });
    t.endTurn();
    t.endTurn();
    expect([t.hand(0).length, t.hand(1).length]).toEqual([6, 5]);
  });
});
