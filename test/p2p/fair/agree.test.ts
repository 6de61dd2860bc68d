/** One random event at the host: values, silence, copies, in any order. */
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Agreement,
  agreement,
  missing,
  readReveal,
  released,
  seedFor,
  shown,
  waited,
} from '../../../src/p2p/fair/agree.ts';
import { reveal } from '../../../src/p2p/fair/bodies/people.ts';
import { decode } from '../../../src/p2p/fair/codec.ts';
import type { Ledger } from '../../../src/p2p/fair/journal/ledger.ts';
import { sayReveal, signedAs } from '../../../src/p2p/fair/say.ts';
import { shareCommit } from '../../../src/p2p/fair/seal.ts';
import { bytesOf } from './table/seats.ts';
import { Sim } from './table/sim.ts';

let table: Sim;
let ledger: Ledger;
let fresh: Agreement;

beforeAll(async () => {
  table = await Sim.seated({ people: 4 });
  await table.log('RANDREQ', 1);
  ledger = table.ledger;
  fresh = agreement(ledger).now;
});

/** What a seat says, with something in it changed. */
async function said(seat: number, change: object = {}) {
  const peer = table.peers[seat]!;
  const honest = decode(reveal, (await sayReveal(peer, ledger)).body)!;
  return readReveal(fresh, ledger, await signedAs(peer.signer, 'reveal', reveal, { ...honest, ...change }));
}
const copyOf = (seat: number, holder: number) =>
  table.peers[holder]!.shares.find(({ dealer, kind }) => dealer === seat && kind === 0)!;

async function withValues(now: Agreement, seats: readonly number[]) {
  let agreed: ReturnType<typeof shown> = { now, write: [] };
  for (const seat of seats) agreed = shown(agreed.now, seat, (await said(seat))!.slot);
  return agreed;
}

test('begins with everybody but the host missing', () => {
  expect(missing(fresh)).toEqual([1, 2, 3]);
  expect(agreement(ledger).write).toEqual([]);
  expect(() => agreement(ledger.before!)).toThrow();
});

test('is done when the last value is in, whatever the order', async () => {
  const kinds = async (seats: readonly number[]) => (await withValues(fresh, seats)).write.map(({ kind }) => kind);
  expect(await kinds([1, 2])).toEqual([]);
  expect(await kinds([1, 2, 3])).toEqual(['RANDDONE']);
  expect(await kinds([3, 1, 2])).toEqual(['RANDDONE']);
});

describe('a value', () => {
  test('fits its seat, its event and its chain', async () => {
    expect(await said(2)).toMatchObject({ seat: 2, slot: { mode: 1 } });
    expect(await said(2, { value: bytesOf('lucky') })).toBeNull();
    expect(await said(2, { seat: 3 })).toBeNull();
    expect(await said(2, { seat: 9 })).toBeNull();
    expect(await said(2, { k: 2 })).toBeNull();
    expect(await said(2, { request: bytesOf('another request') })).toBeNull();
    expect(await said(2, { gid: bytesOf('another game') })).toBeNull();
    expect(readReveal(fresh, ledger, { body: new Uint8Array(3), sig: new Uint8Array(64) })).toBeNull();
  });

  test('counts once, and the first one counts', async () => {
    const { slot } = (await said(2))!;
    const once = shown(fresh, 2, slot);
    expect(shown(once.now, 2, { mode: 2 })).toEqual({ now: once.now, write: [] });
  });

  test('that comes late is used all the same', async () => {
    const { now } = waited((await withValues(fresh, [1, 3])).now);
    expect(shown(now, 2, (await said(2))!.slot).write.map(({ kind }) => kind)).toEqual(['RANDDONE']);
  });
});

describe('silence', () => {
  test('is said once of everybody who has shown nothing', async () => {
    const first = waited((await withValues(fresh, [2])).now);
    expect(first.write).toEqual([
      { kind: 'DROP', payload: 1 },
      { kind: 'DROP', payload: 3 },
    ]);
    expect(waited(first.now).write).toEqual([]);
  });

  test('is made good by the copy of any holder', async () => {
    const { now } = waited((await withValues(fresh, [1, 2])).now);
    for (const holder of [1, 2]) {
      const { write } = released(now, ledger, copyOf(3, holder));
      expect(write.map(({ kind }) => kind)).toEqual(['OPENED', 'RANDDONE']);
      expect(write[0]!.payload).toEqual({ seat: 3, seed: table.peers[3]!.person.secrets.chainSeed });
    }
  });

  test('is not made good by a wrong copy, nor before it is said', async () => {
    const { now } = waited((await withValues(fresh, [1, 2])).now);
    const copy = copyOf(3, 1);
    expect(released(now, ledger, { ...copy, y: bytesOf('not it') }).write).toEqual([]);
    expect(released(now, ledger, { ...copy, holder: 3 }).write).toEqual([]);
    expect(released(now, ledger, { ...copy, kind: 1 }).write).toEqual([]);
    expect(released(now, ledger, { ...copyOf(2, 1), dealer: 3 }).write).toEqual([]);
    expect(released(fresh, ledger, copy).write).toEqual([]);
  });

  test('a dealer that promised a copy of nothing cannot be made good, and is not taken at its word', async () => {
    const { now } = waited((await withValues(fresh, [1, 2])).now);
    const y = bytesOf('nothing');
    const deals = ledger.deals.map(deal =>
      deal.dealer === 3
        ? { ...deal, shares: deal.shares.map(share => ({ ...share, commit: shareCommit(deal, share.holder, y) })) }
        : deal,
    );
    expect(released(now, { ...ledger, deals }, { ...copyOf(3, 1), y }).write).toEqual([]);
  });
});

test('an opened chain and a shown value make one seed', async () => {
  const byValue = (await withValues(fresh, [1, 2, 3])).now.slots.filter(slot => slot !== null);
  const byChain = byValue.map((slot, seat) => (seat === 3 ? ({ mode: 2 } as const) : slot));
  const opened = ledger.opened.map((_, seat) => (seat === 3 ? table.peers[3]!.person.chain : null));
  expect(seedFor({ ...ledger, opened }, byChain, table.M)).toEqual(seedFor(ledger, byValue, table.M));
  expect(agreement({ ...ledger, opened }).now.slots[3]).toEqual({ mode: 2 });
});
