/** The one hash of the protocol. A tag says what is hashed: one tag, one meaning, so no hash can stand for another. */
import { hash64 } from '../../engine/rng.ts';

export type SignedType =
  | 'cert'
  | 'hello'
  | 'deal'
  | 'ready'
  | 'entry'
  | 'act'
  | 'reveal'
  | 'succeed'
  | 'leave'
  | 'receipt';
export type Tag =
  | 'sid'
  | 'join'
  | 'gid'
  | 'entry'
  | 'chain'
  | 'mcommit'
  | 'sealsk'
  | 'hostval'
  | 'viewkey'
  | 'view'
  | 'rand'
  | 'coef'
  | 'share'
  | 'dealnonce'
  | 'sas'
  | `sig/${SignedType}`;

export const H64 = (tag: Tag, ...parts: readonly Uint8Array[]): Uint8Array => hash64(tag, ...parts);
export const H32 = (tag: Tag, ...parts: readonly Uint8Array[]): Uint8Array => H64(tag, ...parts).slice(0, 32);
