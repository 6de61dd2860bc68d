/** What people say and sign themselves: hello, deal, ready, act, reveal, leave, succeed. */
import { byte, counted, hash32, type Of, oneOf, part, raw, record, text, word } from '../codec.ts';

/** Bytes with a signature over them. They stay bytes until somebody needs the inside: signatures are over bytes. */
export const signed = record({ body: part(65536), sig: raw(64) });
export type Signed = Of<typeof signed>;

/** Who I am in this game and what I am bound to: keys, the tip of my chain, the promise of my secret. */
export const hello = record({
  sid: raw(16),
  name: text(24),
  signPk: hash32,
  boxPk: hash32,
  tip: hash32,
  mc: hash32,
  sealPk: hash32,
  peerId: text(64),
  proof: hash32,
});
export type Hello = Of<typeof hello>;

/** Kind 0 is a copy of a guest's chain seed for every other guest, kind 1 a host's secret in parts. */
export const deal = record({
  gid: hash32,
  dealer: byte,
  kind: oneOf<0 | 1>(0, 1),
  t: byte,
  shares: counted(record({ holder: byte, commit: hash32, box: part(256) })),
});
export type DealBody = Of<typeof deal>;

/** "I hold valid parts and I saw this roster"; with the first link of my chain. */
export const ready = record({ gid: hash32, seat: byte, dealsHead: hash32, first: hash32 });

/** An answer: which ask, what the seat had seen, and the choice in an envelope. */
export const act = record({
  gid: hash32,
  seat: byte,
  aseq: word,
  seenSeq: word,
  seenHead: hash32,
  ask: word,
  nonce: raw(24),
  box: part(1024),
});
export type Act = Of<typeof act>;

/** My value for event k, good for one request alone. */
export const reveal = record({ gid: hash32, seat: byte, k: word, request: hash32, value: hash32 });
export type Reveal = Of<typeof reveal>;

/** "I get up for good", said on a head so that it cannot be kept for later in another history. */
export const leave = record({ gid: hash32, seat: byte, seenSeq: word, seenHead: hash32 });

/** A vote for a new host, and how far my log reaches. */
export const succeed = record({
  gid: hash32,
  epoch: word,
  oldHost: byte,
  candidate: byte,
  lastSeq: word,
  lastHead: hash32,
  voter: byte,
});
export type Vote = Of<typeof succeed>;
