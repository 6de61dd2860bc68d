/** Seeds to numbers, against fixed vectors and against chance itself. */
import { describe, expect, test } from 'vitest';
import { fairDice, hash64, isSeed, makeRng, quickRng, seedOf, toHex } from '../../src/engine/rng.ts';
import vectors from './rng-vectors.json' with { type: 'json' };

const utf8 = (text: string) => new TextEncoder().encode(text);
const { seed } = vectors;

describe('vectors', () => {
  test('every part of a hash stands behind its length', () => {
    expect(toHex(hash64('t'))).toBe(vectors.hash['H64("t")']);
    expect(toHex(hash64('t', utf8('')))).toBe(vectors.hash['H64("t","")']);
    expect(toHex(hash64('t', utf8('a'), utf8('b')).slice(0, 32))).toBe(vectors.hash['H32("t","a","b")']);
    expect(toHex(hash64('t', utf8('ab'), utf8('')).slice(0, 32))).toBe(vectors.hash['H32("t","ab","")']);
  });

  test('the stream is a run of big-endian words', () => {
    const rng = makeRng(seed, vectors.stream.label);
    expect(vectors.stream.first20.map(() => rng.below(2 ** 32))).toEqual(vectors.stream.first20);
  });

  test.each(vectors.below)('below $n under the label $label', ({ label, n, values }) => {
    const rng = makeRng(seed, label);
    expect(values.map(() => rng.below(n))).toEqual(values);
  });

  test.each(vectors.shuffle)('a shuffle of $n under the label $label', ({ label, n, result }) => {
    const cards = Array.from({ length: n }, (_, k) => k);
    expect(makeRng(seed, label).shuffled(cards)).toEqual(result);
  });
});

test('one draw tells nothing about another: the label keeps them apart', () => {
  const deal = (label: string) => makeRng(seedOf('tuna'), label).shuffled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(deal('deal')).toEqual(deal('deal'));
  expect(deal('deal')).not.toEqual(deal('shuffle the deck'));
});

test('every place is equally likely', () => {
  const counts = [0, 0, 0];
  for (let n = 0; n < 9000; n++)
    counts[
      makeRng(seedOf(String(n)), 'x')
        .shuffled([0, 1, 2])
        .indexOf(0)
    ]!++;
  // Five standard deviations.
  for (const count of counts) expect(Math.abs(count - 3000)).toBeLessThan(224);
});

test('words past the last whole stretch are thrown away', () => {
  // Without that, the lowest third of 3 * 2^30 numbers would come up half of the time.
  const n = 3 * 2 ** 30;
  let low = 0;
  for (let k = 0; k < 3000; k++) if (makeRng(seedOf(`w${k}`), 'x').below(n) < 2 ** 30) low++;
  expect(low / 3000).toBeGreaterThan(0.29);
  expect(low / 3000).toBeLessThan(0.38);
});

test('what is no seed is refused, not guessed at', () => {
  for (const text of ['', 'ab', 'g'.repeat(128), 'A'.repeat(128), seed.slice(1), `${seed}0`]) {
    expect(isSeed(text)).toBe(false);
    expect(fairDice(text, 'x')).toBeNull();
  }
  expect(fairDice(seed, 'x')?.below(1)).toBe(0);
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('nobody can draw below %s', n => {
  expect(() => makeRng(seed, 'x').below(n)).toThrow('below');
});

test('quick dice repeat themselves and stay in range', () => {
  const [a, b] = [quickRng(7), quickRng(7)];
  for (let n = 1; n < 500; n++) {
    const drawn = a.below(n);
    expect(drawn).toBe(b.below(n));
    expect(drawn).toBeLessThan(n);
  }
});
