/** What the table of the exploding family shows beside piles and hands, all of it read off public facts. */
import { describe, expect, test } from 'vitest';
import type { View } from '../../src/engine/contract.ts';
import type { Face } from '../../src/engine/games/kittens/faces.ts';
import { kittensBoard as board } from '../../src/ui/games/kittens/board.ts';
import { setTable } from '../engine/games/kittens/table.ts';

const three: readonly (readonly Face[])[] = [['zombie_kitten', 'nope', 'skip'], ['skip'], ['favor', 'nope']];
const drawn: readonly Face[] = ['exploding_kitten', 'skip', 'skip', 'skip', 'skip'];
const as = (view: unknown) => view as View;

describe('who will draw the hidden kitten', () => {
  const hiding = (owed: number) => {
    const t = setTable({ hands: three, deck: drawn, turn: { owed, attacked: owed > 1 } });
    t.seat(0).draws();
    t.seat(0).saves('zombie_kitten');
    t.quiet();
    return as(t.view(0));
  };
  test('is the next player when it lies on top, then the one after', () => {
    expect([0, 1, 2, 3].map(depth => board.taker(hiding(1), depth))).toEqual([1, 2, 0, 1]);
  });
  test('is whoever hides it while they still owe turns', () => {
    expect([0, 1, 2].map(depth => board.taker(hiding(2), depth))).toEqual([0, 1, 2]);
  });
  test('is never one of the dead', () => {
    const t = setTable({ hands: three, dead: [1] });
    expect([0, 1, 2].map(depth => board.taker(as(t.view(0)), depth))).toEqual([0, 2, 0]);
    expect(board.next(as(t.view(0)))).toBe(2);
  });
});

describe('a drawn kitten', () => {
  const t = setTable({ hands: three, deck: drawn });
  t.seat(0).draws();
  test('lies before everybody, watchers too', () => {
    for (const seat of [0, 1, null]) expect(board.spotlight(as(t.view(seat)))?.face).toBe('exploding_kitten');
  });
  test('is urgent for one alone', () => {
    expect([0, 1, 2].map(seat => board.isUrgent(as(t.view(seat))))).toEqual([true, false, false]);
    expect([0, 1].map(seat => board.plight(as(t.view(seat))))).toEqual(['danger', null]);
  });
});

test('the dead see which of their cards are of no use to them; the living never do', () => {
  const t = setTable({ hands: three, dead: [0] });
  expect(three[0]?.map(face => board.isIdle(as(t.view(0)), face))).toEqual([true, false, true]);
  expect(board.isIdle(as(t.view(1)), 'skip')).toBe(false);
});

test('the count of cards is the same for everybody, whatever they hold', () => {
  const t = setTable({ hands: three, discard: ['nope', 'skip', 'skip'] });
  const counts = [0, 1, 2, null].map(seat => board.kinds(as(t.view(seat))));
  for (const other of counts) expect(other).toEqual(counts[0]);
  const nopes = counts[0]?.find(({ face }) => face === 'nope');
  expect(nopes).toEqual({ face: 'nope', printed: 3, gone: 1 });
});

test('a play is aimed at its target until somebody stops it, and again when that is stopped', () => {
  const t = setTable({
    hands: [
      ['nope', 'skip'],
      ['favor', 'skip'],
      ['nope', 'skip'],
    ],
    turn: { seat: 1 },
  });
  const aimed = () => [0, 1, 2].map(seat => board.isAimedAt(t.ask.about, seat));
  t.seat(1).plays('favor', 0);
  expect(aimed()).toEqual([true, false, false]);
  t.seat(0).nopes();
  expect(aimed()).toEqual([false, false, false]);
  t.seat(2).nopes();
  expect(aimed()).toEqual([true, false, false]);
});
