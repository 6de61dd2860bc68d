/** How cards lie, names fit, people sit, and what is on the stage: the table's arithmetic. */
import { describe, expect, test } from 'vitest';
import type { Card, SeenEvent } from '../../src/engine/contract.ts';
import { arcOf } from '../../src/ui/table/arc.ts';
import { fanOf } from '../../src/ui/table/fan.ts';
import { fitName } from '../../src/ui/table/fit.ts';
import { chanceOf } from '../../src/ui/table/gauge.ts';
import { bare, gainedIn, laidIn, staged } from '../../src/ui/table/stage.ts';

const cards = (count: number, kinds: number): Card[] =>
  Array.from({ length: count }, (_, n) => ({ id: `c${n}`, face: `face${n % kinds}` }));
const rows = (count: number, kinds: number) => fanOf(cards(count, kinds), 'narrow').rows.map(row => row.length);

describe('a hand on a phone', () => {
  test('is a fan of single cards up to eight', () => {
    expect([rows(0, 1), rows(1, 1), rows(8, 2)]).toEqual([[], [1], [8]]);
  });
  test('is a fan of stacks when there are more', () => {
    expect(rows(9, 4)).toEqual([4]);
  });
  test('has two rows when even the stacks are more than eight', () => {
    expect([rows(20, 12), rows(25, 9)]).toEqual([
      [6, 6],
      [5, 4],
    ]);
  });
  test('keeps equal cards apart where several are chosen', () => {
    expect(fanOf(cards(10, 2), 'narrow', 'apart').rows.map(row => row.length)).toEqual([5, 5]);
  });
  test('a large screen has room for twenty side by side', () => {
    expect(fanOf(cards(20, 3), 'wide').rows.map(row => row.length)).toEqual([20]);
  });
});

describe('a name on a plate', () => {
  test('a short one is large, a long one smaller', () => {
    expect(fitName('Nope')).toBeGreaterThan(fitName('Rainbow-Ralphing Cat'));
  });
  test('the longest word still fits', () => {
    expect(fitName('Достопримечательность')).toBeLessThan(fitName('Достоинство'));
    expect(fitName('Достопримечательность')).toBeGreaterThan(6);
  });
});

describe('the chance meter', () => {
  const left = (n: number) => ({ pile: 'deck', face: 'kitten', left: n });
  test('says none and certain only when it is so', () => {
    expect([chanceOf(left(0), 20), chanceOf(left(1), 400), chanceOf(left(19), 20), chanceOf(left(2), 2)]).toEqual([
      0, 1, 95, 100,
    ]);
  });
});

test('nobody sits on somebody else', () => {
  for (let count = 1; count <= 9; count++) {
    const seats = arcOf(count);
    expect(seats).toHaveLength(count);
    for (const [n, one] of seats.entries())
      for (const other of seats.slice(n + 1))
        expect(Math.abs(one.x - other.x) >= 17.4 || Math.abs(one.y - other.y) >= 18, `${count} seats`).toBe(true);
  }
});

describe('what people may react to', () => {
  const zones = {
    hand: { per: 'seat', sight: 'owner' },
    deck: { per: 'table', sight: 'none' },
    discard: { per: 'table', sight: 'all' },
  } as const;
  const skip = { id: 'a', face: 'skip' };
  const nope = { id: 'b', face: 'nope' };
  const play = (card: Card): SeenEvent => ({ type: 'move', card, from: 'hand/1', to: 'discard' });

  test('is what somebody laid before all', () => {
    const drawn: SeenEvent = { type: 'move', card: nope, from: 'deck', to: 'hand/0' };
    expect(laidIn([drawn, play(skip)], zones)).toEqual([skip]);
    expect(gainedIn([drawn, play(skip)], 0, zones)).toEqual(['b']);
  });
  test('waits for its target, then lies there with every Nope upon it, until it is settled', () => {
    const aimed = staged(bare, [skip], 'other');
    const open = staged(staged(aimed, [], 'other'), [], 'window');
    expect(open.cards).toEqual([skip]);
    const noped = staged(open, [nope], 'window');
    expect(noped.cards).toEqual([skip, nope]);
    expect(staged(noped, [], 'other').cards).toEqual([]);
  });
});
