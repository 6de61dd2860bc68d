/**
 * What every device checks on an Ed25519 signature before a library looks at it. Libraries differ on signatures that
 * only an attacker would make; a table on which two honest devices disagree about one of them would be split.
 */
import { fromHex } from '../../engine/rng.ts';
import { same } from './bytes.ts';

/** The order of the group and the prime of the field, least byte first as on the wire. */
const order = fromHex('edd3f55c1a631258d69cf7a2def9de1400000000000000000000000000000010');
const prime = fromHex('edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f');

/** Heights of the points of small order: under such a key anything verifies. */
const smallOrder = [
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
].map(fromHex);

export const isStrict = (pk: Uint8Array, sig: Uint8Array): boolean =>
  sig.length === 64 && isStrictPoint(pk) && isStrictPoint(sig.subarray(0, 32)) && isBelow(sig.subarray(32), order);

/** A key that a person may register. */
export function isStrictPoint(point: Uint8Array): boolean {
  if (point.length !== 32) return false;
  const y = point.slice();
  y[31]! &= 0x7f;
  return isBelow(y, prime) && !smallOrder.some(small => same(small, y));
}

function isBelow(a: Uint8Array, b: Uint8Array): boolean {
  for (let n = 31; n >= 0; n--) if (a[n] !== b[n]) return a[n]! < b[n]!;
  return false;
}
