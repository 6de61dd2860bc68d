/** After a host: the longest log that voters have, the match out of their parts, and how a late-comer follows. */
import { beforeAll, describe, expect, test } from 'vitest';
import { save } from '../../../src/engine/fork.ts';
import { gameById } from '../../../src/engine/games/registry.ts';
import type { Signed } from '../../../src/p2p/fair/bodies/people.ts';
import { same } from '../../../src/p2p/fair/bytes.ts';
import { entriesOf, type Ledger } from '../../../src/p2p/fair/journal/ledger.ts';
import { baseOf, follow, rebuild } from '../../../src/p2p/fair/migrate.ts';
import { sayEntry } from '../../../src/p2p/fair/say.ts';
import { electedBy } from './table/elect.ts';
import { onSeat } from './table/rests.ts';
import { bytesOf } from './table/seats.ts';
import { Sim } from './table/sim.ts';

let table: Sim;
let full: Ledger;
let short: Ledger;
let log: readonly Signed[];
beforeAll(async () => {
  table = await (await Sim.seated({ people: 4 })).playUntil(onSeat(2));
  full = table.ledger;
  short = full.before!.before!;
  // Not in the middle of a draw, where little may follow.
  while (short.event) short = short.before!;
  log = entriesOf(full);
});

const length = async (mine: Ledger, logs: readonly (readonly Signed[])[]) => {
  const base = await baseOf(mine, logs, table.ed);
  return base.ok ? base.ledger.seq : `proof against ${base.proof.culprit}`;
};

describe('the base', () => {
  test('is the longest log of all, whoever has it', async () => {
    expect(await length(short, [log])).toBe(full.seq);
    expect(await length(short, [log.slice(0, 5), log, log.slice(0, 9)])).toBe(full.seq);
    expect(await length(full, [log.slice(0, 5)])).toBe(full.seq);
    expect(await length(short, [])).toBe(short.seq);
  });

  test('takes no junk: what does not link is not there', async () => {
    const next = log[short.seq]!;
    expect(await length(short, [[...log.slice(0, short.seq), { ...next, sig: bytesOf('no signature', 64) }]])).toBe(
      short.seq,
    );
    expect(await length(short, [[{ body: new Uint8Array(9), sig: new Uint8Array(64) }]])).toBe(short.seq);
    const damaged = [...log.slice(0, 4), { ...log[4]!, body: log[5]!.body }];
    expect(await length(full, [damaged])).toBe(full.seq);
  });

  test('of two histories that one host signed there is none, but a proof', async () => {
    const other = await sayEntry(table.hosting.signer, short, 'PROXY', { seat: 3, on: 1 }, []);
    expect(await length(full, [[...log.slice(0, short.seq), other]])).toBe('proof against 0');
    expect(await length(short, [[other], log])).toBe('proof against 0');
  });

  test('a history that somebody else signed proves nothing', async () => {
    const other = await sayEntry(table.peers[3]!.signer, short, 'PROXY', { seat: 3, on: 1 }, []);
    expect(await length(full, [[...log.slice(0, short.seq), other]])).toBe(full.seq);
  });
});

describe('the match', () => {
  const parts = (holders: readonly number[]) => holders.flatMap(seat => table.peers[seat]!.shares);

  test('is as the dead host had it', () => {
    const rebuilt = rebuild(full, table.game, parts([1, 3]));
    expect(rebuilt.ok && save(rebuilt.match)).toEqual(save(table.match));
    expect(rebuilt.ok && rebuilt.secrets.get(0)).toEqual(table.M);
  });

  test('is out of reach with too few parts', () => {
    expect(rebuild(full, table.game, parts([1]))).toEqual({ ok: false, why: 'out-of-reach', seat: 0 });
  });

  test('of another game is not rebuilt', () => {
    expect(rebuild(full, gameById('party_pack')!, parts([1, 3]))).toEqual({ ok: false, why: 'OTHER_RULES' });
  });
});

describe('whoever comes late', () => {
  /** Seat 1 took over after `full`; what it wrote, and the log it built on. */
  const takeOver = () => electedBy(table, 1, [1, 2, 3], 1);
  const followed = async (mine: Ledger, missing: readonly Signed[], entry: Signed) => {
    const linked = await follow(mine, missing, entry, table.ed);
    return linked.ok ? linked.ledger : linked.fault.message;
  };

  test('gets what it lacks and follows, with nothing to take back', async () => {
    const ledger = await followed(short, log.slice(short.seq), await takeOver());
    expect(ledger).toMatchObject({ epoch: 1, seq: full.seq + 1, orphans: [] });
  });

  test('does not follow without it, nor with junk instead', async () => {
    expect(await followed(short, [], await takeOver())).toBe('NOT_EXTENDING:nobody');
    const junk = { ...log[short.seq]!, sig: bytesOf('no signature', 64) };
    expect(await followed(short, [junk], await takeOver())).toBe('BAD_HOST_SIG:nobody');
  });

  test('may be sent what it has', async () => {
    const ledger = await followed(full, log.slice(2), await takeOver());
    expect(ledger).toMatchObject({ epoch: 1, seq: full.seq + 1, orphans: [] });
  });

  test('does not go back to an older epoch', async () => {
    const later = { ...full, epoch: 2 };
    expect(await followed(later, [], await takeOver())).toBe('STALE_EPOCH:nobody');
  });

  test('takes back what no voter had, once, and keeps it', async () => {
    const extra = await sayEntry(table.hosting.signer, full, 'PROXY', { seat: 3, on: 1 }, []);
    const base = await baseOf(full, [[extra]], table.ed);
    if (!base.ok) throw new Error('no base');
    for (const missing of [[], log.slice(-2)]) {
      const ledger = await followed(base.ledger, missing, await takeOver());
      if (typeof ledger === 'string') throw new Error(ledger);
      expect(ledger.orphans.map(({ body }) => same(body, extra.body))).toEqual([true]);
      expect(ledger.notes.filter(({ what }) => what === 'back-to')).toEqual([
        { seq: full.seq + 1, what: 'back-to', lost: 1 },
      ]);
    }
  });
});
