/** A take-over, one refusal at a time: who may vote, for whom, and on which log. */
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../src/engine/games/registry.ts';
import { type Signed, succeed, type Vote } from '../../../src/p2p/fair/bodies/people.ts';
import { decode } from '../../../src/p2p/fair/codec.ts';
import type { Ledger } from '../../../src/p2p/fair/journal/ledger.ts';
import { sayEntry, signedAs } from '../../../src/p2p/fair/say.ts';
import { quorum } from '../../../src/p2p/fair/shamir.ts';
import { judged, migrateOn, votesFor } from './table/elect.ts';
import { bytesOf } from './table/seats.ts';
import { Sim } from './table/sim.ts';

const game = games.find(({ id }) => id === 'party_pack')!;

describe.each([3, 4, 5, 6, 7, 8, 9, 10])('at a table of %i', people => {
  let table: Sim;
  let ledger: Ledger;
  let few: readonly Signed[];
  let last: number;
  beforeAll(async () => {
    table = await Sim.seated({ people, game });
    ledger = table.ledger;
    const guests = table.guests.map(({ seat }) => seat);
    last = guests.at(-1)!;
    few = await votesFor(table, 1, guests.slice(0, quorum(guests.length) - 1), 1);
  });
  const by = async (votes: readonly Signed[]) => judged(table, ledger, await migrateOn(table, ledger, 1, votes, 1));

  /** The vote that makes the majority, with something in it changed. */
  async function withVote(change: Partial<Vote>): Promise<string> {
    const [honest] = await votesFor(table, 1, [last], 1);
    const vote = { ...decode(succeed, honest!.body)!, ...change };
    return by([...few, await signedAs(table.peers[last]!.signer, 'succeed', succeed, vote)]);
  }

  test('it needs a majority, and every voter counts once', async () => {
    expect(await withVote({})).toBe('accepted');
    expect(await by(few)).toBe('BAD_MIGRATE:1');
    expect(await by([...few, few[0]!])).toBe('BAD_MIGRATE:1');
  });

  test('a vote is for this table, epoch, host and candidate', async () => {
    expect(await withVote({ gid: bytesOf('elsewhere') })).toBe('BAD_MIGRATE:1');
    expect(await withVote({ epoch: 2 })).toBe('BAD_MIGRATE:1');
    expect(await withVote({ oldHost: 2 })).toBe('BAD_MIGRATE:1');
    expect(await withVote({ candidate: 2 })).toBe('BAD_MIGRATE:1');
    expect(await by([...few, { body: new Uint8Array(5), sig: new Uint8Array(64) }])).toBe('BAD_MIGRATE:1');
  });

  test('a vote is signed by its voter, who is a person and was never host', async () => {
    expect(await by([...few, ...(await votesFor(table, 1, [0], 1))])).toBe('BAD_MIGRATE:1');
    expect(await withVote({ voter: 0 })).toBe('BAD_MIGRATE:1');
    expect(await withVote({ voter: people })).toBe('BAD_MIGRATE:1');
    const [honest] = await votesFor(table, 1, [last], 1);
    expect(await by([...few, { ...honest!, sig: few[0]!.sig }])).toBe('BAD_MIGRATE:1');
  });

  test('a voter who comes twice spoils even a majority', async () => {
    const [honest] = await votesFor(table, 1, [last], 1);
    expect(await by([...few, honest!, honest!])).toBe('BAD_MIGRATE:1');
  });

  test('it builds on the longest log among the voters, and all of theirs are beginnings of it', async () => {
    expect(await withVote({ lastSeq: ledger.seq - 1, lastHead: ledger.before!.head })).toBe('accepted');
    expect(await withVote({ lastHead: bytesOf('elsewhere') })).toBe('BAD_MIGRATE:1');
    expect(await withVote({ lastSeq: ledger.seq - 1, lastHead: bytesOf('elsewhere') })).toBe('BAD_MIGRATE:1');
    expect(await withVote({ lastSeq: ledger.seq + 1 })).toBe('BAD_MIGRATE:1');
  });

  test('no voter has what it builds on: the candidate made it up or kept it back', async () => {
    const { before } = ledger;
    const all = table.guests.map(async ({ seat, signer }) => {
      const [honest] = await votesFor(table, 1, [seat], 1);
      const short = { ...decode(succeed, honest!.body)!, lastSeq: before!.seq, lastHead: before!.head };
      return signedAs(signer, 'succeed', succeed, short);
    });
    expect(await by(await Promise.all(all))).toBe('BAD_MIGRATE:1');
  });

  test('the entry stands in the epoch that was voted for', async () => {
    const votes = [...few, ...(await votesFor(table, 1, [last], 1))];
    const blank = table.peers.map(() => new Uint8Array(32));
    const payload = { epoch: 2, candidate: 1, votes };
    const signed = await sayEntry(table.peers[1]!.signer, { ...ledger, epoch: 1 }, 'MIGRATE', payload, blank);
    expect(await judged(table, ledger, signed)).toBe('BAD_MIGRATE:1');
  });
});
