// Full moons and the prize.
import { describe, expect, test } from 'vitest';
import type { Face } from '../../../../src/engine/games/moon/faces.ts';
import { setTable } from './table.ts';

const three: readonly Face[] = ['red_hare_a', 'red_dog_a', 'red_cat_a'];

describe('a full moon', () => {
  test('R1: of four whites counts, and four different animals earn the prize', () => {
    const t = setTable({
      hands: [['white_rat_r', 'red_hare_b'], ['green_hare_b']],
      moons: [{ white: ['white_hare_l', 'white_dog_l', 'white_cat_r'] }],
      reserve: ['green_hare_d', 'red_dog_b', 'red_dog_c'],
    });
    t.seat(0).chooses('white_rat_r');
    expect([t.full[0], t.asking]).toEqual([1, 'prize']);
    t.seat(0).chooses('green_hare_d');
    expect(t.score(0)).toEqual(['green_hare_d', 'white_cat_r', 'white_dog_l', 'white_hare_l', 'white_rat_r']);
  });

  test('lies face down: everybody sees how many cards, nobody which', () => {
    const t = setTable({ hands: [['red_hare_b', 'blue_hare_a'], ['green_hare_b']], moons: [{ red: three }] });
    t.seat(0).chooses('red_hare_b');
    for (const seat of [null, 0, 1]) expect(t.view(seat).piles['score/0']).toEqual({ count: 4, cards: null });
    expect(t.cues('full')).toEqual([{ cue: 'full', by: 0, colour: 'red', points: 5 }]);
  });

  test('with two animals alike earns no prize', () => {
    const t = setTable({ hands: [['red_dog_d', 'blue_hare_a'], ['green_hare_b']], moons: [{ red: three }] });
    t.seat(0).chooses('red_dog_d');
    expect(t.asking).toBe('again');
  });
});

describe('the prize', () => {
  const prize = (reserve: readonly Face[] = ['green_hare_d', 'red_hare_e', 'red_dog_c']) => {
    const t = setTable({
      hands: [['red_rat_d', 'blue_hare_a'], ['green_hare_b']],
      moons: [{ red: three }],
      reserve,
      rules: { dreams: true },
    });
    t.seat(0).chooses('red_rat_d');
    return t;
  };

  test('R2: any card of the reserve goes straight to the score pile, which is refilled at the end of the turn', () => {
    const t = prize();
    expect(t.seat(0).offers).toEqual(['green_hare_d', 'red_hare_e', 'red_dog_c']);
    t.seat(0).chooses('green_hare_d');
    expect(t.score(0)).toContain('green_hare_d');
    expect(t.reserve).toEqual(['red_hare_e', 'red_dog_c']);
    t.seat(0).chooses('deck');
    expect([t.reserve.length, t.turn]).toEqual([3, 1]);
  });

  test('R2: its dream does nothing', () => {
    const t = prize();
    t.seat(0).chooses('red_hare_e');
    expect(t.ask.about).toEqual({ kind: 'draw', by: 0, left: 1 });
  });

  test('R2: comes before the dream of the card that won it', () => {
    const t = setTable({
      hands: [['red_dog_e', 'blue_hare_a'], ['green_hare_b']],
      moons: [{ red: ['red_hare_a', 'red_cat_a', 'red_rat_a'] }],
      rules: { dreams: true },
    });
    t.seat(0).chooses('red_dog_e');
    expect(t.asking).toBe('prize');
    t.seat(0).passes();
    expect(t.ask.about).toEqual({ kind: 'dream', by: 0, dream: 'bone', migrates: false });
  });

  test('R2: may be refused', () => {
    const t = prize();
    t.seat(0).passes();
    expect([t.score(0).length, t.reserve.length, t.asking]).toEqual([4, 3, 'draw']);
  });

  test('R3: there is none while the reserve is empty', () => {
    const t = prize([]);
    expect([t.asking, t.score(0).length]).toEqual(['draw', 4]);
  });

  test('R4: a blank in the moon forfeits it', () => {
    const t = setTable({
      hands: [['white_blank_r', 'blue_hare_a'], ['green_hare_b']],
      moons: [{ red: three }],
    });
    t.seat(0).chooses('white_blank_r', 'red');
    expect([t.full[0], t.score(0).length, t.turn]).toEqual([1, 4, 1]);
  });
});
