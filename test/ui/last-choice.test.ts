/** What was played last comes back, and nothing a browser may hold can break the start page. */
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/engine/contract.ts';
import { games as registered } from '../../src/engine/games/registry.ts';
import { choiceFor, choiceText, parseChoice, recall, remember, type Shelf } from '../../src/ui/start/last-choice.ts';

const [zombies, party] = registered;
if (!zombies || !party) throw new Error('these tests need two games');
const games: readonly [AnyGame, ...AnyGame[]] = [zombies, party];
const usual = choiceFor(zombies, {});

test('the first visit begins with the first game and its usual rules', () => {
  expect(parseChoice(null, games)).toEqual(usual);
  expect(usual).toMatchObject({ bots: 3, rules: { specialCombos: true, pace: 'normal', turnMs: 60_000 } });
});

test('a choice comes back as it was made', () => {
  const choice = choiceFor(party, { bots: 7, rules: { specialCombos: false, pace: 'none', turnMs: null } });
  expect(parseChoice(choiceText(choice), games)).toEqual(choice);
  expect(choice.rules).toEqual({ specialCombos: false, pace: 'none', turnMs: null });
});

test.each([
  ['no JSON', '{'],
  ['a number', '7'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a game nobody knows', '{"game":"chess","bots":2}'],
])('%s in the storage is as good as nothing', (_, text) => {
  expect(parseChoice(text, games)).toEqual(usual);
});

test('what a game cannot fulfil is as usual', () => {
  const text = JSON.stringify({
    game: 'zombie_kittens',
    bots: 99,
    rules: { pace: 'warp', turnMs: 30_000, cheat: true },
  });
  const { bots, rules } = parseChoice(text, games);
  expect(bots).toBe(4);
  expect(rules).toEqual({ specialCombos: true, pace: 'normal', turnMs: 30_000 });
});

test.each([[-5], [1.5], ['2'], [null]])('%s bots are brought into range', bots => {
  expect(parseChoice(JSON.stringify({ game: 'zombie_kittens', bots }), games).bots).toBeGreaterThanOrEqual(1);
});

describe('a storage that is shut', () => {
  const shut: Shelf = () => {
    throw new Error('denied');
  };
  const full: Shelf = () => ({
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
  });

  test('reads as empty', () => {
    expect(recall(shut, games)).toEqual(usual);
  });
  test('forgets without a word', () => {
    expect(() => remember(shut, usual)).not.toThrow();
    expect(() => remember(full, usual)).not.toThrow();
  });
});

test('what is remembered is recalled', () => {
  const kept = new Map<string, string>();
  const shelf: Shelf = () => ({ getItem: key => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) });
  const choice = choiceFor(party, { bots: 5 });
  remember(shelf, choice);
  expect(recall(shelf, games)).toEqual(choice);
});
