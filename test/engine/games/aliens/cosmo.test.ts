// Cosmocat: no Catastrophe touches him.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Cosmocat', () => {
  test('K-55: a Catastrophe takes neither life nor box nor mad cat of his', () => {
    const t = setTable({
      hands: [['catastrophe'], [], [], []],
      characters: ['kitty', 'cosmo', 'ninja', 'doctor'],
      fronts: { 1: ['cardboard_box', 'mad_cat'] },
    });
    t.seat(0).plays('catastrophe');
    expect(t.lives).toEqual([4, 3, 3, 3]);
    expect(t.front(1)).toEqual(['cardboard_box', 'mad_cat']);
    expect(t.cues('spared')).toEqual([{ cue: 'spared', by: 1 }]);
  });

  test('personal attacks hit him like anybody', () => {
    const t = setTable({
      hands: [['mouse_attack'], [], [], []],
      characters: ['kitty', 'cosmo', 'ninja', 'doctor'],
    });
    t.seat(0).attacks(1);
    expect(t.lives[1]).toBe(2);
  });
});
