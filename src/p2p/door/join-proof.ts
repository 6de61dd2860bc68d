/** The sealed parts of the handshake: one transcript both sides build for themselves, proofs over it, and keys. */
import nacl from 'tweetnacl';
import { u32 } from '../../engine/rng.ts';
import type { Hello } from './join-messages.ts';

export type KeyPair = nacl.SignKeyPair;
export type Role = 'guest' | 'host';

const utf8 = new TextEncoder();

/** Every part behind its length: two lists of parts never make the same bytes. */
export function framed(...parts: readonly (Uint8Array | string | number)[]): Uint8Array {
  const bytes = parts.map(part =>
    typeof part === 'number' ? u32(part) : typeof part === 'string' ? utf8.encode(part) : part,
  );
  const out = new Uint8Array(bytes.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of bytes) {
    out.set(u32(part.length), at);
    out.set(part, at + 4);
    at += 4 + part.length;
  }
  return out;
}

export interface Told {
  readonly code: string;
  readonly epoch: number;
  readonly hostKey: Uint8Array;
  readonly seatKey: Uint8Array;
  readonly guestNonce: Uint8Array;
  readonly hostNonce: Uint8Array;
  readonly binding: Uint8Array;
  /** In the transcript, too: what the host acts upon is what the guest has signed. */
  readonly hello: Hello;
}

export function transcriptOf(told: Told): Uint8Array {
  const { hello } = told;
  return framed(
    'clw1 join',
    told.code,
    told.epoch,
    told.hostKey,
    told.seatKey,
    told.guestNonce,
    told.hostNonce,
    told.binding,
    framed(hello.wire, hello.engine, hello.build, hello.want, hello.name, hello.cat, hello.lang),
  );
}

/** Nested, because a plain hash of key and message can be lengthened by others. */
export function macOf(secret: Uint8Array, transcript: Uint8Array, role: Role): Uint8Array {
  const inner = nacl.hash(framed(secret, framed('clw1 join mac', role, transcript)));
  return nacl.hash(framed(secret, inner)).slice(0, 32);
}

// The role is signed as well: else a guest could name the host's key as its own and hand the host's signature back.
const signable = (transcript: Uint8Array, role: Role): Uint8Array => framed('clw1 join sig', role, transcript);

export const signAs = (role: Role, transcript: Uint8Array, keys: KeyPair): Uint8Array =>
  nacl.sign.detached(signable(transcript, role), keys.secretKey);

export const hasSigned = (role: Role, transcript: Uint8Array, signature: Uint8Array, key: Uint8Array): boolean =>
  nacl.sign.detached.verify(signable(transcript, role), signature, key);

/** In constant time: how long it takes must not tell how much of a guess was right. */
export const isSame = (mine: Uint8Array, theirs: Uint8Array): boolean => nacl.verify(mine, theirs);

/** A seat is its key; 32 bytes of seed are all a device has to remember. */
export const keysFrom = (seed: Uint8Array): KeyPair => nacl.sign.keyPair.fromSeed(seed);

/** How a link names its founder. */
export const fingerprint = (key: Uint8Array): Uint8Array => nacl.hash(key).slice(0, 16);
