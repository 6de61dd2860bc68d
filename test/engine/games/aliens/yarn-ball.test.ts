// Ball of Yarn: sends an attack on.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Ball of Yarn', () => {
  test('K-16: from then on the power of whoever redirected counts', () => {
    const t = setTable({
      hands: [['bye_bells'], ['yarn_ball'], ['cute_eyes'], []],
      characters: ['kitty', 'super', 'doctor', 'cowboy'],
    });
    t.seat(0).attacks(1, 'bye_bells');
    t.seat(1).redirects(2);
    expect(t.seat(2).offers).toEqual(['cute_eyes', 'accept']);
    t.seat(2).stops();
    expect(t.lives).toEqual([4, 5, 4, 4]);
    expect(t.asking).toBe('turn');
  });

  test('K-18: with nobody to receive the attack it cannot be played', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['yarn_ball'], [], []],
      characters: ['ninja', 'super', 'doctor', 'cowboy'],
      fronts: { 2: ['carrier'], 3: ['carrier'] },
    });
    t.seat(0).attacks(1);
    expect(t.seat(1).offers).toEqual(['accept']);
  });

  test('K-19: a box swallows a redirected attack', () => {
    const t = setTable({ hands: [['mouse_attack'], ['yarn_ball'], [], []], fronts: { 2: ['cardboard_box'] } });
    t.seat(0).attacks(1);
    t.seat(1).redirects(2);
    expect(t.lives).toEqual([4, 4, 4, 4]);
    expect(t.front(2)).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('K-20: neither to oneself nor to the guardian', () => {
    const t = setTable({ hands: [['mouse_attack'], ['yarn_ball'], [], []], guardian: { race: 'alien' } });
    t.seat(0).attacks(1);
    t.seat(1).plays('yarn_ball');
    expect(t.seat(1).offers).toEqual(['seat:2', 'seat:3', 'seat:0']);
  });

  test('the clock never redirects', () => {
    const t = setTable({ hands: [['mouse_attack'], ['yarn_ball'], [], []] });
    t.seat(0).attacks(1);
    t.clock();
    expect(t.lives).toEqual([4, 3, 4, 4]);
    expect(t.hand(1)).toEqual(['yarn_ball']);
  });
});
