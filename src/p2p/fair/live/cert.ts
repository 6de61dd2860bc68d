/** Ties the keys of one game to the key a device has at this table. */
import nacl from 'tweetnacl';
import type { Job } from '../ed25519.ts';
import { H64 } from '../hash.ts';

const body = (sid: Uint8Array, signPk: Uint8Array): Uint8Array => Uint8Array.of(...sid, ...signPk);

export const certify = (tableKey: nacl.SignKeyPair, sid: Uint8Array, signPk: Uint8Array): Uint8Array =>
  nacl.sign.detached(H64('sig/cert', body(sid, signPk)), tableKey.secretKey);

/** Did the owner of this table key say that this game key is its own? */
export const certJob = (tableKey: Uint8Array, sid: Uint8Array, signPk: Uint8Array, cert: Uint8Array): Job => ({
  pk: tableKey,
  type: 'cert',
  body: body(sid, signPk),
  sig: cert,
});
