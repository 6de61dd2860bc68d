// Cardboard Box: swallows the next attack.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Cardboard Box', () => {
  test('may be laid before oneself or another player', () => {
    const t = setTable({ hands: [['cardboard_box', 'cardboard_box'], [], [], []] });
    t.seat(0).plays('cardboard_box');
    expect(t.seat(0).offers).toEqual(['seat:0', 'seat:1', 'seat:2', 'seat:3']);
    t.seat(0).points(0);
    t.seat(0).plays('cardboard_box', 2);
    expect([t.front(0), t.front(2)]).toEqual([['cardboard_box'], ['cardboard_box']]);
    expect(t.discard).toEqual([]);
    expect(t.asking).toBe('turn');
  });

  test('swallows one attack, then it is gone', () => {
    const t = setTable({
      hands: [['mouse_attack', 'mouse_attack', 'killer_cat'], [], [], []],
      fronts: { 1: ['cardboard_box'] },
    });
    t.seat(0).attacks(1);
    t.seat(0).attacks(1, 'mouse_attack', 'killer_cat');
    expect(t.lives[1]).toBe(3);
    expect(t.discard).toEqual(['mouse_attack', 'cardboard_box', 'killer_cat', 'mouse_attack']);
  });

  test('K-11: it acts by itself: its owner is not asked and cannot save it', () => {
    const t = setTable({
      hands: [['mouse_attack'], ['cute_eyes', 'yarn_ball'], [], []],
      fronts: { 1: ['cardboard_box'] },
    });
    t.seat(0).attacks(1);
    expect(t.asking).toBe('turn');
    expect(t.hand(1)).toEqual(['cute_eyes', 'yarn_ball']);
    expect(t.front(1)).toEqual([]);
    expect(t.cues('boxed')).toEqual([{ cue: 'boxed', by: 1 }]);
  });

  test('K-12: one box before a player', () => {
    const t = setTable({ hands: [['cardboard_box'], [], [], []], fronts: { 0: ['cardboard_box'] } });
    t.seat(0).plays('cardboard_box');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:2', 'seat:3']);
  });

  test('K-13: it is laid on one’s own turn, not when attacked', () => {
    const t = setTable({ hands: [['mouse_attack'], ['cardboard_box', 'carrier'], [], []] });
    t.seat(0).attacks(1);
    expect(t.seat(1).offers).toEqual(['accept']);
  });
});
