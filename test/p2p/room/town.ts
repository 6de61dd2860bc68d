/** A whole evening in one process: a keeper, guests in pages of their own, a clock that stands still until told. */
import nacl from 'tweetnacl';
import type { AnyGame, Prompt, Refusal, SeenEvent, Setup, Shape, View } from '../../../src/engine/contract.ts';
import { botFor } from '../../../src/engine/games/bots.ts';
import { gameById, usualRules } from '../../../src/engine/games/registry.ts';
import { quickRng, seedOf } from '../../../src/engine/rng.ts';
import { randomChoice } from '../../../src/engine/selfplay.ts';
import type { After } from '../../../src/p2p/clock.ts';
import type { Page as PageVersion, Want } from '../../../src/p2p/door/join-messages.ts';
import { keysFrom } from '../../../src/p2p/door/join-proof.ts';
import { frontDoor, type RoomLink } from '../../../src/p2p/door/room-link.ts';
import { type Ed25519, viaNative } from '../../../src/p2p/fair/ed25519.ts';
import { judge } from '../../../src/p2p/fair/judge/judge.ts';
import type { FairStatus } from '../../../src/p2p/fair/judgement.ts';
import { type GameShelf, memoryShelf } from '../../../src/p2p/fair/live/game-shelf.ts';
import { makeTown as makeNetwork } from '../../../src/p2p/link/memory-broker.ts';
import { makeUnsqueezer } from '../../../src/p2p/link/squeeze.ts';
import type { Broker, CloseWhy, Link } from '../../../src/p2p/link/transport.ts';
import type { ClockStatus } from '../../../src/p2p/match/clock-status.ts';
import type { Knocker } from '../../../src/p2p/room/door.ts';
import type { FairPorts } from '../../../src/p2p/room/fair-desk.ts';
import { type Found, keepTable, newAddress } from '../../../src/p2p/room/keeper.ts';
import type { Face, Lobby } from '../../../src/p2p/room/lobby.ts';
import { openSession, type Standing } from '../../../src/p2p/room/session.ts';
import { makeVirtualClock } from '../virtual-clock.ts';

export const version: PageVersion = { wire: 1, engine: '0123abcd', build: '2026-11-18T00:00:00.000Z' };

/** What one person saw, and said last. */
export interface Sight {
  lobby: Lobby | null;
  view: View | null;
  readonly events: SeenEvent[];
  clock: ClockStatus | null;
  readonly refused: Refusal[];
  readonly fair: FairStatus[];
  /** The last word about each match. */
  readonly fairOf: Map<number, FairStatus>;
}
const blank = (): Sight => ({
  lobby: null,
  view: null,
  events: [],
  clock: null,
  refused: [],
  fair: [],
  fairOf: new Map(),
});

/** The real thing, which works beside us: whoever waits knows whether it is done. */
function makeBusyCrypto(real: Ed25519) {
  let running = 0;
  const counted = async <T>(work: Promise<T>): Promise<T> => {
    running++;
    try {
      return await work;
    } finally {
      running--;
    }
  };
  const ed: Ed25519 = {
    by: real.by,
    async signer(seed) {
      const { pk, sign } = await counted(real.signer(seed));
      return { pk, sign: (type, body) => counted(sign(type, body)) };
    },
    verifyAll: jobs => counted(real.verifyAll(jobs)),
  };
  return {
    ed,
    get isBusy() {
      return running > 0;
    },
  };
}

const earsFor = (sight: Sight) => ({
  lobby(lobby: Lobby) {
    sight.lobby = lobby;
  },
  view(view: View, events: readonly SeenEvent[]) {
    sight.view = view;
    sight.events.push(...events);
  },
  clock(status: ClockStatus) {
    sight.clock = status;
  },
  refused(_ask: number, why: Refusal) {
    sight.refused.push(why);
  },
});

export const face = (name: string): Face => ({ name, cat: name.length, lang: 'en', plays: 'played before' });

// ── A page of its own ────────────────────────────────────────────────────────

/** The clock of one tab: a frozen one rings late, a dead one never. */
function makeTabClock(after: After) {
  let state: 'awake' | 'frozen' | 'dead' = 'awake';
  let late: (() => void)[] = [];
  const ring = (then: () => void) => {
    if (state === 'awake') then();
    if (state === 'frozen') late.push(then);
  };
  return {
    after: ((ms, then) => {
      let isOn = true;
      const stop = after(ms, () => ring(() => isOn && then()));
      return () => {
        isOn = false;
        stop();
      };
    }) satisfies After,
    become(next: typeof state) {
      state = next;
      const missed = next === 'awake' ? late : [];
      late = [];
      for (const then of missed) then();
    },
  };
}

/** The host's end of one link, with everything that went over it. */
export interface Wiretap {
  readonly link: Link;
  /** Frames to the guest, and from it. */
  readonly sent: Uint8Array[];
  /** What each frame to the guest says, as its reader has it before him. */
  readonly said: string[];
  readonly got: Uint8Array[];
  /** Why the host hung up; null: it did not. */
  closedBy: CloseWhy | null;
  /** As if the guest had sent this frame. */
  hear(frame: Uint8Array): void;
  /** What the guest sends over it is lost from now on. */
  deafen(): void;
  /** Until it is opened again, the link takes nothing. */
  clog(): void;
  unclog(): void;
}

function tapped(link: Link, overhear: EveningOptions['overhear']): Wiretap {
  const sent: Uint8Array[] = [];
  const said: string[] = [];
  const unsqueezed = makeUnsqueezer();
  const text = new TextDecoder();
  const got: Uint8Array[] = [];
  let drain = () => {};
  let hear: (frame: Uint8Array) => void = () => {};
  let isClogged = false;
  let isDeaf = false;
  const tap: Wiretap = {
    sent,
    said,
    got,
    closedBy: null,
    hear: frame => hear(frame),
    deafen() {
      isDeaf = true;
    },
    clog() {
      isClogged = true;
    },
    unclog() {
      isClogged = false;
      drain();
    },
    link: {
      kind: link.kind,
      label: link.label,
      get queued() {
        return link.queued;
      },
      send(frame) {
        if (isClogged) return 'full';
        sent.push(frame.slice());
        said.push(text.decode(unsqueezed(frame.slice(1)) ?? frame));
        overhear?.(tap, frame);
        return link.send(frame);
      },
      onFrame(listener) {
        hear = listener;
        link.onFrame(frame => {
          if (isDeaf) return;
          got.push(frame.slice());
          listener(frame);
        });
      },
      onDrain(listener) {
        drain = listener;
        link.onDrain(listener);
      },
      onClose: listener => link.onClose(listener),
      binding: () => link.binding(),
      path: () => link.path(),
      close(why = 'local') {
        tap.closedBy ??= why;
        link.close(why);
      },
    },
  };
  return tap;
}

// ── The evening ──────────────────────────────────────────────────────────────

export interface EveningOptions {
  readonly delay?: number;
  readonly rules?: Lobby['rules'];
  /** Is the address new, or one that friends may know? */
  readonly since?: 'now' | 'before';
  /** Is there somebody else at the address? */
  readonly address?: 'free' | 'taken';
  /** Is the match written down, and checked by everybody? */
  readonly journal?: 'kept' | 'none';
  /** What the keeper's device keeps things on; memory if not given. */
  readonly keeperShelf?: (after: After) => GameShelf;
  /** Who signs and verifies for everybody; the browser's own if not given. */
  readonly ed?: Ed25519;
  /** Told of every frame to a guest, at the moment it goes out. */
  readonly overhear?: (tap: Wiretap, frame: Uint8Array) => void;
}

/** The tables inside, as the matches made them: a match changes what its setup made in place. */
function makeSpy() {
  const set: Setup<Shape>[] = [];
  const spied = new Map<string, AnyGame>();
  const spy = (game: AnyGame): AnyGame => ({
    ...game,
    setup(seats, rules) {
      set.push(game.setup(seats, rules));
      return set.at(-1)!;
    },
  });
  return {
    set,
    gameOf(id: string): AnyGame | null {
      const game = gameById(id);
      if (game && !spied.has(id)) spied.set(id, spy(game));
      return spied.get(id) ?? null;
    },
  };
}

export function makeEvening(
  gameId = 'zombie_kittens',
  {
    delay = 0,
    rules,
    since = 'now',
    address = 'free',
    journal = 'none',
    keeperShelf,
    ed,
    overhear,
  }: EveningOptions = {},
) {
  const crypto = makeBusyCrypto(ed ?? viaNative(globalThis.crypto.subtle));
  const clock = makeVirtualClock(() => crypto.isBusy);
  /** What one device brings to be fair. */
  const fairFor = (sight: Sight, shelf = memoryShelf(), checkMs = 0): FairPorts | null =>
    journal === 'none'
      ? null
      : {
          ed: Promise.resolve(crypto.ed),
          shelf,
          async judge(it, progress) {
            if (checkMs > 0) await new Promise<void>(done => clock.after(checkMs, done));
            return judge(it, engineId => gameById(engineId.split('/')[0]!), crypto.ed, progress);
          },
          status(match, status) {
            sight.fair.push(status);
            sight.fairOf.set(match, status);
          },
        };
  const network = makeNetwork({ after: clock.after, delay });
  let seeds = 0;
  let randoms = 0;
  const random = (count: number) => nacl.hash(new TextEncoder().encode(`random ${randoms++}`)).slice(0, count);
  const now = () => clock.now;

  const keeperSight = {
    ...blank(),
    founds: [] as Found[],
    knockers: [] as readonly Knocker[],
    links: [] as RoomLink[],
    get found(): Found {
      return this.founds.at(-1) ?? 'opening';
    },
  };
  const hostPage = network.page();
  const taps: Wiretap[] = [];
  const broker: Broker = {
    ...hostPage.broker,
    onLink: listener =>
      hostPage.broker.onLink(link => {
        const tap = tapped(link, overhear);
        taps.push(tap);
        listener(tap.link);
      }),
  };
  const keeperTab = makeTabClock(clock.after);
  const seedsGiven: string[] = [];
  const keys = keysFrom(random(32));
  const first = newAddress(random);
  const squatter = network.page();
  if (address === 'taken') void squatter.broker.claim(frontDoor(first.code));
  const { gameOf, set } = makeSpy();
  const table = keepTable(
    {
      after: keeperTab.after,
      now,
      random,
      broker,
      gameOf,
      botFor,
      fair: fairFor(keeperSight, keeperShelf?.(clock.after)),
      chance: {
        async seed() {
          const seed = seedOf(`seed ${seeds++}`);
          seedsGiven.push(seed);
          return seed;
        },
        rng: () => quickRng(seeds++),
      },
    },
    {
      address: first,
      since,
      keys,
      page: version,
      face: face('Keeper'),
      game: gameId,
      rules: rules ?? usualRules(gameById(gameId)!),
    },
    {
      ...earsFor(keeperSight),
      found: found => void keeperSight.founds.push(found),
      knocking(knockers) {
        keeperSight.knockers = knockers;
      },
      moved: link => void keeperSight.links.push(link),
    },
  );

  interface Coming {
    readonly want?: Want;
    readonly link?: RoomLink;
    readonly seed?: Uint8Array;
    readonly page?: PageVersion;
    /** What a page before this one has kept. */
    readonly shelf?: GameShelf;
    /** A slow device takes its time to check a match. */
    readonly checkMs?: number;
  }
  /** Somebody opens the link in a page of their own. */
  async function guest(
    name: string,
    { want = 'sit', link = table.link, seed = random(32), page, shelf = memoryShelf(), checkMs }: Coming = {},
  ) {
    const tab = network.page();
    const watch = makeTabClock(clock.after);
    const sight = { ...blank(), me: -1, standings: [] as Standing[] };
    const session = openSession(
      { after: watch.after, now, random, broker: tab.broker, fair: fairFor(sight, shelf, checkMs) },
      { link, keys: keysFrom(seed), page: page ?? version, face: face(name), want },
      {
        ...earsFor(sight),
        arrived(me) {
          sight.me = me;
        },
        standing: standing => void sight.standings.push(standing),
      },
    );
    await clock.settle();
    return {
      name,
      seed,
      shelf,
      tab,
      session,
      sight,
      get standing(): Standing {
        return sight.standings.at(-1) ?? { at: 'dialing' };
      },
      /** The host's end of the newest line. */
      tap: taps.at(-1)!,
      cut: () => tab.cut(),
      mend: () => tab.mend(),
      /** The phone is locked: nothing rings, nothing is heard. */
      freeze() {
        watch.become('frozen');
        tab.freeze();
      },
      thaw() {
        tab.thaw();
        watch.become('awake');
      },
      /** The tab is closed, or makes room for a reload. */
      close() {
        watch.become('dead');
        tab.leave();
      },
      kill() {
        watch.become('dead');
        tab.kill();
      },
    };
  }

  /** Somebody at the door who need not keep to any rule. */
  async function stranger() {
    const tab = network.page();
    const link = await tab.broker.dial(frontDoor(table.link.code));
    if (typeof link === 'string') throw new Error(link);
    const heard: unknown[] = [];
    const unsqueezed = makeUnsqueezer();
    const fate = { closed: null as CloseWhy | null };
    link.onFrame(frame => {
      if (frame[0] === 1) heard.push(JSON.parse(new TextDecoder().decode(unsqueezed(frame.slice(1)) ?? frame)));
    });
    link.onClose(why => {
      fate.closed = why;
    });
    await clock.settle();
    return {
      tab,
      link,
      heard,
      get closed() {
        return fate.closed;
      },
      tap: taps.at(-1)!,
      frame: (frame: Uint8Array) => link.send(frame),
      async say(message: unknown) {
        link.send(wholeFrame(new TextEncoder().encode(JSON.stringify(message))));
        await clock.settle();
      },
    };
  }

  /** A countdown, and the match is on. */
  async function deal(): Promise<void> {
    table.room.start('soon');
    await clock.pass(3500);
  }

  return {
    clock,
    network,
    hostPage,
    table,
    keys,
    keeper: keeperSight,
    taps,
    seedsGiven,
    squatter,
    /** What really lies on the table, from the first match on. */
    get inside(): Setup<Shape> {
      return set.at(-1)!;
    },
    guest,
    stranger,
    deal,
    random,
    /** The keeper's laptop is shut. */
    sleep() {
      keeperTab.become('frozen');
      hostPage.freeze();
    },
    wake() {
      hostPage.thaw();
      keeperTab.become('awake');
    },
  };
}
export type Evening = ReturnType<typeof makeEvening>;
export type Guest = Awaited<ReturnType<Evening['guest']>>;

/** A message in a frame, as it goes over a link. */
export const wholeFrame = (body: Uint8Array): Uint8Array => Uint8Array.of(1, ...body);

/** Who can answer: the keeper and guests alike. */
export interface Player {
  readonly sight: Pick<Sight, 'view'>;
  readonly mouth: { answer(ask: number, chosen: readonly string[]): void; drawn(ask: number): void };
}
export const players = (evening: Evening, guests: readonly Guest[]): Player[] => [
  { sight: evening.keeper, mouth: evening.table },
  ...guests.map(({ sight, session }) => ({ sight, mouth: session })),
];

/** Everybody who is asked presses something now and then. */
export function pressing(people: readonly Player[], seed: number): () => void {
  const rng = quickRng(seed);
  const choose = (prompt: Prompt) => randomChoice(prompt, rng);
  return () => {
    for (const { sight, mouth } of people) {
      const view = sight.view;
      if (view?.waiting.on !== 'players' || !view.prompt) continue;
      mouth.drawn(view.waiting.ask.id);
      if (rng.below(3) === 0) mouth.answer(view.waiting.ask.id, choose(view.prompt));
    }
  };
}

/** Everybody presses something now and then until the match is over. */
export async function playToTheEnd({ clock }: Evening, people: readonly Player[], seed = 1): Promise<void> {
  const press = pressing(people, seed);
  for (let n = 0; n < 20_000; n++) {
    if (people[0]!.sight.view?.waiting.on === 'nothing') return;
    press();
    await clock.pass(200);
  }
  throw new Error('the match does not end');
}

/** The match goes on for so long. */
export async function playOn({ clock }: Evening, people: readonly Player[], ms: number, seed = 1): Promise<void> {
  const press = pressing(people, seed);
  for (const until = clock.now + ms; clock.now < until; ) {
    press();
    await clock.pass(200);
  }
}
