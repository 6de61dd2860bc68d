/** Signatures: the browser's own Ed25519 where it is exact, tweetnacl where not. Equal bytes, equal verdicts. */
import nacl from 'tweetnacl';
import { fromHex, toHex } from '../../engine/rng.ts';
import { same } from './bytes.ts';
import { cases, message, seed } from './ed25519-cases.ts';
import { H64, type SignedType } from './hash.ts';
import { isStrict } from './strict.ts';

export interface Signer {
  readonly pk: Uint8Array;
  sign(type: SignedType, body: Uint8Array): Promise<Uint8Array>;
}
/** One signature to check: did the owner of `pk` sign this body as a thing of this type? */
export interface Job {
  readonly pk: Uint8Array;
  readonly type: SignedType;
  readonly body: Uint8Array;
  readonly sig: Uint8Array;
}
export interface Ed25519 {
  readonly by: 'native' | 'tweetnacl';
  signer(seed: Uint8Array): Promise<Signer>;
  verifyAll(jobs: readonly Job[]): Promise<boolean[]>;
}

/** A library: it signs and verifies 64-byte digests and knows nothing of strictness. */
export interface Library {
  readonly by: Ed25519['by'];
  keyed(seed: Uint8Array): Promise<(digest: Uint8Array) => Promise<Uint8Array>>;
  verify(pk: Uint8Array, digest: Uint8Array, sig: Uint8Array): Promise<boolean>;
}

const digest = (type: SignedType, body: Uint8Array): Uint8Array => H64(`sig/${type}`, body);

/** The signed message is always a digest, and strictness comes before the library. */
export const strictly = (library: Library): Ed25519 => ({
  by: library.by,
  async signer(seed) {
    const sign = await library.keyed(seed);
    return { pk: publicKey(seed), sign: (type, body) => sign(digest(type, body)) };
  },
  verifyAll: jobs =>
    Promise.all(
      jobs.map(
        async ({ pk, type, body, sig }) => isStrict(pk, sig) && (await library.verify(pk, digest(type, body), sig)),
      ),
    ),
});

export const publicKey = (seed: Uint8Array): Uint8Array => nacl.sign.keyPair.fromSeed(seed).publicKey;

const tweetnacl: Library = {
  by: 'tweetnacl',
  async keyed(seed) {
    const { secretKey } = nacl.sign.keyPair.fromSeed(seed);
    return async digest => nacl.sign.detached(digest, secretKey);
  },
  verify: async (pk, digest, sig) => nacl.sign.detached.verify(digest, sig, pk),
};

const algorithm = { name: 'Ed25519' };
const pkcs8Prefix = fromHex('302e020100300506032b657004220420');

function native(subtle: SubtleCrypto): Library {
  const keys = new Map<string, Promise<CryptoKey>>();
  const keyOf = (pk: Uint8Array): Promise<CryptoKey> => {
    const name = toHex(pk);
    const key = keys.get(name) ?? subtle.importKey('raw', plain(pk), algorithm, false, ['verify']);
    keys.set(name, key);
    return key;
  };
  return {
    by: 'native',
    async keyed(seed) {
      const pkcs8 = Uint8Array.of(...pkcs8Prefix, ...seed);
      const key = await subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
      return async digest => new Uint8Array(await subtle.sign(algorithm, key, plain(digest)));
    },
    verify: (pk, digest, sig) =>
      keyOf(pk)
        .then(key => subtle.verify(algorithm, key, plain(sig), plain(digest)))
        // A key that is no point on the curve: one library throws on import, the other says no.
        .catch(() => false),
  };
}

/** The browser's types want bytes that are not shared between threads; ours never are. */
const plain = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;

export const viaTweetnacl: Ed25519 = strictly(tweetnacl);
export const viaNative = (subtle: SubtleCrypto): Ed25519 => strictly(native(subtle));

/** The quick way, if this browser's is exact; else the slow one. `subtle` is null where a page has none. */
export async function bestEd25519(subtle: SubtleCrypto | null): Promise<Ed25519> {
  if (!subtle) return viaTweetnacl;
  const library = native(subtle);
  return (await isExact(library).catch(() => false)) ? strictly(library) : viaTweetnacl;
}

/** The self-test: hard cases through the strict rule, and one signature compared with tweetnacl. */
export async function isExact(library: Library): Promise<boolean> {
  const verdicts = await Promise.all(
    cases.map(async ({ pk, sig }) => isStrict(pk, sig) && (await library.verify(pk, message, sig))),
  );
  if (cases.some(({ ok }, n) => verdicts[n] !== ok)) return false;
  const [mine, theirs] = await Promise.all([library, tweetnacl].map(async each => (await each.keyed(seed))(message)));
  return same(mine!, theirs!);
}
