// Cat Cowboy: one repeated attack per turn.
import { describe, expect, test } from 'vitest';
import { setTable } from './table.ts';

const characters = ['cowboy', 'super', 'ninja', 'doctor'] as const;

describe('Cat Cowboy', () => {
  test('once per turn he may attack somebody again', () => {
    const t = setTable({ hands: [Array(4).fill('mouse_attack'), [], [], []], characters });
    t.seat(0).attacks(1);
    t.seat(0).attacks(1);
    expect(t.lives[1]).toBe(3);
    t.seat(0).plays('mouse_attack');
    expect(t.seat(0).offers).toEqual(['seat:2', 'seat:3']);
  });

  test('K-48: a Killer Cat may be used besides', () => {
    const t = setTable({ hands: [[...Array(3).fill('mouse_attack'), 'killer_cat'], [], [], []], characters });
    t.seat(0).attacks(1);
    t.seat(0).attacks(1, 'mouse_attack', 'killer_cat');
    t.seat(0).attacks(1);
    expect(t.lives[1]).toBe(2);
    expect(t.seat(0).offers).toEqual(['done']);
  });

  test('on the next turn he may do it again', () => {
    const t = setTable({
      hands: [Array(4).fill('mouse_attack'), ['want_more'], ['want_more'], ['want_more']],
      characters,
    });
    for (let n = 0; n < 2; n++) {
      t.seat(0).attacks(1);
      t.seat(1).accepts();
    }
    for (let n = 0; n < 4; n++) t.endTurn();
    for (let n = 0; n < 2; n++) {
      t.seat(0).attacks(3);
      t.seat(3).accepts();
    }
    expect(t.lives).toEqual([4, 3, 4, 2]);
  });
});
