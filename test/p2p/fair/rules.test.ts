/** Every row of the journal, one refusal at a time. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Signed } from '../../../src/p2p/fair/bodies/people.ts';
import type { Kind, Payload } from '../../../src/p2p/fair/bodies/table.ts';
import { cjson } from '../../../src/p2p/fair/cjson.ts';
import { owedBy } from '../../../src/p2p/fair/journal/dealing.ts';
import { backAt, type Ledger } from '../../../src/p2p/fair/journal/ledger.ts';
import { sayDeal, sayEntry, sayLeave, sayReady, sayReveal } from '../../../src/p2p/fair/say.ts';
import { actWith, dealWith, heard, rewritten, tried } from './table/attempt.ts';
import { onLaterDraw, onSeat } from './table/rests.ts';
import { bytesOf } from './table/seats.ts';
import { Sim } from './table/sim.ts';

/** Four people and a bot, in mid-game. */
let table: Sim;
let play: Ledger;
let atEvent: Ledger;
let ended: Ledger;
let closed: Ledger;
let opened: Ledger;

beforeAll(async () => {
  table = await (await Sim.seated({ people: 4, bots: 1 })).playUntil(onSeat(2));
  play = table.ledger;
  const other = await (await Sim.seated({ people: 4, bots: 1 })).playUntil(onLaterDraw);
  await other.log('RANDREQ', other.ledger.k + 1);
  atEvent = other.ledger;
  await other.settle();
  await other.play();
  await other.end();
  await other.open();
  opened = other.ledger;
  closed = opened.before!;
  ended = backAt(opened, opened.seq - 3)!;
});

const on = <K extends Kind>(ledger: Ledger, kind: K, payload: Payload<K>, digests?: number) =>
  tried(table, ledger, kind, payload, digests);
const seeds = () => table.peers.map(({ person }) => person.secrets.chainSeed);

/** One payload of every kind, well formed. */
const some: { [K in Kind]: Payload<K> } = {
  DEALS: [],
  START: [],
  ACTION: { body: new Uint8Array(0), sig: new Uint8Array(64) },
  RANDREQ: 2,
  RANDDONE: { k: 2, slots: [] },
  DROP: 1,
  OPENED: { seat: 1, seed: new Uint8Array(32) },
  TIMEOUT: 1,
  MIGRATE: { epoch: 1, candidate: 1, votes: [] },
  END: cjson(null),
  OPEN: [],
  REDEAL: { body: new Uint8Array(0), sig: new Uint8Array(64) },
  PROXY: { seat: 1, on: 1 },
  LEAVE: { seat: 1, own: null },
};

describe('order', () => {
  const early: Kind[] = [
    'START',
    'ACTION',
    'RANDREQ',
    'RANDDONE',
    'DROP',
    'OPENED',
    'TIMEOUT',
    'END',
    'OPEN',
    'REDEAL',
    'PROXY',
    'LEAVE',
  ];

  test.each(early)('the first entry holds the deals and is no %s', async kind => {
    expect(await on(backAt(play, 0)!, kind, some[kind])).toBe('BAD_ORDER:0');
  });

  test.each(early.slice(1))('the second entry starts the game and is no %s', async kind => {
    expect(await on(backAt(play, 1)!, kind, some[kind])).toBe('BAD_ORDER:0');
  });

  test.each(['DEALS', 'START', 'OPEN'] as const)('no %s in mid-game', async kind => {
    expect(await on(play, kind, some[kind])).toBe('BAD_ORDER:0');
  });

  test.each(['ACTION', 'TIMEOUT', 'END', 'OPEN', 'REDEAL', 'PROXY', 'LEAVE', 'DEALS', 'START'] as const)(
    'no %s between a request and its result',
    async kind => {
      expect(await on(atEvent, kind, some[kind])).toBe('INTERLEAVED:0');
    },
  );

  test.each(['ACTION', 'TIMEOUT', 'END', 'OPEN', 'REDEAL', 'PROXY', 'LEAVE'] as const)(
    'no %s after the end',
    async kind => {
      expect(await on(ended, kind, some[kind])).toBe('BAD_ORDER:0');
    },
  );

  test.each(['RANDREQ', 'RANDDONE', 'DROP', 'ACTION', 'END'] as const)('no %s after the closing event', async kind => {
    expect(await on(closed, kind, some[kind])).toBe('BAD_ORDER:0');
  });

  test.each(['DEALS', ...early] as const)('no %s after the opening', async kind => {
    expect(await on(opened, kind, some[kind])).toBe('BAD_ORDER:0');
  });

  test('a successor that comes before the start or after the opening answers for it itself', async () => {
    const candidate = table.peers[1]!;
    for (const ledger of [backAt(play, 1)!, opened]) {
      const blank = table.peers.map(() => new Uint8Array(32));
      const signed = await sayEntry(candidate.signer, { ...ledger, epoch: 1 }, 'MIGRATE', some.MIGRATE, blank);
      expect(await heard(table, ledger, signed)).toBe('BAD_ORDER:1');
    }
  });
});

describe('the frame of an entry', () => {
  const digested: Kind[] = ['ACTION', 'TIMEOUT', 'END', 'LEAVE'];

  test('an unknown kind, a payload of another kind and a wrong number of digests are no entry', async () => {
    const { signed } = play.last!;
    const { before } = play;
    expect(await heard(table, before!, await rewritten(table, signed, { kind: 15 }))).toBe('BAD_ENTRY:0');
    expect(await heard(table, before!, await rewritten(table, signed, { payload: new Uint8Array(3) }))).toBe(
      'BAD_ENTRY:0',
    );
    expect(await on(play, 'PROXY', { seat: 1, on: 1 }, 3)).toBe('BAD_ENTRY:0');
    expect(await on(play, 'PROXY', { seat: 1, on: 1 }, 4)).toBe('ok');
  });

  test('what changes the table binds the pictures of everybody', async () => {
    const act = await table.said(2, []);
    const own = await sayLeave(table.peers[1]!, play);
    const payloads = { ACTION: act, TIMEOUT: 1, END: cjson(null), LEAVE: { seat: 1, own } } as const;
    expect(await Promise.all(digested.map(kind => on(play, kind, payloads[kind as 'TIMEOUT'])))).toEqual(
      digested.map(() => 'ok'),
    );
    for (const kind of digested)
      expect(await on(play, kind, payloads[kind as 'TIMEOUT'], 0)).toBe('MISSING_VIEW_DIGESTS:0');
    const done = backAt(opened, atEvent.seq + 1)!.last!.signed;
    expect(await heard(table, atEvent, await rewritten(table, done, { digests: [] }))).toBe('MISSING_VIEW_DIGESTS:0');
  });

  test('another place, another history and another epoch do not go on from mine', async () => {
    const honest = { table: play.table, seq: play.seq, head: play.head, epoch: 0 };
    const at = (change: object) => on({ ...play, ...honest, ...change }, 'PROXY', { seat: 1, on: 1 });
    expect(await at({})).toBe('ok');
    const entry = async (change: object) =>
      heard(
        table,
        play,
        await sayEntry(table.hosting.signer, { ...honest, ...change }, 'PROXY', { seat: 1, on: 1 }, []),
      );
    expect(await entry({ seq: play.seq + 1 })).toBe('NOT_EXTENDING:nobody');
    expect(await entry({ head: bytesOf('elsewhere') })).toBe('NOT_EXTENDING:0');
    expect(await entry({ epoch: 1 })).toBe('BAD_EPOCH:0');
    expect(await entry({ table: { ...play.table, gid: bytesOf('elsewhere') } })).toBe('WRONG_GAME:0');
    expect(await entry({ seq: play.seq - 2 })).toBe('EQUIVOCATION:0');
    expect(await heard(table, play, backAt(play, play.seq - 1)!.last!.signed)).toBe('REPEATED:nobody');
  });
});

describe('DEALS', () => {
  const genesis = () => backAt(play, 0)!;
  const dealsWith = async (seat: number, deal: Promise<Signed>) => {
    const honest = table.peers.map(peer => sayDeal(peer, genesis(), owedBy(peer.seat, 4)));
    return on(genesis(), 'DEALS', await Promise.all(honest.map((each, n) => (n === seat ? deal : each))));
  };
  const changed = (seat: number, change: object) => dealsWith(seat, dealWith(table, genesis(), seat, change));

  test('one deal of every person, in the right shape', async () => {
    expect(await changed(2, {})).toBe('ok');
    expect(await on(genesis(), 'DEALS', [])).toBe('MISSING_DEAL:0');
    expect(await changed(2, { gid: bytesOf('elsewhere') })).toBe('BAD_DEAL_SHAPE:0');
    expect(await changed(2, { dealer: 3 })).toBe('BAD_DEAL_SHAPE:0');
    expect(await changed(2, { kind: 1 })).toBe('BAD_DEAL_SHAPE:0');
    expect(await changed(0, { t: 1 })).toBe('BAD_DEAL_SHAPE:0');
    expect(await changed(0, { shares: [] })).toBe('BAD_DEAL_SHAPE:0');
    const junk = async (): Promise<Signed> => ({ body: new Uint8Array(5), sig: new Uint8Array(64) });
    expect(await dealsWith(2, junk())).toBe('BAD_ENTRY:0');
  });

  test('signed by its dealer', async () => {
    const unsigned = dealWith(table, genesis(), 2, {}).then(({ body }) => ({ body, sig: new Uint8Array(64) }));
    expect(await dealsWith(2, unsigned)).toBe('BAD_DEAL_SIG:0');
  });

  test('a box for me that does not open, or holds something else than promised, is its dealer’s fault', async () => {
    const { deals } = play;
    const mine = (change: object) =>
      deals[2]!.shares.map(share => (share.holder === 1 ? { ...share, ...change } : share));
    expect(await changed(2, { shares: mine({ box: new Uint8Array(48) }) })).toBe('SHARE_NOT_RECEIVED:2');
    expect(await changed(2, { shares: mine({ commit: bytesOf('another promise') }) })).toBe('SHARE_NOT_RECEIVED:2');
    const theirs = deals[2]!.shares.map(share => (share.holder === 3 ? { ...share, box: new Uint8Array(48) } : share));
    expect(await changed(2, { shares: theirs })).toBe('ok');
  });

  test('two people deal nothing', async () => {
    const two = await Sim.seated({ people: 2 });
    const deal = await sayDeal(two.peers[1]!, backAt(two.ledger, 0)!, owedBy(1, 2));
    expect(await tried(two, backAt(two.ledger, 0)!, 'DEALS', [deal, deal])).toBe('MISSING_DEAL:0');
  });
});

test('START: everybody is ready, on these deals, with the first link of the own chain', async () => {
  const dealt = backAt(play, 1)!;
  const ready = (ledger: Ledger) =>
    Promise.all(
      table.peers.map(async peer => ({ first: peer.person.chain[1]!, sig: (await sayReady(peer, ledger)).sig })),
    );
  const firsts = await ready(dealt);
  expect(await on(dealt, 'START', firsts)).toBe('ok');
  expect(await on(dealt, 'START', firsts.slice(1))).toBe('BAD_ENTRY:0');
  expect(await on(dealt, 'START', await ready(backAt(play, 0)!))).toBe('BAD_READY:0');
  const other = { ...table.peers[2]!, person: { ...table.peers[2]!.person, chain: [bytesOf('0'), bytesOf('1')] } };
  const { sig } = await sayReady({ ...other, seat: 2, signer: table.peers[2]!.signer }, dealt);
  const lucky = firsts.map((first, seat) => (seat === 2 ? { first: bytesOf('1'), sig } : first));
  expect(await on(dealt, 'START', lucky)).toBe('BAD_CHAIN:0');
});

describe('ACTION', () => {
  const acted = async (change: object) => on(play, 'ACTION', await actWith(table, 2, change));

  test('is the next one of its seat, at this table, on this history', async () => {
    expect(await acted({})).toBe('ok');
    expect(await acted({ gid: bytesOf('elsewhere') })).toBe('BAD_ACT:0');
    expect(await acted({ seat: 5 })).toBe('BAD_ACT:0');
    expect(await acted({ aseq: play.aseqs[2]! })).toBe('ACTION_REPLAY:0');
    expect(await acted({ aseq: play.aseqs[2]! + 2 })).toBe('ACTION_REPLAY:0');
    expect(await acted({ seenHead: bytesOf('elsewhere') })).toBe('FORKED_ACTION:0');
    expect(await acted({ seenSeq: play.seq + 1 })).toBe('FORKED_ACTION:0');
    expect(await on(play, 'ACTION', some.ACTION)).toBe('BAD_ENTRY:0');
  });

  test('is signed by its seat, and for a bot by the host', async () => {
    expect(await acted({ seat: 1, aseq: play.aseqs[1]! + 1 })).toBe('FORGED_ACTION:0');
    const bots = async (seat: number) =>
      on(play, 'ACTION', await actWith(table, seat, { seat: 4, aseq: play.aseqs[4]! + 1 }));
    expect(await bots(0)).toBe('ok');
    expect(await bots(2)).toBe('FORGED_ACTION:0');
  });

  test('never comes from a seat that has left', async () => {
    const left = { ...play, left: [2] };
    expect(await on(left, 'ACTION', await actWith(table, 2, {}))).toBe('BAD_ACT:0');
  });
});

describe('LEAVE', () => {
  test('in its own words a person leaves, once', async () => {
    const own = await sayLeave(table.peers[2]!, play);
    expect(await on(play, 'LEAVE', { seat: 2, own })).toBe('ok');
    expect(await on({ ...play, left: [2] }, 'LEAVE', { seat: 2, own })).toBe('BAD_LEAVE:0');
    expect(await on(play, 'LEAVE', { seat: 3, own })).toBe('BAD_LEAVE:0');
    expect(await on(play, 'LEAVE', { seat: 4, own: null })).toBe('BAD_LEAVE:0');
    const { person, signer } = table.peers[2]!;
    const bots = await sayLeave({ seat: 4, person, signer }, play);
    expect(await on(play, 'LEAVE', { seat: 4, own: bots })).toBe('BAD_LEAVE:0');
    expect(await on(play, 'LEAVE', { seat: 2, own: some.ACTION })).toBe('BAD_ENTRY:0');
  });

  test('nobody else can say it, and it counts for one table and one history', async () => {
    const own = await sayLeave(
      { ...table.peers[2]!, seat: 2, signer: table.peers[0]!.signer, person: table.peers[2]!.person },
      play,
    );
    expect(await on(play, 'LEAVE', { seat: 2, own })).toBe('FORGED_ACTION:0');
    const elsewhere = { ...play, table: { ...play.table, gid: bytesOf('elsewhere') } };
    expect(await on(play, 'LEAVE', { seat: 2, own: await sayLeave(table.peers[2]!, elsewhere) })).toBe('BAD_LEAVE:0');
    const forked = { ...play, head: bytesOf('elsewhere') };
    expect(await on(play, 'LEAVE', { seat: 2, own: await sayLeave(table.peers[2]!, forked) })).toBe('FORKED_ACTION:0');
  });

  test('the host declares only those gone whom others have given up as well', async () => {
    const declared = (ledger: Ledger, seat: number) => on(ledger, 'LEAVE', { seat, own: null });
    expect(await declared(play, 2)).toBe('BAD_LEAVE:0');
    expect(await declared(play, 0)).toBe('BAD_LEAVE:0');
    const given = { ...play, opened: play.opened.map((_, seat) => (seat === 2 ? table.peers[2]!.person.chain : null)) };
    expect(await declared(given, 2)).toBe('ok');
    const followed = { ...play, hosts: [{ epoch: -1, seat: 3 }, ...play.hosts] };
    expect(await declared(followed, 3)).toBe('ok');
  });
});

describe('an event', () => {
  const slots = (
    change: (slot: Payload<'RANDDONE'>['slots'][number], seat: number) => Payload<'RANDDONE'>['slots'][number],
  ) =>
    Promise.all(
      table.peers.map(async peer => {
        const { sig } = await sayReveal(peer, atEvent);
        const honest =
          peer.seat === 0
            ? ({ mode: 0 } as const)
            : ({ mode: 1, value: peer.person.chain[atEvent.k + 1]!, sig } as const);
        return change(honest, peer.seat);
      }),
    );

  test('is asked for in turn, one at a time, and not more often than a chain is long', async () => {
    expect(await on(play, 'RANDREQ', play.k + 1)).toBe('ok');
    expect(await on(play, 'RANDREQ', play.k + 2)).toBe('BAD_RANDREQ:0');
    expect(await on(play, 'RANDREQ', play.k)).toBe('BAD_RANDREQ:0');
    expect(await on(atEvent, 'RANDREQ', atEvent.k + 1)).toBe('BAD_RANDREQ:0');
    expect(await on({ ...play, k: 1022 }, 'RANDREQ', 1023)).toBe('ok');
    expect(await on({ ...play, k: 1023 }, 'RANDREQ', 1024)).toBe('BAD_RANDREQ:0');
  });

  test('is finished with the value of everybody but the host', async () => {
    const k = atEvent.k;
    expect(await on(atEvent, 'RANDDONE', { k, slots: await slots(slot => slot) })).toBe('ok');
    expect(await on(atEvent, 'RANDDONE', { k: k + 1, slots: await slots(slot => slot) })).toBe('BAD_RANDDONE:0');
    expect(await on(play, 'RANDDONE', { k, slots: await slots(slot => slot) })).toBe('BAD_RANDDONE:0');
    const guestHidden = await slots((slot, seat) => (seat === 2 ? { mode: 0 } : slot));
    expect(await on(atEvent, 'RANDDONE', { k, slots: guestHidden })).toBe('BAD_RANDDONE:0');
    const hostShown = await slots((slot, seat) =>
      seat === 0 ? { mode: 1, value: bytesOf('x'), sig: new Uint8Array(64) } : slot,
    );
    expect(await on(atEvent, 'RANDDONE', { k, slots: hostShown })).toBe('BAD_RANDDONE:0');
    expect(await on(atEvent, 'RANDDONE', { k, slots: (await slots(slot => slot)).slice(1) })).toBe('BAD_ENTRY:0');
  });

  test('silence is only said of guests, while the event is open', async () => {
    expect(await on(atEvent, 'DROP', 2)).toBe('ok');
    expect(await on(play, 'DROP', 2)).toBe('BAD_DROP:0');
    expect(await on(atEvent, 'DROP', 0)).toBe('BAD_DROP:0');
    expect(await on(atEvent, 'DROP', 4)).toBe('BAD_DROP:0');
  });

  test('a chain is opened once, with its own seed, and never the host’s', async () => {
    const [host, , guest] = seeds();
    expect(await on(play, 'OPENED', { seat: 2, seed: guest! })).toBe('ok');
    expect(await on(play, 'OPENED', { seat: 3, seed: guest! })).toBe('BAD_OPENED:0');
    expect(await on(play, 'OPENED', { seat: 0, seed: host! })).toBe('BAD_OPENED:0');
    expect(await on(play, 'OPENED', { seat: 4, seed: guest! })).toBe('BAD_OPENED:0');
    const known = { ...play, opened: play.opened.map((_, seat) => (seat === 2 ? table.peers[2]!.person.chain : null)) };
    expect(await on(known, 'OPENED', { seat: 2, seed: guest! })).toBe('BAD_OPENED:0');
  });
});

test('PROXY: the host says for whom it plays, and when it stops', async () => {
  expect(await on(play, 'PROXY', { seat: 2, on: 1 })).toBe('ok');
  expect(await on(play, 'PROXY', { seat: 2, on: 0 })).toBe('BAD_PROXY:0');
  expect(await on({ ...play, proxied: [2] }, 'PROXY', { seat: 2, on: 1 })).toBe('BAD_PROXY:0');
  expect(await on({ ...play, proxied: [2] }, 'PROXY', { seat: 2, on: 0 })).toBe('ok');
  expect(await on(play, 'PROXY', { seat: 0, on: 1 })).toBe('BAD_PROXY:0');
  expect(await on(play, 'PROXY', { seat: 4, on: 1 })).toBe('BAD_PROXY:0');
});

test('END: the result has one writing', async () => {
  expect(await on(play, 'END', cjson({ winners: [0] }))).toBe('ok');
  expect(await on(play, 'END', new TextEncoder().encode('{ "winners": [0] }'))).toBe('BAD_ENTRY:0');
});

test('OPEN: every secret once, and as promised', async () => {
  const M = (seat: number) => table.peers[seat]!.person.secrets.M;
  const open = (...secrets: Payload<'OPEN'>) => on(closed, 'OPEN', secrets);
  expect(await open({ seat: 0, M: M(0) })).toBe('ok');
  expect(await open({ seat: 0, M: M(1) })).toBe('BAD_OPENING:0');
  expect(await open({ seat: 0, M: M(0) }, { seat: 0, M: M(0) })).toBe('BAD_OPENING:0');
  expect(await open({ seat: 4, M: M(0) })).toBe('BAD_OPENING:0');
});

test('REDEAL: a host that has dealt does not deal again', async () => {
  const deal = await sayDeal(table.hosting, play, owedBy(0, 4));
  expect(await on(play, 'REDEAL', deal)).toBe('BAD_DEAL_SHAPE:0');
});
