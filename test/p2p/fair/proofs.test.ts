/** Proofs for outsiders: two signatures of one hand, and nothing that an honest hand could have given. */
import { beforeAll, describe, expect, test } from 'vitest';
import { type Signed, succeed } from '../../../src/p2p/fair/bodies/people.ts';
import { decode } from '../../../src/p2p/fair/codec.ts';
import {
  doubleAnswer,
  doubleVote,
  equivocation,
  hiddenEntries,
  type Proof,
  stands,
} from '../../../src/p2p/fair/proofs.ts';
import { sayAct, sayEntry, signedAs } from '../../../src/p2p/fair/say.ts';
import { actWith } from './table/attempt.ts';
import { electedBy, judged, votesFor } from './table/elect.ts';
import { onSeat } from './table/rests.ts';
import { bytesOf } from './table/seats.ts';
import { Sim } from './table/sim.ts';

let table: Sim;
beforeAll(async () => {
  table = await (await Sim.seated({ people: 4 })).playUntil(onSeat(2));
});

const against = async (proof: Proof | null): Promise<number | null> =>
  proof && (await stands(proof, table.ed)) ? proof.culprit : null;
const junk: Signed = { body: new Uint8Array(7), sig: new Uint8Array(64) };

test('a repeated, a foreign or an unreadable entry proves nothing', async () => {
  const on = (change: object, seat: number) =>
    sayEntry(table.hosting.signer, { ...table.ledger, ...change }, 'PROXY', { seat, on: 1 }, []);
  const [a, b] = [await on({}, 1), await on({}, 2)];
  const proof = (one: Signed, other: Signed) => against(equivocation(table.ledger, one, other));
  expect(await proof(a, b)).toBe(0);
  expect(await proof(a, a)).toBeNull();
  expect(await proof(a, junk)).toBeNull();
  expect(await proof(junk, a)).toBeNull();
  expect(await proof(a, await on({ seq: table.ledger.seq + 1 }, 2))).toBeNull();
  expect(await proof(await on({ epoch: 3 }, 1), await on({ epoch: 3 }, 2))).toBeNull();
  expect(await proof(a, await on({ epoch: 3 }, 2))).toBeNull();
  expect(await proof(a, await on({ table: { ...table.ledger.table, gid: bytesOf('elsewhere') } }, 2))).toBeNull();
  expect(await proof(a, { ...b, sig: a.sig })).toBeNull();
});

test('a take-over that somebody else signed is no second history of the host', async () => {
  const takeOver = await electedBy(table, 1, [1, 2, 3], 0);
  const entry = await sayEntry(table.hosting.signer, table.ledger, 'PROXY', { seat: 1, on: 1 }, []);
  expect(equivocation(table.ledger, entry, takeOver)).toBeNull();
});

describe('two answers', () => {
  const proof = (a: Signed, b: Signed) => against(doubleAnswer(table.ledger, a, b));

  test('of one seat to one ask on one history are a proof', async () => {
    const [a, b] = [await table.said(2, []), await table.said(2, table.wish(2))];
    expect(await proof(a, b)).toBe(2);
    expect(await proof(a, a)).toBeNull();
    expect(await proof(a, junk)).toBeNull();
    expect(await proof(junk, a)).toBeNull();
    expect(await proof(a, { ...b, sig: a.sig })).toBeNull();
  });

  test('of two seats, to two asks, at two tables or on an unknown history are none', async () => {
    const a = await table.said(2, []);
    expect(await proof(a, await table.said(1, []))).toBeNull();
    expect(await proof(a, await actWith(table, 2, { ask: 999 }))).toBeNull();
    expect(await proof(a, await actWith(table, 2, { gid: bytesOf('elsewhere') }))).toBeNull();
    expect(await proof(a, await actWith(table, 2, { seenHead: bytesOf('elsewhere') }))).toBeNull();
    // A host answers for itself and for its bots, under one key.
    expect(await proof(await table.said(0, []), await actWith(table, 0, { seat: 4 }))).toBeNull();
    const bot = await actWith(table, 2, { seat: 4 });
    expect(await proof(bot, await actWith(table, 2, { seat: 4, aseq: 99 }))).toBeNull();
  });

  test('to two hosts, one after the other, are none: the second was asked for', async () => {
    const crashed = await (await Sim.seated({ people: 4 })).playUntil(onSeat(2));
    const before = await crashed.said(2, []);
    crashed.peers[0]!.online = false;
    await crashed.migrate(1, [1, 2, 3], 1);
    const after = await crashed.said(2, []);
    expect(await against(doubleAnswer(crashed.ledger, before, after))).toBeNull();
  });
});

describe('two votes', () => {
  const proof = (a: Signed, b: Signed) => against(doubleVote(table.ledger, a, b));
  const vote = async (candidate: number, voter: number, epoch: number) =>
    (await votesFor(table, candidate, [voter], epoch))[0]!;

  test('of one seat in one epoch are a proof', async () => {
    expect(await proof(await vote(1, 3, 1), await vote(2, 3, 1))).toBe(3);
    expect(await proof(await vote(1, 3, 1), await vote(1, 3, 1))).toBeNull();
    expect(await proof(await vote(1, 3, 1), await vote(2, 3, 2))).toBeNull();
    expect(await proof(await vote(1, 3, 1), await vote(2, 2, 1))).toBeNull();
    expect(await proof(await vote(1, 3, 1), junk)).toBeNull();
    expect(await proof(junk, await vote(1, 3, 1))).toBeNull();
    const change = async (voter: number, gid = table.ledger.table.gid) => {
      const body = { ...decode(succeed, (await vote(2, 3, 1)).body)!, voter, gid };
      return signedAs(table.peers[3]!.signer, 'succeed', succeed, body);
    };
    expect(await proof(await vote(1, 3, 1), await change(3))).toBe(3);
    expect(await proof(await vote(1, 3, 1), await change(2))).toBeNull();
    expect(await proof(await vote(1, 3, 1), await change(3, bytesOf('elsewhere')))).toBeNull();
    expect(await proof(await change(9), await change(9))).toBeNull();
  });

  test('do not blame the one who was elected by them', async () => {
    const { ledger } = table.peers[3]!;
    const first = await electedBy(table, 1, [1, 3], 1);
    expect(await judged(table, ledger, first)).toBe('accepted');
    const other = await Sim.seated({ people: 4 });
    expect(await other.peers[3]!.receive(await electedBy(other, 1, [1, 3], 1))).toBe('ok');
    const second = await electedBy(other, 2, [2], 1);
    expect(await judged(other, other.peers[3]!.ledger, second)).toBe('STALE_EPOCH:nobody');
  });
});

test('a vote that hides what its own seat has answered on is a proof', async () => {
  const short = { ...table.peers[2]!, ledger: table.ledger.before! };
  const answer = await table.said(2, []);
  table.peers[2]!.ledger = short.ledger;
  const [hiding] = await votesFor(table, 1, [2], 1);
  const old = await sayAct(table.peers[2]!, table.peers[2]!.ledger, table.choice(2, 1, []));
  table.peers[2]!.ledger = table.ledger;
  const [honest] = await votesFor(table, 1, [2], 1);
  const proof = (vote: Signed, played: Signed) => against(hiddenEntries(table.ledger, vote, played));
  expect(await proof(hiding!, answer)).toBe(2);
  expect(await proof(honest!, answer)).toBeNull();
  expect(await proof(hiding!, old)).toBeNull();
  expect(await proof(hiding!, await table.said(1, []))).toBeNull();
  expect(await proof(hiding!, junk)).toBeNull();
  expect(await proof(junk, answer)).toBeNull();
  expect(await proof(hiding!, await actWith(table, 2, { seat: 1 }))).toBeNull();
  expect(await proof(hiding!, await actWith(table, 2, { gid: bytesOf('elsewhere') }))).toBeNull();
});
