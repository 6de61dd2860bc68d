// Who sees what, written out once more: a change in the engine's table must be made here, too, knowingly.
import { expect, test } from 'vitest';
import { zones } from '../../../../src/engine/games/moon/moon.ts';

test('who sees which pile', () => {
  expect(zones).toStrictEqual({
    deck: { per: 'table', sight: 'none' },
    reserve: { per: 'table', sight: 'all', lies: 'in a row' },
    laid: { per: 'table', sight: 'all' },
    discard: { per: 'table', sight: 'all' },
    aside: { per: 'table', sight: 'none' },
    hand: { per: 'seat', sight: 'owner' },
    red: { per: 'seat', sight: 'all' },
    orange: { per: 'seat', sight: 'all' },
    blue: { per: 'seat', sight: 'all' },
    green: { per: 'seat', sight: 'all' },
    white: { per: 'seat', sight: 'all' },
    penalty: { per: 'seat', sight: 'all' },
    score: { per: 'seat', sight: 'none' },
  });
});
