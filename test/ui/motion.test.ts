/** How cards fly is worked out from public facts, quickly enough that nobody waits for it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SeenEvent, Waiting } from '../../src/engine/contract.ts';
import { games } from '../../src/engine/games/registry.ts';
import { showFor } from '../../src/ui/games/index.ts';
import { type Onlooker, planned } from '../../src/ui/table/motion/plan.ts';
import { recapped, unseen } from '../../src/ui/table/motion/recap.ts';
import { isTense } from '../../src/ui/table/motion/suspense.ts';
import { lasts } from '../../src/ui/table/motion/timing.ts';

const move = (from: string, to: string, face: string | null = null): SeenEvent => ({
  type: 'move',
  card: face === null ? null : { id: `${face}-${from}-${to}`, face },
  from,
  to,
});
const look: Onlooker = { me: 0, speed: 'full', plays: 'laid', isShown: pile => pile !== 'box' };
const waysOf = (...events: readonly SeenEvent[]) => planned(events, look).map(({ way }) => way);
const deal = (seats: number, cards: number) =>
  Array.from({ length: seats * cards }, (_, n) => move('deck', `hand/${Math.floor(n / cards)}`));

describe('a card flies as it is moved', () => {
  test('played, drawn, given, laid aside', () => {
    expect(waysOf(move('hand/1', 'discard', 'skip'))).toEqual(['play']);
    expect(waysOf(move('deck', 'hand/0', 'skip'))).toEqual(['mine']);
    expect(waysOf(move('deck', 'hand/2'))).toEqual(['draw']);
    expect(waysOf(move('hand/2', 'hand/3'))).toEqual(['give']);
    expect(waysOf(move('deck', 'discard', 'skip'))).toEqual(['lay']);
  });
  test('what lies where nobody looks does not fly', () => {
    expect(waysOf(move('deck', 'box'), move('box', 'deck'), move('deck', 'deck'))).toEqual([]);
  });
  test('one after another', () => {
    const flights = planned([move('hand/1', 'discard', 'a'), move('hand/1', 'discard', 'b')], look);
    expect(flights[1]!.afterMs - flights[0]!.afterMs).toBeGreaterThanOrEqual(40);
  });
  test('a card that is slammed flies faster', () => {
    const [slam] = planned([move('hand/1', 'discard', 'nope')], { ...look, plays: 'slammed' });
    expect(slam).toMatchObject({ way: 'slam', ms: lasts.slam });
  });
  test('brisk is faster than full', () => {
    const end = (speed: Onlooker['speed']) =>
      Math.max(...planned(deal(4, 8), { ...look, speed }).map(({ afterMs, ms }) => afterMs + ms));
    expect(end('brisk')).toBeLessThan(0.7 * end('full'));
  });
});

describe('a deal', () => {
  test.each([2, 5, 10])('to %i seats gives everybody a first card, then a second one, and ends soon', seats => {
    const flights = planned(deal(seats, 8), look);
    const first = flights.slice(0, seats).map(({ move: { to } }) => to);
    expect(new Set(first).size).toBe(seats);
    expect(flights.every(({ way }) => way === 'deal')).toBe(true);
    expect(Math.max(...flights.map(({ afterMs, ms }) => afterMs + ms))).toBeLessThanOrEqual(1200);
  });
});

test('faces change nothing about how cards fly', () => {
  const moves = fc.array(
    fc.tuple(
      fc.constantFrom('deck', 'discard', 'hand/0', 'hand/1', 'hand/2'),
      fc.constantFrom('deck', 'discard', 'hand/0', 'hand/1'),
    ),
  );
  fc.assert(
    fc.property(moves, pairs => {
      const plain = (face: string | null) =>
        planned(
          pairs.map(([from, to]) => move(from, to, face)),
          look,
        ).map(({ way, afterMs, ms }) => ({ way, afterMs, ms }));
      expect(plain('nope')).toEqual(plain(null));
    }),
  );
});

describe('before a card is shown', () => {
  const at = (id: number, deck: number) => ({
    waiting: { on: 'players', ask: { id } } as unknown as Waiting,
    piles: { deck: { count: deck, cards: null }, 'hand/0': { count: 3, cards: null } },
  });
  const moments = Array.from({ length: 3000 }, (_, n) => at(n, 60 - (n % 50)));

  test('the deck always trembles for a kitten, and for one in three harmless cards', () => {
    expect(moments.every(it => isTense({ pile: 'deck', how: 'always' }, it))).toBe(true);
    const share = moments.filter(it => isTense({ pile: 'deck', how: 'sometimes' }, it)).length / moments.length;
    expect(share).toBeGreaterThan(0.29);
    expect(share).toBeLessThan(0.38);
  });
  test('everybody sees the same, whatever they hold', () => {
    for (const it of moments.slice(0, 200)) {
      const mine = { ...it, piles: { ...it.piles, 'hand/0': { count: 3, cards: [{ id: 'a', face: 'defuse' }] } } };
      const suspense = { pile: 'deck', how: 'sometimes' } as const;
      expect(isTense(suspense, mine)).toBe(isTense(suspense, it));
    }
  });
  test('only whoever draws makes it tremble', () => {
    const cue = (name: string): SeenEvent => ({ type: 'cue', cue: { cue: name } });
    const { suspense } = showFor('party_pack');
    expect(suspense([cue('exploding')])).toEqual({ pile: 'deck', how: 'always' });
    expect(suspense([cue('drew'), cue('turn')])).toEqual({ pile: 'deck', how: 'sometimes' });
    expect(suspense([cue('played')])).toBeNull();
  });
});

test('what went by unseen is counted: plays of everybody, and cards that I lost', () => {
  const { zones } = games[0]!;
  const events = [move('hand/1', 'discard', 'skip'), move('hand/0', 'hand/1', 'nope'), move('deck', 'hand/1')];
  expect(recapped(recapped(unseen('away'), events, 0, zones), events, 0, zones)).toEqual({
    why: 'away',
    plays: 2,
    lost: 2,
  });
  expect(recapped(unseen('away'), events, null, zones).lost).toBe(0);
});
