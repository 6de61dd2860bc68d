/** What a person says in the course of a game, written and signed. Whether it is wise to say it is for others to know. */
import type { Seat } from '../../engine/contract.ts';
import { act, deal, leave, ready, reveal, type Signed, succeed } from './bodies/people.ts';
import { entry, type Kind, kinds, type Payload } from './bodies/table.ts';
import { type Codec, encode } from './codec.ts';
import type { Signer } from './ed25519.ts';
import type { SignedType } from './hash.ts';
import type { Owed } from './journal/dealing.ts';
import { hostNow, type Ledger } from './journal/ledger.ts';
import type { Person } from './person.ts';
import { boxShare, type PairKey, pairKey, seal, shareCommit } from './seal.ts';
import { shareFor } from './shamir.ts';

/** Somebody with a seat, secrets and a key to sign with. */
export interface Speaker {
  readonly seat: Seat;
  readonly person: Person;
  readonly signer: Signer;
}

export async function signedAs<T>(signer: Signer, type: SignedType, codec: Codec<T>, value: T): Promise<Signed> {
  const body = encode(codec, value);
  return { body, sig: await signer.sign(type, body) };
}

/** Copies of my chain seed, or parts of my secret, boxed for those I owe them. */
export function sayDeal({ person, signer }: Speaker, { table: { gid, people } }: Ledger, owed: Owed): Promise<Signed> {
  const { dealer, kind, t, holders } = owed;
  const { M, chainSeed, boxSk } = person.secrets;
  const shares = holders.map(holder => {
    const y = shareFor(kind === 1 ? M : chainSeed, t, holder + 1);
    const box = boxShare({ gid, dealer, kind }, holder, y, pairKey(people[holder]!.boxPk, boxSk));
    return { holder, commit: shareCommit({ gid, dealer, kind }, holder, y), box };
  });
  return signedAs(signer, 'deal', deal, { gid, dealer, kind, t, shares });
}

export const sayReady = ({ seat, person, signer }: Speaker, { table, head }: Ledger): Promise<Signed> =>
  signedAs(signer, 'ready', ready, { gid: table.gid, seat, dealsHead: head, first: person.chain[1]! });

export interface Choice {
  /** The seat that answers: mine, or one I play for. */
  readonly seat: Seat;
  readonly ask: number;
  readonly chosen: readonly string[];
  /** 24 fresh random bytes. */
  readonly nonce: Uint8Array;
}

/** An answer, sealed to the acting host, said on the newest head. */
export function sayAct({ person, signer }: Speaker, ledger: Ledger, choice: Choice): Promise<Signed> {
  const { seat, ask, chosen, nonce } = choice;
  const { table, seq, head, aseqs } = ledger;
  const box = seal({ chosen }, nonce, pairWith(person, table.people[hostNow(ledger)]!.sealPk));
  const body = { gid: table.gid, seat, aseq: aseqs[seat]! + 1, seenSeq: seq, seenHead: head, ask, nonce, box };
  return signedAs(signer, 'act', act, body);
}

const pairs = new WeakMap<Person, { readonly sealPk: Uint8Array; readonly pair: PairKey }>();
/** Worked out once per host: it costs as much as all the rest of an answer. */
function pairWith(person: Person, sealPk: Uint8Array): PairKey {
  const last = pairs.get(person);
  if (last?.sealPk === sealPk) return last.pair;
  const pair = pairKey(sealPk, person.secrets.boxSk);
  pairs.set(person, { sealPk, pair });
  return pair;
}

/** My value for the event that is open. */
export function sayReveal({ seat, person, signer }: Speaker, { table, event }: Ledger): Promise<Signed> {
  if (!event) throw new Error('no event is open');
  const { k, request } = event;
  return signedAs(signer, 'reveal', reveal, { gid: table.gid, seat, k, request, value: person.chain[k + 1]! });
}

export const sayLeave = ({ seat, signer }: Speaker, { table, seq, head }: Ledger): Promise<Signed> =>
  signedAs(signer, 'leave', leave, { gid: table.gid, seat, seenSeq: seq, seenHead: head });

/** A vote, and with it how far my log reaches. */
export function sayVote({ seat, signer }: Speaker, ledger: Ledger, epoch: number, candidate: Seat): Promise<Signed> {
  const { table, seq, head } = ledger;
  const oldHost = hostNow(ledger);
  const vote = { gid: table.gid, epoch, oldHost, candidate, lastSeq: seq, lastHead: head, voter: seat };
  return signedAs(signer, 'succeed', succeed, vote);
}

/** The next entry after this ledger. A new host writes it in its own epoch. */
export function sayEntry<K extends Kind>(
  signer: Signer,
  { table, seq, head, epoch }: Pick<Ledger, 'table' | 'seq' | 'head' | 'epoch'>,
  kind: K,
  payload: Payload<K>,
  digests: readonly Uint8Array[],
): Promise<Signed> {
  const { number, payload: codec } = kinds[kind];
  const body = { gid: table.gid, epoch, seq: seq + 1, prev: head, kind: number, digests };
  // A kind and its codec belong together; the compiler sees only that each is one of many.
  return signedAs(signer, 'entry', entry, { ...body, payload: encode(codec as Codec<Payload<K>>, payload) });
}
