// CATastrophe!: everybody else loses a life.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('CATastrophe!', () => {
  test('hits everybody else and nobody may answer', () => {
    const t = setTable({ hands: [['catastrophe'], ['cute_eyes'], ['yarn_ball'], []] });
    t.seat(0).plays('catastrophe');
    expect(t.lives).toEqual([4, 3, 3, 3]);
    expect(t.hand(1)).toEqual(['cute_eyes']);
    expect(t.asking).toBe('turn');
  });

  test('any number of them may be played in a turn', () => {
    const t = setTable({ hands: [['catastrophe', 'catastrophe'], [], [], []] });
    t.seat(0).plays('catastrophe');
    t.seat(0).plays('catastrophe');
    expect(t.lives).toEqual([4, 2, 2, 2]);
  });

  test('K-22: every mad cat it wakes bites the player who played it', () => {
    const t = setTable({ hands: [['catastrophe'], [], [], []], fronts: { 1: ['mad_cat'], 3: ['mad_cat'] } });
    t.seat(0).plays('catastrophe');
    expect(t.lives).toEqual([2, 3, 3, 3]);
    expect(t.discard).toEqual(['catastrophe', 'mad_cat', 'mad_cat']);
  });

  test('K-30: all lose their lives first, then they are out clockwise, then somebody wins', () => {
    const t = setTable({
      hands: [[], [], [], ['catastrophe']],
      lives: [1, 1, 1, 4],
      roles: ['kitten', 'kitten', 'alien', 'alien'],
      turn: { seat: 3 },
    });
    t.seat(3).plays('catastrophe');
    expect(t.cues('hurt').map(({ target }) => target)).toEqual([0, 1, 2]);
    expect(t.cues('out').map(({ by }) => by)).toEqual([0, 1, 2]);
    expect(t.result).toEqual({ winners: [2, 3], why: 'alien-alone' });
  });

  test('K-31: a kitten and then an alien cancel out at the track', () => {
    const t = setTable({ hands: [['catastrophe'], [], [], [], [], []], lives: [4, 1, 1, 4, 4, 4] });
    t.seat(0).plays('catastrophe');
    expect(t.cues('out').map(({ role }) => role)).toEqual(['alien', 'kitten']);
    expect(t.cues('guardian')).toEqual([
      { cue: 'guardian', race: 'alien', now: 'stands' },
      { cue: 'guardian', race: 'alien', now: 'gone' },
    ]);
    expect(t.guardian).toBeNull();
    expect(t.asking).toBe('turn');
  });

  test('K-54: bites count together with the hits, and the player who played it is out last', () => {
    const t = setTable({
      hands: [[], ['catastrophe'], [], [], [], []],
      lives: [1, 2, 1, 4, 4, 4],
      fronts: { 0: ['mad_cat'], 2: ['mad_cat'] },
      turn: { seat: 1 },
    });
    t.seat(1).plays('catastrophe');
    expect(t.cues('out').map(({ by }) => by)).toEqual([2, 0, 1]);
    expect(t.active).toBe(3);
  });

  test('K-54: a third bite does not take lives below none', () => {
    const t = setTable({
      hands: [['catastrophe'], [], [], [], [], []],
      lives: [1, 4, 4, 4, 4, 4],
      fronts: { 1: ['mad_cat'], 2: ['mad_cat'] },
    });
    t.seat(0).plays('catastrophe');
    expect(t.lives).toEqual([0, 3, 3, 3, 3, 3]);
    expect(t.alive[0]).toBe(false);
  });

  test('cannot be played when everybody else sits in a carrier', () => {
    const carried = { 1: ['carrier'], 2: ['carrier'], 3: ['carrier'] } as const;
    const t = setTable({ hands: [['catastrophe', 'want_more'], [], [], []], fronts: carried });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });
});
