/** Bodies: one way to write each, and nothing else is read. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex } from '../../../src/engine/rng.ts';
import * as people from '../../../src/p2p/fair/bodies/people.ts';
import { entry, genesis, type Kind, kindOf, kinds } from '../../../src/p2p/fair/bodies/table.ts';
import { unhex } from '../../../src/p2p/fair/bytes.ts';
import { type Codec, decode, encode } from '../../../src/p2p/fair/codec.ts';
import vectors from './vectors.json' with { type: 'json' };

const { transcript } = vectors;
const bytes = (hex: string) => unhex(hex)!;

const fixed = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
const upTo = (max: number) => fc.uint8Array({ maxLength: max });
const b = fc.nat(255);
const w = fc.integer({ min: 0, max: 0xffffffff });
const short = fc.string({ maxLength: 8, unit: 'grapheme-ascii' });
const signed = fc.record({ body: upTo(60), sig: fixed(64) });
const several = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 4 });
const slot = fc.oneof(
  fc.constant({ mode: 0 as const }),
  fc.record({ mode: fc.constant(1 as const), value: fixed(32), sig: fixed(64) }),
  fc.constant({ mode: 2 as const }),
);

/** A body with a way to make any of its kind. */
const made = <T>(name: string, codec: Codec<T>, some: fc.Arbitrary<T>) => ({
  name,
  roundTrip: () =>
    fc.assert(
      fc.property(some, value => {
        expect(decode(codec, encode(codec, value))).toEqual(value);
      }),
    ),
  misread: () =>
    fc.assert(
      fc.property(some, fc.nat(), fc.nat(255), (value, cut, extra) => {
        const written = encode(codec, value);
        const again = (changed: Uint8Array) => {
          const read = decode(codec, changed);
          // Whatever is still read must be written that way, or two byte strings would mean one thing.
          if (read !== null) expect(encode(codec, read)).toEqual(changed);
          return read;
        };
        if (written.length > 0) again(written.slice(0, cut % written.length));
        again(Uint8Array.of(...written, extra));
        return true;
      }),
    ),
});

const all = [
  made(
    'hello',
    people.hello,
    fc.record({
      sid: fixed(16),
      name: short,
      signPk: fixed(32),
      boxPk: fixed(32),
      tip: fixed(32),
      mc: fixed(32),
      sealPk: fixed(32),
      peerId: short,
      proof: fixed(32),
    }),
  ),
  made(
    'deal',
    people.deal,
    fc.record({
      gid: fixed(32),
      dealer: b,
      kind: fc.constantFrom<0 | 1>(0, 1),
      t: b,
      shares: several(fc.record({ holder: b, commit: fixed(32), box: upTo(256) })),
    }),
  ),
  made('ready', people.ready, fc.record({ gid: fixed(32), seat: b, dealsHead: fixed(32), first: fixed(32) })),
  made(
    'act',
    people.act,
    fc.record({
      gid: fixed(32),
      seat: b,
      aseq: w,
      seenSeq: w,
      seenHead: fixed(32),
      ask: w,
      nonce: fixed(24),
      box: upTo(1024),
    }),
  ),
  made('reveal', people.reveal, fc.record({ gid: fixed(32), seat: b, k: w, request: fixed(32), value: fixed(32) })),
  made('leave', people.leave, fc.record({ gid: fixed(32), seat: b, seenSeq: w, seenHead: fixed(32) })),
  made(
    'succeed',
    people.succeed,
    fc.record({
      gid: fixed(32),
      epoch: w,
      oldHost: b,
      candidate: b,
      lastSeq: w,
      lastHead: fixed(32),
      voter: b,
    }),
  ),
  made(
    'genesis',
    genesis,
    fc.record({
      version: fc.constant(1 as const),
      sid: fixed(16),
      gameNo: w,
      prevGid: fixed(32),
      engineId: short,
      settings: upTo(100),
      people: several(signed),
    }),
  ),
  made(
    'entry',
    entry,
    fc.record({
      gid: fixed(32),
      epoch: w,
      seq: w,
      prev: fixed(32),
      kind: b,
      payload: upTo(100),
      digests: several(fixed(32)),
    }),
  ),
  made('DEALS', kinds.DEALS.payload, several(signed)),
  made('START', kinds.START.payload, several(fc.record({ first: fixed(32), sig: fixed(64) }))),
  made('RANDDONE', kinds.RANDDONE.payload, fc.record({ k: w, slots: several(slot) })),
  made('OPENED', kinds.OPENED.payload, fc.record({ seat: b, seed: fixed(32) })),
  made('MIGRATE', kinds.MIGRATE.payload, fc.record({ epoch: w, candidate: b, votes: several(signed) })),
  made('OPEN', kinds.OPEN.payload, several(fc.record({ seat: b, M: fixed(32) }))),
  made('PROXY', kinds.PROXY.payload, fc.record({ seat: b, on: fc.constantFrom<0 | 1>(0, 1) })),
  made('LEAVE', kinds.LEAVE.payload, fc.record({ seat: b, own: fc.option(signed) })),
];

describe.each(all)('$name', ({ roundTrip, misread }) => {
  test('is read as it was written', roundTrip);
  test('has one writing: cut short or drawn out it is refused or another body', misread);
});

const entries = transcript.entries.map(({ body, kind }) => ({ body: bytes(body), kind }));

test('the entries of the transcript are read, with payloads, and written back byte for byte', () => {
  for (const { body, kind } of entries) {
    const read = decode(entry, body)!;
    expect(toHex(encode(entry, read))).toBe(toHex(body));
    expect(kindOf(read.kind)).toBe(kind);
    const { payload } = kinds[kind as Kind] as { payload: Codec<unknown> };
    expect(toHex(encode(payload, decode(payload, read.payload)))).toBe(toHex(read.payload));
  }
  const read = decode(genesis, bytes(transcript.genesis))!;
  expect(toHex(encode(genesis, read))).toBe(transcript.genesis);
  const names = read.people.map(({ body }) => decode(people.hello, body)?.name);
  expect(names).toEqual(transcript.secrets.map(({ name }) => name));
});

test('every cut, every extra byte and every flipped length of an entry is refused', () => {
  const { body } = entries[0]!;
  for (let cut = 0; cut < body.length; cut += 7) expect(decode(entry, body.slice(0, cut))).toBeNull();
  expect(decode(entry, Uint8Array.of(...body, 0))).toBeNull();
  for (const at of [73, 74, 75, 76]) {
    const changed = body.slice();
    changed[at]! ^= 1;
    expect(decode(entry, changed)).toBeNull();
  }
});

test('names and lists beyond their limit, unknown modes and kinds are refused', () => {
  const named = (name: string) => {
    const it = decode(people.hello, decode(genesis, bytes(transcript.genesis))!.people[0]!.body)!;
    return encode(people.hello, { ...it, name });
  };
  expect(decode(people.hello, named('x'.repeat(24)))?.name).toHaveLength(24);
  expect(() => named('x'.repeat(25))).toThrow();
  expect(decode(kinds.RANDDONE.payload, bytes('0000000103'))).toBeNull();
  expect(decode(kinds.PROXY.payload, bytes('0102'))).toBeNull();
  expect(decode(kinds.LEAVE.payload, bytes('0102'))).toBeNull();
  expect(kindOf(0)).toBeNull();
  expect(kindOf(15)).toBeNull();
});
