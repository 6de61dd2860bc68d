/** Signatures: two libraries, one verdict. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex } from '../../../src/engine/rng.ts';
import { unhex } from '../../../src/p2p/fair/bytes.ts';
import {
  bestEd25519,
  type Ed25519,
  isExact,
  type Library,
  viaNative,
  viaTweetnacl,
} from '../../../src/p2p/fair/ed25519.ts';
import { cases, message, seed } from '../../../src/p2p/fair/ed25519-cases.ts';
import { isStrict, isStrictPoint } from '../../../src/p2p/fair/strict.ts';
import vectors from './vectors.json' with { type: 'json' };

const { subtle } = globalThis.crypto;
const paths: readonly (readonly [string, Ed25519])[] = [
  ['native', viaNative(subtle)],
  ['tweetnacl', viaTweetnacl],
];
const bytes = (hex: string) => unhex(hex)!;
const flip = (from: Uint8Array, bit: number) => {
  const to = from.slice();
  to[(bit >> 3) % to.length]! ^= 1 << (bit & 7);
  return to;
};

/** A library that always says yes or does something else wrong: what a lax browser would be. */
const lax = (wrong: Partial<Library>): Library => ({
  by: 'native',
  keyed: async () => async () => new Uint8Array(64),
  verify: async () => true,
  ...wrong,
});

describe.each(paths)('%s', (by, ed) => {
  test('signs as the vectors say', async () => {
    const { seed, pk, body, sig } = vectors.sign;
    const signer = await ed.signer(bytes(seed));
    expect(toHex(signer.pk)).toBe(pk);
    expect(toHex(await signer.sign('act', bytes(body)))).toBe(sig);
    expect(ed.by).toBe(by);
  });

  test('a signature counts for its type, its body and its key alone', async () => {
    const { seed, pk, body, sig } = vectors.sign;
    const job = { pk: bytes(pk), type: 'act', body: bytes(body), sig: bytes(sig) } as const;
    const other = await ed.signer(bytes(seed.replaceAll('01', '02')));
    const jobs = [job, { ...job, type: 'entry' } as const, { ...job, body: bytes('00') }, { ...job, pk: other.pk }];
    expect(await ed.verifyAll(jobs)).toEqual([true, false, false, false]);
  });

  test('a key that is no point on the curve verifies nothing', async () => {
    const sig = bytes(vectors.sign.sig);
    const jobs = [2, 7, 8].map(
      y => ({ pk: Uint8Array.of(y, ...new Uint8Array(31)), type: 'act', body: sig, sig }) as const,
    );
    expect(await ed.verifyAll(jobs)).toEqual([false, false, false]);
  });
});

test('the self-test knows the hard cases of the vectors', () => {
  expect(toHex(message)).toBe(vectors.strictEd25519.message);
  expect(toHex(seed)).toBe(vectors.strictEd25519.seed);
  const listed = vectors.strictEd25519.cases.map(({ pk, sig, ok }) => ({ pk, sig, ok }));
  expect(cases.map(({ pk, sig, ok }) => ({ pk: toHex(pk), sig: toHex(sig), ok }))).toEqual(listed);
});

test('a browser that is exact is used, one that is lax or throws is not', async () => {
  expect((await bestEd25519(subtle)).by).toBe('native');
  expect((await bestEd25519(null)).by).toBe('tweetnacl');
  const broken = { importKey: () => Promise.reject(new Error('unknown algorithm')) } as unknown as SubtleCrypto;
  expect((await bestEd25519(broken)).by).toBe('tweetnacl');
  expect(await isExact(lax({}))).toBe(false);
  const verdicts = new Map(cases.map(({ sig, ok }) => [toHex(sig), ok]));
  // Right in every verdict, but its signatures are not ours.
  expect(await isExact(lax({ verify: async (_, __, sig) => verdicts.get(toHex(sig))! }))).toBe(false);
});

test('a key of small order is refused in every writing', () => {
  for (const { pk, ok } of vectors.strictEd25519.cases) if (ok) expect(isStrictPoint(bytes(pk))).toBe(true);
  const small = [
    '00'.repeat(32),
    `01${'00'.repeat(31)}`,
    `ec${'ff'.repeat(30)}7f`,
    `ed${'ff'.repeat(30)}7f`,
    `ee${'ff'.repeat(30)}7f`,
  ];
  const order8 = vectors.strictEd25519.cases[9]!.pk;
  for (const y of [...small, order8]) {
    expect(isStrictPoint(bytes(y))).toBe(false);
    const withSign = flip(bytes(y), 255);
    expect(isStrictPoint(withSign)).toBe(false);
  }
  expect(isStrictPoint(new Uint8Array(31).fill(5))).toBe(false);
  const { pk, sig } = vectors.sign;
  expect(isStrict(bytes(pk), bytes(sig))).toBe(true);
  expect(isStrict(bytes(pk), Uint8Array.of(...bytes(sig), 0))).toBe(false);
});

test('both ways sign the same bytes and judge every flipped bit alike', async () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 });
  await fc.assert(
    fc.asyncProperty(seeds, fc.uint8Array(), fc.nat(511), fc.nat(255), async (seed, body, sigBit, keyBit) => {
      const [a, b] = await Promise.all(paths.map(async ([, ed]) => (await ed.signer(seed)).sign('act', body)));
      expect(a).toEqual(b);
      const { pk } = await viaTweetnacl.signer(seed);
      const job = { pk, type: 'act', body, sig: a! } as const;
      const jobs = [
        job,
        { ...job, sig: flip(a!, sigBit) },
        { ...job, pk: flip(pk, keyBit) },
        { ...job, body: Uint8Array.of(...body, 0) },
      ];
      for (const [, ed] of paths) expect(await ed.verifyAll(jobs)).toEqual([true, false, false, false]);
    }),
    { numRuns: 15 },
  );
});
