// Carrier: a turn lost, and safety until then.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

describe('Carrier', () => {
  test('K-27: for another player only, and one at a time', () => {
    const t = setTable({ hands: [['carrier'], [], [], []], fronts: { 2: ['carrier'] } });
    t.seat(0).plays('carrier');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:3']);
    t.seat(0).points(3);
    expect(t.front(3)).toEqual(['carrier']);
    expect(t.asking).toBe('turn');
  });

  test('K-28: whoever sits in one can be looked at, robbed, whirled about, cuddled and boxed', () => {
    const t = setTable({
      hands: [['cat_sense', 'share_it', 'cat_tenderness', 'cardboard_box', 'hurricane'], ['moving', 'moving'], [], []],
      lives: [4, 3, 4, 4],
      fronts: { 1: ['carrier'] },
    });
    t.seat(0).plays('cat_sense', 1);
    t.seat(0).answer('seen');
    t.seat(0).plays('cat_tenderness', 1);
    expect(t.lives[1]).toBe(4);
    t.seat(0).plays('cardboard_box', 1);
    expect([...t.front(1)].sort()).toEqual(['cardboard_box', 'carrier']);
    t.seat(0).plays('share_it', 1);
    t.roll();
    expect(t.hand(0)).toContain('moving');
    t.seat(0).plays('hurricane');
    expect(t.ask.seats).toContain(1);
  });

  test('K-28: whoever sits in one cannot be attacked, nor get a redirected attack', () => {
    const t = setTable({ hands: [['mouse_attack'], ['yarn_ball'], [], []], fronts: { 2: ['carrier'] } });
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:1', 'seat:3']);
    t.seat(0).points(1);
    t.seat(1).plays('yarn_ball');
    expect(t.seat(1).offers).toEqual(['seat:3', 'seat:0']);
  });

  test('K-29: with everybody else in carriers an attack has no target', () => {
    const carried = { 1: ['carrier'], 2: ['carrier'], 3: ['carrier'] } as const;
    const t = setTable({ hands: [['mouse_attack', 'want_more'], [], [], []], fronts: carried });
    expect(t.seat(0).offers).toEqual(['want_more']);
  });

  test('K-29: and if nothing else can be played either, the hand is exchanged', () => {
    const carried = { 1: ['carrier'], 2: ['carrier'], 3: ['carrier'] } as const;
    const t = setTable({ hands: [['mouse_attack', 'carrier'], [], [], []], fronts: carried });
    expect(t.cues('exchanged')).toHaveLength(1);
    expect(t.asking).toBe('turn');
  });
});
