/** A secret in parts: any `t` of them give it back, fewer tell nothing. Byte by byte over GF(2^8). */
import { u8 } from './bytes.ts';
import { H32 } from './hash.ts';

/** A majority. Two majorities always share a member, so two groups cannot both open one secret unseen by each other. */
export const quorum = (m: number): number => Math.floor(m / 2) + 1;

export interface Point {
  readonly x: number;
  readonly y: Uint8Array;
}

export function gfMul(a: number, b: number): number {
  let product = 0;
  for (let x = a, y = b; y > 0; y >>= 1) {
    if (y & 1) product ^= x;
    x = (x << 1) ^ (x & 0x80 ? 0x11b : 0);
  }
  return product;
}

/** a^254, which is 1/a in a field of 256. */
function gfInverse(a: number): number {
  let power = 1;
  for (let n = 0; n < 254; n++) power = gfMul(power, a);
  return power;
}

/** A holder's part. It follows from the secret alone, so an opened secret proves which parts were owed. */
export function shareFor(secret: Uint8Array, t: number, x: number): Uint8Array {
  const y = secret.slice();
  let power = 1;
  for (let d = 1; d < t; d++) {
    power = gfMul(power, x);
    const coefficient = H32('coef', secret, u8(t), u8(d));
    for (let n = 0; n < y.length; n++) y[n]! ^= gfMul(coefficient[n]!, power);
  }
  return y;
}

/** The secret from as many points as the threshold says; their order does not matter. */
export function combine(points: readonly Point[]): Uint8Array {
  const secret = new Uint8Array(32);
  for (const { x, y } of points) {
    const weight = weightOf(
      x,
      points.filter(other => other.x !== x).map(other => other.x),
    );
    for (let n = 0; n < secret.length; n++) secret[n]! ^= gfMul(y[n]!, weight);
  }
  return secret;
}

/** Lagrange at 0. In this field minus is plus is exclusive or. */
const weightOf = (x: number, others: readonly number[]): number =>
  others.reduce((weight, other) => gfMul(weight, gfMul(other, gfInverse(other ^ x))), 1);
