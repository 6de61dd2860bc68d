/** Closed envelopes: an answer sealed to the host, and a part of a secret boxed for its holder. */
import nacl from 'tweetnacl';
import { Reader, u8, Writer } from './bytes.ts';
import { cjson, type Json, ucjson } from './cjson.ts';
import { H32 } from './hash.ts';

/** What two people share: once per pair and epoch, then every envelope is cheap. */
export type PairKey = Uint8Array;
export const pairKey = (theirPk: Uint8Array, mySk: Uint8Array): PairKey => nacl.box.before(theirPk, mySk);

const block = 64;

/** Every answer is sealed, always, and padded: its length tells nothing. */
export function seal(answer: unknown, nonce: Uint8Array, pair: PairKey): Uint8Array {
  const out = new Writer();
  out.part(cjson(answer));
  const plain = out.done();
  const padded = new Uint8Array(Math.ceil(plain.length / block) * block);
  padded.set(plain);
  return nacl.box.after(padded, nonce, pair);
}

/** The answer, or null for an envelope of another pair, another fill or anything not canonical. */
export function unseal(box: Uint8Array, nonce: Uint8Array, pair: PairKey): { readonly value: Json } | null {
  const padded = nacl.box.open.after(box, nonce, pair);
  if (!padded || padded.length === 0 || padded.length % block !== 0) return null;
  const from = new Reader(padded);
  const length = from.u32();
  if (length > from.left || from.left - length >= block) return null;
  const text = from.raw(length);
  return from.raw(from.left).every(byte => byte === 0) ? ucjson(text) : null;
}

/** What is dealt: 0 a copy of a guest's chain seed, 1 a part of a host's secret. */
export type DealKind = 0 | 1;
export interface Deal {
  readonly gid: Uint8Array;
  readonly dealer: number;
  readonly kind: DealKind;
}

const place = ({ gid, dealer, kind }: Deal, holder: number): Uint8Array[] => [gid, u8(dealer), u8(kind), u8(holder)];

export const shareCommit = (deal: Deal, holder: number, y: Uint8Array): Uint8Array =>
  H32('share', ...place(deal, holder), y);

/** The nonce follows from the place: each pair of keys boxes once per place and game, and game keys are fresh. */
const dealNonce = (deal: Deal, holder: number): Uint8Array => H32('dealnonce', ...place(deal, holder)).slice(0, 24);

export const boxShare = (deal: Deal, holder: number, y: Uint8Array, pair: PairKey): Uint8Array =>
  nacl.box.after(y, dealNonce(deal, holder), pair);

export function openShare(deal: Deal, holder: number, box: Uint8Array, pair: PairKey): Uint8Array | null {
  const y = nacl.box.open.after(box, dealNonce(deal, holder), pair);
  return y?.length === 32 ? y : null;
}
