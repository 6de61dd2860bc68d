/** Chains, host values, shares and envelopes: the vectors, then the rules they stand for. */
import fc from 'fast-check';
import nacl from 'tweetnacl';
import { describe, expect, test } from 'vitest';
import { toHex } from '../../../src/engine/rng.ts';
import { toUtf8, unhex } from '../../../src/p2p/fair/bytes.ts';
import { cjson } from '../../../src/p2p/fair/cjson.ts';
import { pictures } from '../../../src/p2p/fair/emoji.ts';
import { boxShare, openShare, pairKey, seal, shareCommit, unseal } from '../../../src/p2p/fair/seal.ts';
import * as secrets from '../../../src/p2p/fair/secrets.ts';
import { combine, gfMul, quorum, shareFor } from '../../../src/p2p/fair/shamir.ts';
import vectors from './vectors.json' with { type: 'json' };

const bytes = (hex: string) => unhex(hex)!;
const some32 = fc.uint8Array({ minLength: 32, maxLength: 32 });

describe('a chain', () => {
  const { signPk, seed, c } = vectors.chain;
  const links = secrets.chainOf(bytes(signPk), bytes(seed));

  test('runs from the seed to the tip as the vectors say', () => {
    expect(links).toHaveLength(1025);
    for (const [at, link] of Object.entries(c)) expect(toHex(links[Number(at)]!)).toBe(link);
  });

  test('only the next link passes as event k, and only under the key of its owner', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1023 }), fc.integer({ min: 0, max: 1024 }), (k, other) => {
        const fits = (pk: Uint8Array, value: Uint8Array) => toHex(secrets.chainStep(pk, k, value)) === toHex(links[k]!);
        expect(fits(bytes(signPk), links[other]!)).toBe(other === k + 1);
        expect(fits(bytes(vectors.host.sealPk), links[k + 1]!)).toBe(false);
      }),
    );
  });
});

test('what a host hides follows from its one secret', () => {
  const { M, signPk, gid, viewDigest } = vectors.host;
  const mc = secrets.mCommit(bytes(signPk), bytes(M));
  const { publicKey: sealPk, secretKey } = secrets.sealKeys(bytes(M));
  expect([mc, sealPk, secretKey].map(toHex)).toEqual([vectors.host.mCommit, vectors.host.sealPk, vectors.host.sealSk]);
  for (const { k, value } of vectors.host.hostVal) expect(toHex(secrets.hostVal(bytes(M), bytes(gid), k))).toBe(value);
  const key = secrets.viewKey(bytes(M), bytes(gid), vectors.host.viewKey.seat);
  expect(toHex(key)).toBe(vectors.host.viewKey.value);
  const { seq, seat, view, value } = viewDigest;
  expect(toHex(secrets.viewDigest(bytes(gid), seq, seat, key, toUtf8(view)))).toBe(value);
  const promise = { signPk: bytes(signPk), mc, sealPk };
  expect(secrets.fitsPromise(promise, bytes(M))).toBe(true);
  expect(secrets.fitsPromise(promise, bytes(gid))).toBe(false);
  expect(secrets.fitsPromise({ ...promise, sealPk: mc }, bytes(M))).toBe(false);
});

test('the seed of a draw is made of everybody, in the order of the seats', () => {
  const { gid, k, values, r } = vectors.random;
  const all = values.map(bytes);
  expect(toHex(secrets.drawSeed(bytes(gid), k, all))).toBe(r);
  expect(toHex(secrets.drawSeed(bytes(gid), k, [...all].reverse()))).not.toBe(r);
  expect(toHex(secrets.drawSeed(bytes(gid), k + 1, all))).not.toBe(r);
});

test('six pictures stand for the table', () => {
  expect(pictures(bytes(vectors.sas.h64)).join('')).toBe(vectors.sas.emoji);
  const last = pictures(new Uint8Array(64).fill(255));
  expect(last.join('')).toBe(`${[...vectors.sas.alphabet].at(-1)}`.repeat(6));
});

describe('a shared secret', () => {
  const { secret, shares, commit, thresholdHost } = vectors.shamir;

  test('is dealt as the vectors say', () => {
    for (const { x, y, z } of vectors.shamir.gfMul) expect(gfMul(x, y)).toBe(z);
    for (const { t, points } of shares) {
      expect(points.map(({ x }) => toHex(shareFor(bytes(secret), t, x)))).toEqual(points.map(({ y }) => y));
    }
    for (const [m, t] of Object.entries(thresholdHost)) expect(quorum(Number(m))).toBe(t);
  });

  test('a part is promised at its place', () => {
    const { gid, dealer, holder, y, value } = commit;
    const deal = { gid: bytes(gid), dealer, kind: 1 } as const;
    expect(toHex(shareCommit(deal, holder, bytes(y)))).toBe(value);
    expect(toHex(shareCommit({ ...deal, kind: 0 }, holder, bytes(y)))).not.toBe(value);
    expect(toHex(shareCommit(deal, holder + 1, bytes(y)))).not.toBe(value);
  });

  test('any t parts give it back in any order, one fewer does not', () => {
    fc.assert(
      fc.property(some32, fc.integer({ min: 2, max: 9 }), fc.infiniteStream(fc.nat()), (secret, m, stream) => {
        const t = quorum(m);
        const holders = Array.from({ length: m }, (_, n) => [stream.next().value as number, n + 2] as const);
        const points = holders.sort(([a], [b]) => a - b).map(([, x]) => ({ x, y: shareFor(secret, t, x) }));
        expect(combine(points.slice(0, t))).toEqual(secret);
        expect(combine(points.slice(0, t - 1))).not.toEqual(secret);
      }),
      { numRuns: 50 },
    );
  });

  test('one part too few leaves every first byte as likely as the next', () => {
    // For one part of two there is, for every first byte, exactly one slope that explains it.
    const seen = new Set(Array.from({ length: 256 }, (_, slope) => 7 ^ gfMul(slope, 3)));
    expect(seen.size).toBe(256);
  });
});

describe('an envelope', () => {
  const { answer, boxSk, boxPk, sealPk, nonce, box } = vectors.seal;
  const mine = pairKey(bytes(sealPk), bytes(boxSk));
  const theirs = pairKey(bytes(boxPk), secrets.sealKeys(bytes(vectors.host.M)).secretKey);

  test.each([vectors.seal, vectors.sealLong])('is sealed as the vectors say: $answer', ({ answer, nonce, box }) => {
    const value = typeof answer === 'string' ? JSON.parse(answer) : answer;
    expect(toHex(seal(value, bytes(nonce), mine))).toBe(box);
    expect(unseal(bytes(box), bytes(nonce), theirs)).toEqual({ value });
  });

  test('opens for its own pair alone', () => {
    const stranger = nacl.box.keyPair.fromSecretKey(bytes(vectors.host.M)).secretKey;
    expect(unseal(bytes(box), bytes(nonce), pairKey(bytes(boxPk), stranger))).toBeNull();
    expect(unseal(bytes(box), bytes(nonce), pairKey(bytes(sealPk), stranger))).toBeNull();
    expect(answer).toBeTruthy();
  });

  test('with any other fill is refused', () => {
    const wrap = (plain: Uint8Array) => nacl.box.after(plain, bytes(nonce), mine);
    const fill = (text: Uint8Array, size: number, rest: number) => {
      const plain = new Uint8Array(size).fill(rest);
      plain.set([0, 0, 0, text.length, ...text]);
      return plain;
    };
    const open = (plain: Uint8Array) => unseal(wrap(plain), bytes(nonce), theirs);
    const text = cjson({ chosen: [] });
    expect(open(fill(text, 64, 0))).toEqual({ value: { chosen: [] } });
    expect(open(fill(text, 64, 1))).toBeNull();
    expect(open(fill(text, 128, 0))).toBeNull();
    expect(open(fill(text, 63, 0))).toBeNull();
    expect(open(new Uint8Array(0))).toBeNull();
    expect(open(fill(toUtf8('{ }'), 64, 0))).toBeNull();
    expect(open(Uint8Array.of(0, 0, 0, 61, ...new Uint8Array(60)))).toBeNull();
  });

  test('a dealt part opens for its holder at its place', () => {
    const [a, b, c] = [1, 2, 3].map(n => nacl.box.keyPair.fromSecretKey(new Uint8Array(32).fill(n)));
    const deal = { gid: new Uint8Array(32), dealer: 0, kind: 1 } as const;
    const y = new Uint8Array(32).fill(9);
    const boxed = boxShare(deal, 1, y, pairKey(b!.publicKey, a!.secretKey));
    expect(openShare(deal, 1, boxed, pairKey(a!.publicKey, b!.secretKey))).toEqual(y);
    expect(openShare(deal, 2, boxed, pairKey(a!.publicKey, b!.secretKey))).toBeNull();
    expect(openShare(deal, 1, boxed, pairKey(a!.publicKey, c!.secretKey))).toBeNull();
    const short = boxShare(deal, 1, y.slice(1), pairKey(b!.publicKey, a!.secretKey));
    expect(openShare(deal, 1, short, pairKey(a!.publicKey, b!.secretKey))).toBeNull();
  });
});
