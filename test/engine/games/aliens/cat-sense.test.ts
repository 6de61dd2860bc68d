// Cat Sense: a look at a hand.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Cat Sense', () => {
  test('K-40: only the player sees the hand, and has 15 seconds for it', () => {
    const t = setTable({ hands: [['cat_sense'], ['moving', 'yarn_ball'], ['want_more'], []] });
    t.seat(0).plays('cat_sense', 1);
    expect(t.cues('sensed', 0)[0]!.cards.map(({ face }) => face)).toEqual(['moving_kitten', 'yarn_ball_kitten']);
    for (const other of [1, 2, 3, null]) expect(t.cues('sensed', other)).toEqual([]);
    expect(t.ask.ms).toBe(15_000);
    t.clock();
    expect(t.hand(1)).toEqual(['moving', 'yarn_ball']);
    expect(t.asking).toBe('turn');
  });

  test('K-40: a role is not seen', () => {
    const [one, other] = (['kitten', 'alien'] as const).map(role => {
      const t = setTable({
        hands: [['cat_sense'], ['moving'], [], [], [], []],
        roles: ['kitten', role, role === 'kitten' ? 'alien' : 'kitten', 'alien', 'kitten', 'alien'],
      });
      t.seat(0).plays('cat_sense', 1);
      return t;
    });
    expect(one!.told(0)).toEqual(other!.told(0));
  });

  test('needs somebody with cards', () => {
    const t = setTable({ hands: [['cat_sense', 'want_more'], [], [], []] });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });
});
