/** A hundred thousand broken messages into a running host: no exception, no leak, no card moved. Limits are off, or few would be read. */
import { expect, test, vi } from 'vitest';
import type { Rng } from '../../../src/engine/contract.ts';
import { quickRng } from '../../../src/engine/rng.ts';
import { toBase64Url } from '../../../src/p2p/base64url.ts';
import { makeLine } from '../../../src/p2p/link/line.ts';
import { makeLoopback } from '../../../src/p2p/link/loopback.ts';
import { prove } from '../../../src/p2p/room/call.ts';
import { makeClient } from '../../../src/p2p/room/client.ts';
import { knock } from '../../../src/p2p/room/knock-call.ts';
import { parse, toDoorSchema, toGuestSchema, toHostSchema } from '../../../src/p2p/room/messages.ts';
import { type Evening, face, type Guest, makeEvening, players, playOn, version, wholeFrame } from './town.ts';

vi.mock('../../../src/p2p/link/limits.ts', async original => ({
  ...(await original<typeof import('../../../src/p2p/link/limits.ts')>()),
  makeGuard: () => ({ admit: () => 'ok' }),
  makeStrikes: () => ({ add: () => 'in' }),
}));

// ── Breaking messages ────────────────────────────────────────────────────────

const utf8 = new TextEncoder();
const text = new TextDecoder();
const pickFrom = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;
const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  -0,
  1e308,
  '',
  'x'.repeat(300),
  '\u0000',
  '‮',
  '__proto__',
  [],
  {},
  [[]],
  { t: 'hello' },
  Array(300).fill(0),
];
const keys = ['t', 'ask', 'chosen', 'seat', '__proto__', 'constructor', 'toString', 'length', 'why', 'view', ''];

type Mutation = (bytes: Uint8Array, rng: Rng, corpus: readonly Uint8Array[]) => Uint8Array;

/** For any bytes. */
const ofBytes: readonly Mutation[] = [
  (bytes, rng) => {
    const out = bytes.slice();
    for (let n = rng.below(8); n >= 0; n--) out[rng.below(out.length)]! ^= 1 << rng.below(8);
    return out;
  },
  (bytes, rng) => bytes.slice(0, rng.below(bytes.length)),
  (bytes, rng) => Uint8Array.of(...bytes, ...bytes.slice(rng.below(bytes.length))),
  (bytes, rng, corpus) => {
    const other = pickFrom(corpus, rng);
    const at = rng.below(bytes.length);
    return Uint8Array.of(...bytes.slice(0, at), ...other.slice(rng.below(other.length)));
  },
  (_, rng) => Uint8Array.from({ length: 1 + rng.below(200) }, () => rng.below(256)),
];
const mutations: readonly Mutation[] = [
  ...ofBytes,
  inJson((value, rng) => pickFrom([pickFrom(odd, rng), [value], { value }, value], rng)),
  inJson((value, rng) => (isRecord(value) ? { ...value, [pickFrom(keys, rng)]: pickFrom(odd, rng) } : value)),
  inJson((value, rng) => {
    if (!isRecord(value)) return Array.isArray(value) ? value.slice(rng.below(2)) : value;
    const gone = pickFrom(Object.keys(value), rng);
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone));
  }),
  inJson((value, rng) => (typeof value === 'number' ? value + rng.below(9) - 4 : value)),
  inJson((value, rng) => (typeof value === 'string' ? value.slice(0, rng.below(value.length + 1)) : value)),
];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes one value somewhere inside. */
function inJson(change: (value: unknown, rng: Rng) => unknown): Mutation {
  const walk = (value: unknown, rng: Rng, depth: number): unknown => {
    const inside = isRecord(value) || Array.isArray(value) ? Object.keys(value) : [];
    if (inside.length === 0 || depth === 0 || rng.below(4) === 0) return change(value, rng);
    const key = pickFrom(inside, rng);
    if (Array.isArray(value)) return value.map((item, n) => (String(n) === key ? walk(item, rng, depth - 1) : item));
    if (!isRecord(value)) return value;
    return { ...value, [key]: walk(value[key], rng, depth - 1) };
  };
  return (bytes, rng) => utf8.encode(JSON.stringify(walk(JSON.parse(text.decode(bytes)), rng, 6)) ?? '');
}

const mutated = (corpus: readonly Uint8Array[], rng: Rng, ways = mutations): Uint8Array =>
  pickFrom(ways, rng)(pickFrom(corpus, rng), rng, corpus);

// ── A table to break them on ─────────────────────────────────────────────────

const bodies = (frames: readonly Uint8Array[]): Uint8Array[] =>
  frames.filter(frame => frame[0] === 1 && frame.length > 3).map(frame => frame.slice(1));
const said = (message: object): Uint8Array => utf8.encode(JSON.stringify(message));

/** Ola's turn, without a clock. Before that everybody has said something of everything. */
async function table() {
  const t = makeEvening('zombie_kittens', { rules: { specialCombos: false, pace: 'normal', turnMs: null } });
  const ola = await t.guest('Ola');
  const mallory = await t.guest('Mallory');
  const watcher = await t.guest('Zosia', { want: 'watch' });
  knock(
    { after: t.clock.after, now: () => t.clock.now, random: t.random, broker: t.network.page().broker },
    t.table.link.code,
    version,
    face('Knocker'),
    () => {},
  );
  await t.deal();
  return { t, ola, mallory, watcher };
}

/** Real messages, recorded in a match of its own. */
async function recorded() {
  const { t, ola, mallory } = await table();
  await playOn(t, players(t, [ola, mallory]), 20_000, 3);
  const toDoor = t.taps.flatMap(({ got }) => bodies(got).filter(body => parse(toDoorSchema, body)));
  const toHost = t.taps.flatMap(({ got }) => bodies(got).filter(body => parse(toHostSchema, body)));
  const others = ['sit', 'stand', 'again', 'wait', 'resync'].map(what => said({ t: what }));
  const votes = said({ t: 'away', seat: 0, choice: 'stand-in' });
  return {
    toDoor,
    toHost: [...toHost, ...others, votes, said({ t: 'hold', ask: 3 })],
    toGuest: t.taps.flatMap(({ said, sent }) => [...said.map(line => utf8.encode(line)), ...bodies(sent)]),
  };
}

/** Whoever says this means it. */
const isLeaving = (body: Uint8Array) => parse(toHostSchema, body)?.t === 'leave';

const truth = (t: Evening) => JSON.stringify([t.inside.piles, t.inside.table, t.inside.own, t.keeper.view]);
const people = (t: Evening) => [...t.keeper.lobby!.chairs, ...t.keeper.lobby!.watching].map(({ id }) => id);

/** Since the frame of this number. */
function expectNoLeak(t: Evening, { tap }: Guest, seat: number | null, since: number): void {
  const isOpen = (pile: string) => pile === 'discard' || pile === `hand/${seat}`;
  // The kittens went into the deck before everybody's eyes, and a whole view tells of its last round again.
  const cards = Object.entries(t.inside.piles).flatMap(([pile, held]) =>
    held.filter(({ face: title }) => isOpen(pile) || title === 'exploding_kitten'),
  );
  const known = new Set(cards.map(({ id }) => id));
  const heard = tap.said.slice(since).join('\n');
  expect([...heard.matchAll(/"(c\d+)"/g)].map(([, id]) => id!).filter(id => !known.has(id))).toEqual([]);
  for (const seed of t.seedsGiven) expect(heard).not.toContain(seed.slice(0, 32));
  expect(heard).not.toContain(toBase64Url(t.table.link.secret));
}

// ── Into the host ────────────────────────────────────────────────────────────

test('70,000 broken messages from a seat and from a watcher change nothing and tell nothing', async () => {
  const { toHost } = await recorded();
  const { t, ola, mallory, watcher } = await table();
  const before = truth(t);
  const inside = people(t);
  const since = [ola, mallory, watcher].map(({ tap }) => tap.sent.length);
  const rng = quickRng(1);
  const read = { seat: 0, watcher: 0 };
  for (let n = 0; n < 70_000; n++) {
    const body = mutated(toHost, rng);
    if (isLeaving(body) || body.length > 16_000) continue;
    const guest = n % 2 === 0 ? mallory : watcher;
    guest.tap.hear(wholeFrame(body));
    read[n % 2 === 0 ? 'seat' : 'watcher']++;
    if (n % 5000 === 0) await t.clock.pass(1000);
  }
  await t.clock.pass(2000);
  expect(read.seat + read.watcher).toBeGreaterThan(69_000);
  expect(t.table.room.strikes(mallory.sight.me)!.get('message')).toBeGreaterThan(10_000);
  expect(truth(t)).toBe(before);
  expect(people(t)).toEqual(inside);
  expect(t.keeper.lobby!.phase.at).toBe('playing');
  for (const { standing } of [ola, mallory, watcher]) expect(standing).toEqual({ at: 'in' });
  expect(mallory.sight.lobby).toEqual(t.keeper.lobby);
  for (const [n, guest] of [ola, mallory, watcher].entries())
    expectNoLeak(t, guest, [1, 2, null][n] ?? null, since[n]!);
});

test('30,000 broken messages at the door let nobody in and tell nothing', async () => {
  const { toDoor } = await recorded();
  const { t } = await table();
  const before = truth(t);
  const inside = people(t);
  const rng = quickRng(2);
  const heard: unknown[] = [];
  for (let n = 0; n < 150; n++) {
    const stranger = await t.stranger();
    for (let m = 0; m < 200; m++) {
      const body = mutated(toDoor, rng);
      if (body.length < 16_000) stranger.tap.hear(wholeFrame(body));
    }
    await t.clock.pass(500);
    heard.push(...stranger.heard);
    stranger.tab.leave();
  }
  await t.clock.pass(10_000);
  expect(truth(t)).toBe(before);
  expect(people(t)).toEqual(inside);
  const kinds = new Set(heard.map(message => (message as { t: string }).t));
  expect([...kinds].filter(kind => !['challenge', 'knock-heard', 'denied'].includes(kind))).toEqual([]);
  expect(JSON.stringify(heard)).not.toMatch(/Ola|Keeper|Zosia|zombie|chairs/);
  const friend = await t.guest('Friend');
  await t.clock.pass(100);
  expect(friend.standing).toEqual({ at: 'in' });
});

test('1,500 broken frames close lines, and nothing else', async () => {
  const { toHost } = await recorded();
  const { t, ola, mallory } = await table();
  const before = truth(t);
  const rng = quickRng(3);
  const chunk = Uint8Array.of(2, 0, 1, 0, 1, 0, 2, ...toHost[0]!);
  const frames = [...toHost.slice(0, 20).map(wholeFrame), chunk, Uint8Array.of(0x10, 0, 0, 0, 1)];
  let tap = mallory.tap;
  let closed = 0;
  for (let n = 0; n < 1500; n++) {
    const frame = mutated(frames, rng, ofBytes).slice(0, 16_000);
    const isGoodbye = frame.length === 1 && frame[0] === 0x1f;
    if (isGoodbye || (frame[0] === 1 && isLeaving(frame.subarray(1)))) continue;
    tap.hear(frame);
    if (!tap.closedBy) continue;
    closed++;
    await t.clock.pass(1000);
    tap = t.taps.at(-1)!;
  }
  await t.clock.pass(10_000);
  expect(closed).toBeGreaterThan(0);
  expect(truth(t)).toBe(before);
  expect(ola.standing).toEqual({ at: 'in' });
  expect(mallory.standing).toEqual({ at: 'in' });
});

test('100,000 broken messages are read by the parser without an exception', async () => {
  const { toDoor, toHost } = await recorded();
  const rng = quickRng(4);
  let good = 0;
  for (let n = 0; n < 100_000; n++) {
    const body = n % 3 === 0 ? mutated(toDoor, rng) : mutated(toHost, rng);
    if (parse(n % 3 === 0 ? toDoorSchema : toHostSchema, body)) good++;
  }
  expect(good).toBeGreaterThan(1000);
  expect(good).toBeLessThan(60_000);
});

// ── Into a guest ─────────────────────────────────────────────────────────────

test('20,000 broken messages of a host do not trouble a guest', async () => {
  const { toGuest } = await recorded();
  const { t } = await table();
  const rng = quickRng(5);
  const corpus = toGuest.filter(body => parse(toGuestSchema, body));
  const view = corpus.find(body => text.decode(body).startsWith('{"t":"view"'))!;
  const [near] = makeLoopback();
  let hear: (frame: Uint8Array) => void = () => {};
  const line = makeLine(
    {
      ...near,
      onFrame(listener) {
        hear = listener;
      },
    },
    'host',
    { now: () => t.clock.now, after: t.clock.after },
  );
  let views = 0;
  let outs = 0;
  makeClient(line, {
    lobby: () => {},
    view(seen) {
      views++;
      expect(typeof seen.piles).toBe('object');
    },
    clock: () => {},
    refused: () => {},
    out: () => void outs++,
  });
  for (let n = 0; n < 20_000; n++) {
    if (n % 50 === 0) hear(wholeFrame(view));
    const body = mutated(corpus, rng);
    if (body.length < 16_000) hear(wholeFrame(body));
  }
  expect(views).toBeGreaterThan(400);
  expect(line.strikes.get('message')).toBeGreaterThan(5000);
  hear(wholeFrame(view));
  expect(views).toBeGreaterThan(401);
});

test('2,000 broken answers at the door leave a guest outside', async () => {
  const { toGuest } = await recorded();
  const { t } = await table();
  const rng = quickRng(6);
  const doorTalk = toGuest.filter(body => /^\{"t":"(challenge|welcome|denied|knock-heard)"/.test(text.decode(body)));
  expect(doorTalk.length).toBeGreaterThan(3);
  const ends: Promise<{ readonly got: string }>[] = [];
  const ports = { after: t.clock.after, now: () => t.clock.now, random: t.random, broker: t.network.page().broker };
  const { link } = t.table;
  for (let n = 0; n < 200; n++) {
    const [near, far] = makeLoopback();
    const caller = { link, keys: t.keys, page: version, face: face('Ola'), want: 'sit' } as const;
    ends.push(prove(ports, caller, near));
    for (let m = 0; m < 10; m++) far.send(wholeFrame(mutated(doorTalk, rng).slice(0, 16_000)));
    await t.clock.settle();
  }
  await t.clock.pass(6000);
  const got = new Set((await Promise.all(ends)).map(end => end.got));
  expect([...got].filter(one => !['broken', 'denied', 'doubt'].includes(one))).toEqual([]);
});
