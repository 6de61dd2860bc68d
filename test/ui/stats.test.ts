/** The end of a match in numbers: counted from what everybody could see, and the same lines for all. */
import { describe, expect, test } from 'vitest';
import type { Result, Seat, SeenEvent } from '../../src/engine/contract.ts';
import { gameById, games, usualRules } from '../../src/engine/games/registry.ts';
import { fairDice, quickRng } from '../../src/engine/rng.ts';
import { apply, start } from '../../src/engine/run.ts';
import { nextInput, randomChoice } from '../../src/engine/selfplay.ts';
import { seenBy } from '../../src/engine/view.ts';
import { lineCount, taleOf } from '../../src/ui/stats/stats.ts';
import { languages } from '../../src/ui/words/common.ts';
import { loadEnd, statName } from '../../src/ui/words/end.ts';

const cue = (name: string, fields: object = {}): SeenEvent => ({ type: 'cue', cue: { cue: name, ...fields } });
const won = (...winners: readonly Seat[]): Result => ({ winners, why: 'last-alive' });
const seats = [0, 1, 2, 3];
const tale = (game: string, story: readonly SeenEvent[], result = won(0)) => taleOf(game, story, result, seats)!;
const line = (game: string, story: readonly SeenEvent[], stat: string) =>
  tale(game, story).stats.find(one => one.stat === stat);

describe('the exploding games tell', () => {
  const kittens = (story: readonly SeenEvent[], stat: string) => line('party_pack', story, stat);

  test('who landed most Nopes', () => {
    const story = [cue('noped', { by: 1 }), cue('noped', { by: 2 }), cue('noped', { by: 1 })];
    expect(kittens(story, 'nopes')).toEqual({ stat: 'nopes', seats: [1], n: 2 });
  });
  test('two who share it; three who share it do not stand out', () => {
    const nopes = [1, 2, 3].map(by => cue('noped', { by }));
    expect(kittens(nopes.slice(0, 2), 'nopes')?.seats).toEqual([1, 2]);
    expect(kittens(nopes, 'nopes')).toBeUndefined();
  });
  test('a pair as two cards', () => {
    const pair = cue('played', { by: 3, as: 'pair', target: 1, named: null, cards: ['taco', 'taco'] });
    expect(kittens([pair], 'laid')).toEqual({ stat: 'laid', seats: [3], n: 2 });
    expect(kittens([pair], 'aimed')).toEqual({ stat: 'aimed', seats: [1], n: 1 });
  });
  test('how long no kitten came', () => {
    const drew = cue('drew', { by: 0, from: 'top' });
    const story = [drew, drew, drew, cue('exploding', { by: 0 }), drew, drew];
    expect(kittens(story, 'calm')).toEqual({ stat: 'calm', seats: [], n: 3 });
  });
  test('who went how far: the last to explode is second, and who came back has not gone', () => {
    const story = [
      cue('died', { by: 3 }),
      cue('died', { by: 1 }),
      cue('revived', { by: 0, target: 3 }),
      cue('left', { by: 2 }),
      cue('died', { by: 3 }),
    ];
    expect(tale('zombie_kittens', story).places.map(({ seat }) => seat)).toEqual([0, 3, 2, 1]);
  });
});

test('moons are placed by points, winners of a tie first, and who left has none', () => {
  const story = [cue('scored', { scores: [12, 20, null, 20] })];
  expect(tale('zombeasts', story, won(3)).places).toEqual([
    { seat: 3, sign: { sign: 'points', n: 20 } },
    { seat: 1, sign: { sign: 'points', n: 20 } },
    { seat: 0, sign: { sign: 'points', n: 12 } },
    { seat: 2, sign: { sign: 'out' } },
  ]);
  expect(tale('zombeasts', []).places).toEqual([]);
});

test('aliens show their sides, the winning side first, its dead included', () => {
  const story = [
    cue('out', { by: 1, role: 'kitten' }),
    cue('out', { by: 2, role: 'alien' }),
    cue('roles', { roles: ['alien', 'kitten', 'alien', 'kitten'] }),
  ];
  expect(tale('kittens_vs_aliens', story, won(1, 3)).places).toEqual([
    { seat: 1, sign: { sign: 'kitten' } },
    { seat: 3, sign: { sign: 'kitten' } },
    { seat: 0, sign: { sign: 'alien' } },
    { seat: 2, sign: { sign: 'alien' } },
  ]);
});

describe('whatever happened', () => {
  const busy = ['noped', 'saved', 'died', 'stole', 'cancelled', 'drew'].flatMap(name => [
    cue(name, { by: 1 }),
    cue(name, { by: 1 }),
  ]);

  test('there are four lines at most, and not all of one person if others did something', () => {
    expect(tale('party_pack', busy).stats).toHaveLength(lineCount);
    const others = [...busy, cue('revived', { by: 1, target: 3 })];
    const named = tale('party_pack', others).stats.flatMap(one => one.seats);
    expect(named).toContain(3);
  });
  test('nonsense from a link counts for nothing and breaks nothing', () => {
    const junk = [
      cue('noped', { by: 'everybody' }),
      cue('played', { by: 1, cards: 7 }),
      cue('scored', { scores: 'all' }),
    ];
    for (const { id } of games) {
      const { stats, places } = tale(id, [...junk, { type: 'shuffle', pile: 'deck' }]);
      expect(stats.every(({ n }) => Number.isSafeInteger(n) && n > 0)).toBe(true);
      expect(places.every(({ seat }) => seats.includes(seat))).toBe(true);
    }
    expect(taleOf('bridge', busy, won(0), seats)).toBeNull();
  });
});

/** A whole match by chance players, as somebody who watches is told of it. */
function played(id: string, seed: string) {
  const game = gameById(id)!;
  const rng = quickRng(seed.length);
  const { match, events } = start(game, 4, usualRules(game), { dice: fairDice, record: true });
  const story: SeenEvent[] = [...seenBy(game, events, null)];
  while (match.state.pending.on !== 'nothing') {
    const outcome = apply(
      match,
      nextInput(match, rng, (_, prompt) => randomChoice(prompt, rng)),
    );
    if (outcome.ok) story.push(...seenBy(game, outcome.events, null));
  }
  return { story, result: match.state.pending.result };
}

test.each(games.map(({ id }) => id))('a real match of %s has four lines and, where it knows one, an order', id => {
  const { story, result } = played(id, `match of ${id}`);
  const { stats, places } = tale(id, story, result);
  expect(stats).toHaveLength(lineCount);
  expect(places.map(({ seat }) => seat).sort()).toEqual(seats);
  expect(places[0]?.seat).toBe(result.winners[0]);
});

test.each(languages)('every figure has a name of its own in %s', async language => {
  const words = await loadEnd(language);
  for (const [family, names] of Object.entries(words.stats)) {
    const all = Object.values(names);
    expect(new Set(all).size, family).toBe(all.length);
    for (const name of all) expect(name).toMatch(/^[\p{Lu}«„].*[^.]$/u);
  }
  expect(statName(words, 'kittens', 'jabberwock')).toBe('jabberwock');
  for (const text of [words.share, words.save, words.copied, words.look]) expect(text.length).toBeLessThanOrEqual(17);
});
