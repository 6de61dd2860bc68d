// Who sees what, written out once more: a change in the engine's table must be made here, too, knowingly.
import { expect, test } from 'vitest';
import { zones } from '../../../../src/engine/games/aliens/aliens.ts';

test('who sees which pile', () => {
  expect(zones).toStrictEqual({
    deck: { per: 'table', sight: 'none' },
    discard: { per: 'table', sight: 'all' },
    track: { per: 'table', sight: 'all', lies: 'in a row' },
    guard: { per: 'table', sight: 'all', lies: 'in a row' },
    pool: { per: 'table', sight: 'none' },
    hand: { per: 'seat', sight: 'owner' },
    front: { per: 'seat', sight: 'all' },
  });
});
