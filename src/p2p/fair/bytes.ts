/** Bytes in and out: fixed-width numbers, length-prefixed parts, and a reader that refuses whatever is not exact. */
import { fromHex } from '../../engine/rng.ts';

export { toHex, u32 } from '../../engine/rng.ts';

const utf8 = new TextEncoder();
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

export const u8 = (n: number): Uint8Array => Uint8Array.of(n);
export const toUtf8 = (text: string): Uint8Array => utf8.encode(text);

/** Bytes of hex digits, or null: `fromHex` alone would guess at an odd digit or a letter out of range. */
export const unhex = (text: string): Uint8Array | null => (/^(?:[0-9a-f]{2})*$/.test(text) ? fromHex(text) : null);

export function same(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n++) if (a[n] !== b[n]) return false;
  return true;
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Grows as it is written to. */
export class Writer {
  #bytes = new Uint8Array(256);
  #at = 0;

  u8(n: number): void {
    this.raw(Uint8Array.of(whole(n, 0xff)));
  }
  u32(n: number): void {
    whole(n, 0xffffffff);
    this.raw(Uint8Array.of(n >>> 24, n >>> 16, n >>> 8, n));
  }
  raw(part: Uint8Array): void {
    const end = this.#at + part.length;
    if (end > this.#bytes.length) {
      const wider = new Uint8Array(Math.max(end, 2 * this.#bytes.length));
      wider.set(this.#bytes);
      this.#bytes = wider;
    }
    this.#bytes.set(part, this.#at);
    this.#at = end;
  }
  /** `V(part)`: the part behind its length. */
  part(part: Uint8Array): void {
    this.u32(part.length);
    this.raw(part);
  }
  done(): Uint8Array {
    return this.#bytes.slice(0, this.#at);
  }
}

function whole(n: number, max: number): number {
  if (!Number.isInteger(n) || n < 0 || n > max) throw new Error(`${n} is not a whole number up to ${max}`);
  return n;
}

/** Thrown by readers, caught by `parsed`: bytes of another peer are a value or null, never an exception. */
export class Malformed extends Error {}

export class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }
  get left(): number {
    return this.#bytes.length - this.#at;
  }
  raw(length: number): Uint8Array {
    if (length > this.left) throw new Malformed('too short');
    this.#at += length;
    return this.#bytes.slice(this.#at - length, this.#at);
  }
  u8(): number {
    return this.raw(1)[0]!;
  }
  u32(): number {
    const [a, b, c, d] = this.raw(4) as unknown as [number, number, number, number];
    return ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  }
  part(max: number): Uint8Array {
    const length = this.u32();
    if (length > max) throw new Malformed('too long');
    return this.raw(length);
  }
}

/** Reads all of the bytes or nothing. */
export function parsed<T>(bytes: Uint8Array, read: (from: Reader) => T): T | null {
  const from = new Reader(bytes);
  try {
    const value = read(from);
    return from.left === 0 ? value : null;
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/** Text of bytes, or a refusal: a replacement character would make two byte strings one name. */
export function fromUtf8(bytes: Uint8Array): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    throw new Malformed('no UTF-8');
  }
}
