/** What the host writes: the genesis, and entries with a payload of their kind. */
import { Malformed } from '../bytes.ts';
import {
  byte,
  type Codec,
  counted,
  hash32,
  type Of,
  oneOf,
  part,
  raw,
  record,
  text,
  toTheEnd,
  word,
} from '../codec.ts';
import { type Signed, signed } from './people.ts';

/** All hellos behind their number, then all signatures: the order of the seats. */
const roster: Codec<readonly Signed[]> = {
  write(out, people) {
    out.u8(people.length);
    for (const { body } of people) out.part(body);
    for (const { sig } of people) raw(64).write(out, sig);
  },
  read(from) {
    const bodies = Array.from({ length: from.u8() }, () => from.part(65536));
    return bodies.map(body => ({ body, sig: from.raw(64) }));
  },
};

export const genesis = record({
  version: oneOf<1>(1),
  sid: raw(16),
  gameNo: word,
  prevGid: hash32,
  engineId: text(128),
  settings: part(4096),
  people: roster,
});
export type Genesis = Of<typeof genesis>;

/** A link of the log. The digests bind the picture every person was shown after it. */
export const entry = record({
  gid: hash32,
  epoch: word,
  seq: word,
  prev: hash32,
  kind: byte,
  payload: part(65536),
  digests: counted(hash32),
});
export type Entry = Of<typeof entry>;

/** How a seat's value enters a draw. */
export type Slot =
  /** The hidden share of the host that asked; zeros for a past host. */
  | { readonly mode: 0 }
  | { readonly mode: 1; readonly value: Uint8Array; readonly sig: Uint8Array }
  /** From the opened chain. */
  | { readonly mode: 2 };

const slot: Codec<Slot> = {
  write(out, it) {
    out.u8(it.mode);
    if (it.mode !== 1) return;
    hash32.write(out, it.value);
    raw(64).write(out, it.sig);
  },
  read(from) {
    const mode = from.u8();
    if (mode === 1) return { mode, value: from.raw(32), sig: from.raw(64) };
    if (mode === 0 || mode === 2) return { mode };
    throw new Malformed('unknown mode');
  },
};

/** A seat that leaves: in its own words, or declared by the host where others bear it out. */
export type Leaving = { readonly seat: number; readonly own: Signed | null };
const leaving: Codec<Leaving> = {
  write(out, { seat, own }) {
    out.u8(seat);
    out.u8(own ? 1 : 0);
    if (own) signed.write(out, own);
  },
  read(from) {
    const seat = from.u8();
    return { seat, own: oneOf<0 | 1>(0, 1).read(from) === 1 ? signed.read(from) : null };
  },
};

/** Kinds by name: their number on the wire and their payload. */
export const kinds = {
  DEALS: { number: 1, payload: counted(signed) },
  START: { number: 2, payload: toTheEnd(record({ first: hash32, sig: raw(64) })) },
  ACTION: { number: 3, payload: signed },
  RANDREQ: { number: 4, payload: word },
  RANDDONE: { number: 5, payload: record({ k: word, slots: toTheEnd(slot) }) },
  DROP: { number: 6, payload: byte },
  OPENED: { number: 7, payload: record({ seat: byte, seed: hash32 }) },
  TIMEOUT: { number: 8, payload: word },
  MIGRATE: { number: 9, payload: record({ epoch: word, candidate: byte, votes: counted(signed) }) },
  END: { number: 10, payload: part(65536) },
  OPEN: { number: 11, payload: counted(record({ seat: byte, M: hash32 })) },
  REDEAL: { number: 12, payload: signed },
  PROXY: { number: 13, payload: record({ seat: byte, on: oneOf<0 | 1>(0, 1) }) },
  LEAVE: { number: 14, payload: leaving },
} as const;

export type Kind = keyof typeof kinds;
export type Payload<K extends Kind> = Of<(typeof kinds)[K]['payload']>;

const names = new Map(Object.entries(kinds).map(([name, { number }]) => [number as number, name as Kind]));
export const kindOf = (number: number): Kind | null => names.get(number) ?? null;
