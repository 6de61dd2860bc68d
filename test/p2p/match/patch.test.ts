/** Only what changed is sent, and it comes out as it went in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../../src/engine/contract.ts';
import { gameById, games, usualRules } from '../../../src/engine/games/registry.ts';
import { quickRng } from '../../../src/engine/rng.ts';
import { apply, start } from '../../../src/engine/run.ts';
import { nextInput, randomChoice } from '../../../src/engine/selfplay.ts';
import { project } from '../../../src/engine/view.ts';
import { diff } from '../../../src/p2p/match/diff.ts';
import { type Patch, patched } from '../../../src/p2p/match/patch.ts';
import { isPatch } from '../../../src/p2p/match/patch-door.ts';

const carried = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Sends the change over a wire and looks at what arrives; the old value is frozen on the way. */
function arrives(before: unknown, after: unknown): unknown {
  const change = diff(before, after);
  if (change === null) return before;
  const wire = carried(change);
  expect(isPatch(wire)).toBe(true);
  return patched(deepFrozen(carried(before)), wire as Patch);
}

function deepFrozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(deepFrozen);
  return value;
}

/** Few keys and few values, so that two of them often have something in common. */
const json = fc.letrec<{ any: unknown }>(tie => ({
  any: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom<unknown>(null, true, false, 0, 1, 2.5, '', 'a', 'toString', '🐈'),
    fc.array(tie('any'), { maxLength: 6 }),
    fc.array(fc.record({ id: fc.constantFrom('c1', 'c2', 'c3', 'c4'), face: tie('any') }), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'id', 'toString', 'valueOf', '0', ''), tie('any'), { maxKeys: 4 }),
  ),
})).any;
const unharmful = fc.jsonValue().filter(value => !/"(__proto__|constructor|prototype)":/.test(JSON.stringify(value)));

describe('any two values', () => {
  test('the change makes the second out of the first', () => {
    fc.assert(
      fc.property(fc.oneof(fc.tuple(json, json), fc.tuple(unharmful, unharmful)), ([before, after]) => {
        expect(arrives(before, after)).toEqual(carried(after));
      }),
      { numRuns: 3000 },
    );
  });

  test('between equals there is no change, whatever the order of keys', () => {
    fc.assert(fc.property(json, value => diff(value, carried(value)) === null));
    expect(diff({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeNull();
    expect(diff([], [])).toBeNull();
  });

  test('a change is never much longer than the value itself', () => {
    fc.assert(fc.property(json, json, (before, after) => bytes(diff(before, after)) <= bytes([after])));
  });

  test('a key without a value is no key', () => {
    expect(diff({ a: 1 }, { a: 1, b: undefined })).toBeNull();
    expect(diff({ a: 1, b: undefined }, { a: 1 })).toBeNull();
    expect(arrives({ a: 1, b: 2, c: 'a long text' }, { a: 1, b: undefined, c: 'a long text' })).toEqual({
      a: 1,
      c: 'a long text',
    });
  });
});

describe('cards', () => {
  const cards = (...ids: readonly string[]) => ids.map(id => ({ id, face: `face of ${id}` }));
  const hand = cards('c1', 'c2', 'c3', 'c4', 'c5');

  test.each([
    ['drawn', [...hand, ...cards('c9')], [0, [0, 5], [{ id: 'c9', face: 'face of c9' }]]],
    ['put on top', [...cards('c9'), ...hand], [0, [{ id: 'c9', face: 'face of c9' }], [0, 5]]],
    ['played', cards('c1', 'c2', 'c4', 'c5'), [0, [0, 2], [3, 2]]],
    ['moved to the front', cards('c4', 'c1', 'c2', 'c3', 'c5'), [0, 3, [0, 3], 4]],
    ['swapped', cards('c5', 'c2', 'c3', 'c4', 'c1'), [0, 4, [1, 3], 0]],
    ['turned round', cards('c5', 'c4', 'c3', 'c2', 'c1'), [0, 4, 3, 2, 1, 0]],
    ['all gone', [], [[]]],
  ])('%s: nothing else is told anew', (_, after, change) => {
    expect(diff(hand, after)).toEqual(change);
    expect(arrives(hand, after)).toEqual(after);
  });

  test('a card that shows another face keeps its place', () => {
    const after = hand.map(card => (card.id === 'c4' ? { ...card, face: 'nope' } : card));
    expect(diff(hand, after)).toEqual([0, [0, 3], [3, { face: ['nope'] }], 4]);
    expect(arrives(hand, after)).toEqual(after);
  });

  test('of a pile nobody sees only the count is told', () => {
    expect(diff({ deck: { count: 40, cards: null } }, { deck: { count: 39, cards: null } })).toEqual({
      deck: { count: [39] },
    });
  });
});

interface Cost {
  full: number;
  patch: number;
  views: number;
}

/** Plays one match at random; every seat and a watcher take only changes from the second view on. */
function playOver(game: AnyGame, seats: number, seed: number): Cost {
  const { match } = start(game, seats, usualRules(game));
  const rng = quickRng(seed);
  const eyes: readonly (Seat | null)[] = [...match.state.seats, null];
  const shown = new Map(eyes.map(seat => [seat, carried(project(match, seat))]));
  const cost: Cost = { full: 0, patch: 0, views: 0 };
  while (match.state.pending.on !== 'nothing') {
    apply(
      match,
      nextInput(match, rng, (_, prompt) => randomChoice(prompt, rng)),
    );
    for (const seat of eyes) {
      const view = project(match, seat);
      cost.full += bytes(view);
      cost.patch += bytes(diff(shown.get(seat), view));
      cost.views++;
      shown.set(seat, arrives(shown.get(seat), view));
      expect(shown.get(seat)).toEqual(carried(view));
    }
  }
  return cost;
}

describe('whole matches', () => {
  test.each(games.map(game => [game.id, game] as const))('%s looks the same to all who get only changes', (_, game) => {
    for (const [seed, seats] of [game.seats.min, game.seats.max].entries()) {
      expect(playOver(game, seats, seed).views).toBeGreaterThan(20);
    }
  });

  test('a change of a view of Zombie Kittens costs less than an eighth of the view', () => {
    const costs = Array.from({ length: 10 }, (_, seed) => playOver(gameById('zombie_kittens')!, 5, seed));
    const sum = (part: keyof Cost) => costs.reduce((total, cost) => total + cost[part], 0);
    const full = sum('full') / sum('views');
    const patch = sum('patch') / sum('views');
    expect(patch).toBeLessThan(full / 8);
  });
});

describe('hostile patches', () => {
  const before = { piles: { deck: [1, 2, 3] }, turn: 2 };
  const runs = (count: number) => Array.from({ length: count }, () => [0, 3] as const);

  test.each([
    'null',
    '0',
    '"x"',
    '[]',
    '[0,[0,-1]]',
    '[0,[0,0]]',
    '[0,-1]',
    '[0,1.5]',
    '[0,99999999]',
    '[0,[0,99999999]]',
    '[0,"1"]',
    '[0,null]',
    '[0,[]]',
    '[0,[0,1,2]]',
    '[0,["0",1]]',
    '[1,[0,1]]',
    '["x","y"]',
    '{"a":1}',
    '{"a":null}',
    '{"__proto__":[1]}',
    '{"a":{"__proto__":{"isHost":[true]}}}',
    '{"constructor":{"prototype":{"x":[1]}}}',
    '[{"a":{"__proto__":{"x":1}}}]',
    '{"a":[0,[{"prototype":1}]]}',
    `{"a":${'{"a":'.repeat(40)}[1]${'}'.repeat(40)}}`,
    `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
    `[[${Array(20_001).fill('0').join()}]]`,
    `[0,${Array(30_000).fill('[0,1]').join()}]`,
  ])('%.40s is no patch', text => {
    expect(isPatch(JSON.parse(text))).toBe(false);
  });

  test.each<[string, Patch]>([
    ['an item that is not there', { piles: { deck: [0, 3] } }],
    ['more items than there are', { piles: { deck: [0, [1, 3]] } }],
    ['a change of an item that is not there', { piles: { deck: [0, [3, { a: [1] }]] } }],
    ['a list where a record lies', { piles: [0, [0, 1]] }],
    ['a record where a list lies', { piles: { deck: { a: [1] } } }],
    ['a record where a number lies', { turn: { a: [1] } }],
    ['a change of a key that is not there', { hand: { a: [1] } }],
    ['dropping a key that is not there', { hand: 0 }],
    ['a change of an inherited key', Object.fromEntries<Patch>([['toString', { name: ['x'] }]])],
    ['a list beyond all measure', { piles: { deck: [0, 0, ...runs(1400)] } }],
  ])('%s does not fit, and nothing changes', (_, patch) => {
    expect(isPatch(patch)).toBe(true);
    const frozen = deepFrozen(carried(before));
    expect(patched(frozen, patch)).toBeUndefined();
    expect(frozen).toEqual(before);
  });

  test('doubling again and again comes to an end', () => {
    let value: unknown = { a: [1] };
    const double: Patch = { a: [0, [0, 1], [0, 1]] };
    const nest: Patch = { a: [0, [[0]]] };
    expect(patched(value, nest)).toEqual({ a: [[0]] });
    let rounds = 0;
    for (; value !== undefined && rounds < 40; rounds++) {
      const { a } = value as { a: readonly unknown[] };
      value = patched({ a: [a] }, double);
    }
    expect(rounds).toBeLessThan(20);
  });

  test('nothing that may come over a wire makes it throw', () => {
    const hostile = fc.letrec<{ any: unknown }>(tie => ({
      any: fc.oneof(
        { depthSize: 'medium' },
        fc.constantFrom<unknown>(0, 1, 2, -1, 1e9, null, 'x', true),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.array(tie('any'), { maxLength: 3 }).map(pieces => [0, ...pieces]),
        fc.dictionary(fc.constantFrom('piles', 'deck', 'turn', '__proto__', 'length'), tie('any'), { maxKeys: 3 }),
      ),
    })).any;
    let taken = 0;
    fc.assert(
      fc.property(hostile, value => {
        if (!isPatch(value)) return;
        if (patched(before, value) !== undefined) taken++;
        patched([{ piles: [1] }, 2], value);
        expect(before).toEqual({ piles: { deck: [1, 2, 3] }, turn: 2 });
      }),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(0);
    expect(Object.hasOwn(Object.prototype, 'isHost')).toBe(false);
  });
});
