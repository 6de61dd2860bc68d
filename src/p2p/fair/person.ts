/** A person in one game: fresh secrets, and what follows from them. Nothing here is ever used for a second game. */
import nacl from 'tweetnacl';
import type { Hello } from './bodies/people.ts';
import { toUtf8 } from './bytes.ts';
import { publicKey } from './ed25519.ts';
import { chainOf, joinProof, mCommit, sealKeys } from './secrets.ts';

/** Four times 32 random bytes, handed in. */
export interface Secrets {
  readonly signSeed: Uint8Array;
  readonly boxSk: Uint8Array;
  readonly chainSeed: Uint8Array;
  readonly M: Uint8Array;
}

export interface Person {
  readonly secrets: Secrets;
  readonly chain: readonly Uint8Array[];
  readonly hello: Hello;
}

/** What is known of me before my keys are. */
export interface Invitation {
  readonly joinSecret: Uint8Array;
  readonly sid: Uint8Array;
  readonly name: string;
  readonly peerId: string;
}

export function makePerson(secrets: Secrets, { joinSecret, sid, name, peerId }: Invitation): Person {
  const signPk = publicKey(secrets.signSeed);
  const boxPk = nacl.box.keyPair.fromSecretKey(secrets.boxSk).publicKey;
  const chain = chainOf(signPk, secrets.chainSeed);
  const hello: Hello = {
    sid,
    name,
    signPk,
    boxPk,
    tip: chain[0]!,
    mc: mCommit(signPk, secrets.M),
    sealPk: sealKeys(secrets.M).publicKey,
    peerId,
    proof: joinProof(joinSecret, sid, signPk, boxPk),
  };
  return { secrets, chain, hello };
}

export const freshSecrets = (random: (bytes: number) => Uint8Array): Secrets => ({
  signSeed: random(32),
  boxSk: random(32),
  chainSeed: random(32),
  M: random(32),
});

const longestName = 24;
/** As much of a name as a hello has room for. The limit counts bytes, and no letter is cut in half. */
export function nameFor(name: string): string {
  let fits = '';
  for (const letter of name) {
    if (toUtf8(fits + letter).length > longestName) break;
    fits += letter;
  }
  return fits;
}
