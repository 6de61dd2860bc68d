/** Named cases of a host that is gone: who may follow it, on which log, and what is taken back. */
import type { AnyGame } from '../../../../src/engine/contract.ts';
import { gameById } from '../../../../src/engine/games/registry.ts';
import type { Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import { same } from '../../../../src/p2p/fair/bytes.ts';
import { owedByHost } from '../../../../src/p2p/fair/journal/dealing.ts';
import { backAt, entriesOf, type Ledger } from '../../../../src/p2p/fair/journal/ledger.ts';
import { link } from '../../../../src/p2p/fair/journal/link.ts';
import { follow } from '../../../../src/p2p/fair/migrate.ts';
import { sayDeal, sayEntry } from '../../../../src/p2p/fair/say.ts';
import { audited, type Case, firstFalse, holds, liveAt } from '../table/came.ts';
import { electedBy, judged, judgedAt, migrateOn, votesFor } from '../table/elect.ts';
import { onLaterDraw, onSeat } from '../table/rests.ts';
import type { Seams } from '../table/seams.ts';
import { Sim } from '../table/sim.ts';

/** A table in mid-game whose host has gone. */
async function deserted(
  people: number,
  more: { bots?: number; game?: AnyGame; seams?: Seams; entries?: number } = {},
): Promise<Sim> {
  const { entries = 8, ...setting } = more;
  const table = await (await Sim.seated({ people, ...setting })).play(entries);
  table.peers[0]!.online = false;
  return table;
}

/** The same after seat 1 has taken over and died in turn. */
async function desertedTwice(people: number): Promise<Sim> {
  const table = await deserted(people);
  const voters = table.guests.map(({ seat }) => seat);
  await table.migrate(1, voters, 1);
  await table.play(6);
  table.peers[1]!.online = false;
  return table;
}

/** REDEAL in a shape of the new host's own. */
function redealt(
  change: (owed: { t: number; holders: readonly number[] }) => { t?: number; holders?: readonly number[] },
) {
  return async () => {
    const table = await deserted(5);
    const seams: Seams = {
      writes: async (kind, payload) => {
        if (kind !== 'REDEAL') return payload;
        const owed = owedByHost(table.ledger)!;
        return (await sayDeal(table.hosting, table.ledger, { ...owed, ...change(owed) })) as typeof payload;
      },
    };
    table.seams = seams;
    await table.migrate(1, [1, 2, 3, 4], 1);
    return { ...liveAt(table, [2, 3, 4]) };
  };
}

const cases: Case[] = [
  {
    name: 'host-crash-migrate',
    by: 'host',
    what: '4 people; vanishes at move 8; survivors rebuild and finish',
    expect: 'fair+notes',
    async run() {
      const table = await deserted(4);
      await table.migrate(1, [1, 2], 1);
      return audited(await table.playOut());
    },
  },
  {
    name: 'bots-and-migration',
    by: 'host',
    what: '4 people and 2 bots; vanishes; the successor runs the bots',
    expect: 'fair+notes',
    async run() {
      const table = await deserted(4, { bots: 2, game: gameById('party_pack')! });
      await table.migrate(1, [1, 2, 3], 1);
      return audited(await table.playOut());
    },
  },
  {
    name: 'migrate-short-log',
    by: 'new host',
    what: 'drops the last entries while taking over',
    expect: 'live:BAD_MIGRATE:1',
    async run() {
      const table = await deserted(4);
      const { ledger } = table.peers[1]!;
      const votes = await votesFor(table, 1, [1, 2, 3], 1);
      return judgedAt(table, [2, 3], await migrateOn(table, backAt(ledger, ledger.seq - 2)!, 1, votes, 1));
    },
  },
  {
    name: 'split-brain-old-host',
    by: 'host',
    what: 'goes on signing after the migration',
    expect: 'live:STALE_EPOCH:nobody',
    async run() {
      const table = await deserted(4);
      await table.migrate(1, [1, 2, 3], 1);
      await table.play(3);
      const old = table.peers[0]!;
      const late = await sayEntry(old.signer, old.ledger, 'PROXY', { seat: 3, on: 1 }, []);
      return judgedAt(table, [1, 2, 3], late);
    },
  },
  {
    name: 'orphan-tail',
    by: 'host',
    what: '5 people; last entry reached only guest 3, who missed the vote: it rolls back',
    expect: 'fair+notes, 3 took back 1',
    async run() {
      const table = await (await Sim.seated({ people: 5 })).playUntil(onSeat(0));
      table.seams = { reaches: seat => seat === 3 };
      await table.play(1);
      table.seams = {};
      table.peers[0]!.online = false;
      await table.migrate(1, [1, 2, 4], 1);
      await table.playOut();
      return { outcome: `${audited(table).outcome}, 3 took back ${table.peers[3]!.ledger.orphans.length}` };
    },
  },
  {
    name: 'old-host-cheated',
    by: 'host',
    what: 'stacks, then flees',
    expect: 'rebuild:FALSE_VIEW:0',
    async run() {
      let draws = 0;
      const seams: Seams = {
        touch(match, kind) {
          if (kind === 'RANDDONE' && ++draws === 1) (match.state.piles.deck as unknown[]).reverse();
        },
      };
      const table = await Sim.seated({ people: 4, seams });
      while (firstFalse(table) === undefined) await table.play(1);
      table.peers[0]!.online = false;
      const rebuilt = await table.migrate(1, [1, 2, 3], 1);
      if (Array.isArray(rebuilt) || !('found' in rebuilt)) return { outcome: 'rebuilt' };
      const { code, culprit, seq } = rebuilt.found;
      return { outcome: `rebuild:${code}:${culprit}`, named: seq, lie: firstFalse(table) };
    },
  },
  {
    name: 'second-ballot',
    by: 'host',
    what: '5 people; vanishes; 2 of 4 votes in epoch 1 (refused), 3 of 4 in epoch 2; the fourth follows',
    expect: 'live:BAD_MIGRATE:1, fair+notes',
    async run() {
      const table = await deserted(5);
      const first = await judgedAt(table, [2, 3, 4], await electedBy(table, 1, [1, 2], 1));
      await table.migrate(2, [2, 3, 4], 2);
      return { outcome: `${first.outcome}, ${audited(await table.playOut()).outcome}` };
    },
  },
  {
    name: 'past-host-votes',
    by: 'old host',
    what: '5 people; after 0 → 1, votes with 2 to reach the quorum of two',
    expect: 'live:BAD_MIGRATE:2',
    async run() {
      const table = await desertedTwice(5);
      table.peers[0]!.ledger = table.peers[2]!.ledger;
      return judgedAt(table, [3, 4], await electedBy(table, 2, [0, 2], 2));
    },
  },
  {
    name: 'past-host-returns',
    by: 'old host',
    what: 'after 0 → 1, lets itself be elected again',
    expect: 'live:BAD_MIGRATE:0',
    async run() {
      const table = await desertedTwice(5);
      table.peers[0]!.ledger = table.peers[2]!.ledger;
      return judgedAt(table, [3, 4], await electedBy(table, 0, [2, 3, 4], 2));
    },
  },
  {
    name: 'lone-successor',
    by: 'guest',
    what: '3 people; after 0 → 1 guest 2, the only one left who was never host, elects itself',
    expect: 'live:BAD_MIGRATE:2',
    async run() {
      const table = await desertedTwice(3);
      return judgedAt(table, [1], await electedBy(table, 2, [2], 2));
    },
  },
  {
    name: 'proper-second-migration',
    by: '–',
    what: 'control: 2 and 3 (of 2, 3, 4) elect 2',
    expect: 'accepted',
    async run() {
      const table = await desertedTwice(5);
      return judgedAt(table, [3, 4], await electedBy(table, 2, [2, 3], 2));
    },
  },
  {
    name: 'proper-second-migration',
    by: '–',
    what: 'and the match goes on to its end',
    expect: 'fair+notes',
    async run() {
      const table = await desertedTwice(5);
      await table.migrate(2, [2, 3], 2);
      return audited(await table.playOut());
    },
  },
  {
    name: 'guest-and-host-gone',
    by: 'host',
    what: '5 people; guest 2 leaves for good, later the host dies; three of four guests rebuild and finish; REDEAL has m = 3, t = 2',
    expect: 'fair+notes, m = 3, t = 2',
    async run() {
      const table = await (await Sim.seated({ people: 5 })).playUntil(onSeat(0));
      await table.leave(2, 'politely');
      await table.play(4);
      table.peers[0]!.online = false;
      await table.migrate(1, [1, 3, 4], 1);
      const { shares, t } = table.ledger.deals.at(-1)!;
      return { outcome: `${audited(await table.playOut()).outcome}, m = ${shares.length}, t = ${t}` };
    },
  },
  {
    name: 'split-vote',
    by: 'network',
    what: '4 people; the host lives but hears no guest, and logs one entry; 1 and 2 elect 1; the old host comes back as a guest',
    expect: 'before live:BAD_MIGRATE:3, after live:BAD_MIGRATE:3, took back 1, fair+notes',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onSeat(0));
      table.seams = { reaches: () => false };
      await table.play(1);
      table.seams = {};
      const old = table.peers[0]!;
      old.online = false;
      const before = await judgedAt(table, [0, 1, 2, 3], await electedBy(table, 3, [3], 1));
      await table.migrate(1, [1, 2], 1);
      old.online = true;
      // Only what comes after the place they part at is new to it.
      for (const signed of entriesOf(table.ledger).slice(old.ledger.seq - 1)) await old.receive(signed);
      old.picture = table.pictures([], 0)[0]!.bytes;
      const after = await judgedAt(table, [0, 1, 2, 3], await electedBy(table, 3, [3], 2));
      await table.playOut();
      const isOne = table.peers.every(({ ledger }) => same(ledger.head, table.ledger.head));
      const parts = [`before ${before.outcome}`, `after ${after.outcome}`, `took back ${old.ledger.orphans.length}`];
      return { outcome: [...parts, isOne ? audited(table).outcome : 'two logs'].join(', ') };
    },
  },
  {
    name: 'orphan-draw',
    by: 'host',
    what: '4 people; RANDDONE(2) reached only guest 3, who misses the vote of 1 and 2',
    expect: 'r_2 is the same, fair+notes, 3 took back 1',
    async run() {
      const table = await (await Sim.seated({ people: 4 })).playUntil(onLaterDraw);
      const { seq } = table.ledger;
      table.seams = { reaches: (seat, at) => at === seq + 1 || seat === 3 };
      await table.draw();
      table.seams = {};
      const first = table.seeds[2];
      delete table.seeds[2];
      table.peers[0]!.online = false;
      await table.migrate(1, [1, 2], 1);
      const isSame = first !== undefined && table.seeds[2] === first;
      await table.playOut();
      const took = table.peers[3]!.ledger.orphans.length;
      return { outcome: `r_2 is ${isSame ? 'the same' : 'another'}, ${audited(table).outcome}, 3 took back ${took}` };
    },
  },
  {
    name: 'two-ballots',
    by: 'network',
    what: '5 people; epoch 1 elects 1, who is cut off at once; epoch 2 elects 2 on a longer log; 1 returns and follows',
    expect: 'NOT_EXTENDING:nobody, then ok, contradicted EQUIVOCATION:0, fair+notes',
    async run() {
      const table = await (await Sim.seated({ people: 5 })).playUntil(onSeat(0));
      const parted = table.ledger;
      table.seams = { reaches: seat => seat === 2 };
      await table.play(1);
      table.seams = {};
      const late = table.ledger.last!.signed;
      const contrary = await sayEntry(table.hosting.signer, parted, 'PROXY', { seat: 3, on: 1 }, []);
      table.peers[0]!.online = false;
      const cutOff = table.peers[1]!;
      await cutOff.receive(await electedBy(table, 1, [1, 3, 4], 1));
      cutOff.online = false;
      await table.migrate(2, [2, 3, 4], 2);
      const takeOver = backAt(table.ledger, parted.seq + 2)!.last!.signed;
      const alone = await judged(table, cutOff.ledger, takeOver);
      const followed = await follow(cutOff.ledger, [late], takeOver, table.ed);
      const held = linkedOn(parted, contrary);
      const contradicted = await follow(held, [late], takeOver, table.ed);
      if (!followed.ok) return { outcome: `did not follow: ${followed.fault.message}` };
      cutOff.ledger = followed.ledger;
      cutOff.online = true;
      await table.catchUp(cutOff);
      const end = audited(await table.playOut()).outcome;
      const said = contradicted.ok ? 'followed' : contradicted.fault.message;
      return { outcome: `${alone}, then ok, contradicted ${said}, ${end}` };
    },
  },
  {
    name: 'redeal-shape',
    by: 'new host',
    what: 'deals its M with t = m',
    expect: 'live:BAD_DEAL_SHAPE:1',
    run: redealt(({ holders }) => ({ t: holders.length })),
  },
  {
    name: 'redeal-shape',
    by: 'new host',
    what: 'deals its M with t = 1',
    expect: 'live:BAD_DEAL_SHAPE:1',
    run: redealt(() => ({ t: 1 })),
  },
  {
    name: 'redeal-shape',
    by: 'new host',
    what: 'leaves a guest out',
    expect: 'live:BAD_DEAL_SHAPE:1',
    run: redealt(({ holders }) => ({ holders: holders.slice(1) })),
  },
];

/** A ledger with one more entry. */
function linkedOn(ledger: Ledger, signed: Signed): Ledger {
  const linked = link(ledger, signed);
  if (!linked.ok) throw linked.fault;
  return linked.ledger;
}

holds(cases);
