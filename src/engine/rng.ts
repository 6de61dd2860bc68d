/** From an agreed seed to numbers: fair dice for people (SHA-512 in counter mode), quick dice for search. */
import nacl from 'tweetnacl';
import type { Dice, Rng } from './contract.ts';

const utf8 = new TextEncoder();

/** 64 bytes in hex: a 58-card shuffle has more outcomes than 32 bytes can name. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{128}$/.test(text);

/** `H64(tag, parts)`: SHA-512 over the tag and every part, each behind its length. */
export function hash64(tag: string, ...parts: readonly Uint8Array[]): Uint8Array {
  return nacl.hash(joined([utf8.encode(`fair1/${tag}`), ...parts]));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(u32(part.length), at);
    out.set(part, at + 4);
    at += 4 + part.length;
  }
  return out;
}

export const u32 = (n: number): Uint8Array => Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n);

export const toHex = (bytes: Uint8Array): string => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');
export const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from({ length: hex.length / 2 }, (_, n) => Number.parseInt(hex.slice(2 * n, 2 * n + 2), 16));

/** Expands a 64-byte seed for one draw. `label` keeps two draws apart even if they shared a seed. */
export function makeRng(seed: string, label: string): Rng {
  if (!isSeed(seed)) throw new Error('a seed is 64 bytes in hex');
  const key = fromHex(seed);
  const name = utf8.encode(label);
  let block: DataView = new DataView(new ArrayBuffer(0));
  let used = 0;
  let counter = 0;

  const word = (): number => {
    if (used === block.byteLength) {
      block = new DataView(hash64('stream', key, name, u32(counter++)).buffer);
      used = 0;
    }
    used += 4;
    return block.getUint32(used - 4);
  };

  const below = (n: number): number => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new Error(`below(${n})`);
    // Refuse the short last stretch, or low numbers would come up more often.
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const w = word();
      if (w < limit) return w % n;
    }
  };

  return { below, shuffled: items => shuffled(items, below) };
}

/** Fisher-Yates, in place, from the end. */
export function shuffleInPlace<T>(items: T[], below: (n: number) => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}

function shuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const out = items.slice();
  shuffleInPlace(out, below);
  return out;
}

/** The dice of a match among people: nobody can foresee the rest from what has been drawn. */
export const fairDice: Dice = (seed, label) => (isSeed(seed) ? makeRng(seed, label) : null);

/** Quick numbers for bots, search and benches (mulberry32). Foreseeable: never for a match among people. */
export function quickRng(start: number): Rng {
  let a = start | 0;
  const below = (n: number): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  };
  return { below, shuffled: items => shuffled(items, below) };
}

export const quickDice: Dice = seed => quickRng(Number.parseInt(seed.slice(0, 8), 16));

/** A seed from a word, for tests and simulation. */
export const seedOf = (word: string): string => toHex(nacl.hash(utf8.encode(word)));
