// Come On, Share!: a card taken blindly.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Come On, Share!', () => {
  test('takes a random card', () => {
    const taken = (word: string) => {
      const t = setTable({ hands: [['share_it'], ['moving', 'yarn_ball'], [], []] });
      t.seat(0).plays('share_it', 1);
      t.roll(word);
      expect(t.hand(1)).toHaveLength(1);
      expect(t.asking).toBe('turn');
      return t.hand(0)[0];
    };
    const all = new Set(Array.from({ length: 20 }, (_, n) => taken(`seed ${n}`)));
    expect([...all].sort()).toEqual(['moving', 'yarn_ball']);
  });

  test('only the two of them see which', () => {
    const [one, other] = (['moving', 'yarn_ball'] as const).map(held => {
      const t = setTable({ hands: [['share_it'], [held], [], []] });
      t.seat(0).plays('share_it', 1);
      t.roll();
      return t;
    });
    expect(one!.told(2)).toEqual(other!.told(2));
    expect(one!.told(0)).not.toEqual(other!.told(0));
    expect(one!.cues('shared')).toEqual([{ cue: 'shared', by: 0, target: 1 }]);
  });

  test('K-39: an empty hand is no target', () => {
    const t = setTable({ hands: [['share_it'], [], ['moving'], []] });
    t.seat(0).plays('share_it');
    expect(t.seat(0).offers).toEqual(['seat:2']);
  });
});
