/** Everything that follows from a secret: hash chains, a host's share, keys of views, and the seed of a draw. */
import nacl from 'tweetnacl';
import { same, u8, u32 } from './bytes.ts';
import { H32, H64 } from './hash.ts';

/** The last link of a chain. Event k shows link k + 1, so a game has at most 1023 events. */
export const chainEnd = 1024;
export const lastEvent = chainEnd - 1;

/** One step towards the tip. The owner's key is part of it: a copied tip is worth nothing under another key. */
export const chainStep = (signPk: Uint8Array, at: number, next: Uint8Array): Uint8Array =>
  H32('chain', signPk, u32(at), next);

/** All links, the tip first. */
export function chainOf(signPk: Uint8Array, seed: Uint8Array): readonly Uint8Array[] {
  const links = Array<Uint8Array>(chainEnd + 1);
  links[chainEnd] = seed;
  for (let at = chainEnd - 1; at >= 0; at--) links[at] = chainStep(signPk, at, links[at + 1]!);
  return links;
}

export const mCommit = (signPk: Uint8Array, M: Uint8Array): Uint8Array => H32('mcommit', signPk, M);

/** The keys under which answers are sealed to a host. */
export function sealKeys(M: Uint8Array): nacl.BoxKeyPair {
  return nacl.box.keyPair.fromSecretKey(H32('sealsk', M));
}

/** Does this secret fit what its owner promised in the hello? */
export const fitsPromise = (
  { signPk, mc, sealPk }: { readonly signPk: Uint8Array; readonly mc: Uint8Array; readonly sealPk: Uint8Array },
  M: Uint8Array,
): boolean => same(mCommit(signPk, M), mc) && same(sealKeys(M).publicKey, sealPk);

export const hostVal = (M: Uint8Array, gid: Uint8Array, k: number): Uint8Array => H32('hostval', M, gid, u32(k));
export const viewKey = (M: Uint8Array, gid: Uint8Array, seat: number): Uint8Array => H32('viewkey', M, gid, u8(seat));

export const joinProof = (js: Uint8Array, sid: Uint8Array, signPk: Uint8Array, boxPk: Uint8Array): Uint8Array =>
  H32('join', js, sid, signPk, boxPk);
export const sidOf = (js: Uint8Array, gameNo: number): Uint8Array => H32('sid', js, u32(gameNo)).slice(0, 16);

/** The seed of one draw: from everybody's value together, in the order of the seats. */
export const drawSeed = (gid: Uint8Array, k: number, values: readonly Uint8Array[]): Uint8Array =>
  H64('rand', gid, u32(k), ...values);

/** What ties an entry to the picture one person was shown. The key keeps others from guessing a hand by its digest. */
export const viewDigest = (
  gid: Uint8Array,
  seq: number,
  seat: number,
  key: Uint8Array,
  bytes: Uint8Array,
): Uint8Array => H32('view', gid, u32(seq), u8(seat), key, bytes);
