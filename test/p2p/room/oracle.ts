/**
 * A match as it is sent to everybody at it, and beside it a second one that knows the truth: what each of them may see is
 * worked out from the tables of zones written here and from the state itself, not from the code that makes views.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AnyGame, Event, Input, Rng, Seat, Shape } from '../../../src/engine/contract.ts';
import { quickRng, seedOf } from '../../../src/engine/rng.ts';
import { apply, start } from '../../../src/engine/run.ts';
import type { Running } from '../../../src/engine/running.ts';
import { randomChoice } from '../../../src/engine/selfplay.ts';
import { makeReassembly, parseFrame } from '../../../src/p2p/link/frames.ts';
import { makeLine } from '../../../src/p2p/link/line.ts';
import { makeUnsqueezer } from '../../../src/p2p/link/squeeze.ts';
import type { Link, Sent } from '../../../src/p2p/link/transport.ts';
import { takeUp } from '../../../src/p2p/match/host.ts';
import { type Patch, patched } from '../../../src/p2p/match/patch.ts';
import { isWindow } from '../../../src/p2p/match/span.ts';
import { makeNews, makePost, type News, type Post } from '../../../src/p2p/room/post.ts';

// ── Who may know what ────────────────────────────────────────────────────────

const kittens = { saves: 'none', deck: 'none', discard: 'all', box: 'all', aside: 'none', hand: 'owner', blast: 'all' };
/** As in test/engine/games/<family>/zones.test.ts. */
const sights: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  zombie_kittens: kittens,
  party_pack: kittens,
  apocalypse: kittens,
  zombeasts: {
    deck: 'none',
    reserve: 'all',
    laid: 'all',
    discard: 'all',
    aside: 'none',
    hand: 'owner',
    red: 'all',
    orange: 'all',
    blue: 'all',
    green: 'all',
    white: 'all',
    penalty: 'all',
    score: 'none',
  },
  kittens_vs_aliens: {
    deck: 'none',
    discard: 'all',
    track: 'all',
    guard: 'all',
    pool: 'none',
    hand: 'owner',
    front: 'all',
  },
};

/** Null is somebody who only watches. */
export type Eye = Seat | null;

export function maySee(game: string, pile: string, eye: Eye): boolean {
  const [zone = '', owner] = pile.split('/');
  const sight = sights[game]?.[zone];
  if (!sight) throw new Error(`${game} has no zone ${zone}`);
  return sight === 'all' || (sight === 'owner' && eye !== null && String(eye) === owner);
}

const cardIds = (value: unknown): string[] =>
  [...JSON.stringify(value ?? null).matchAll(/"(c\d+)"/g)].map(([, id]) => id!);
const isFor = (event: Event, eye: Eye) =>
  event.type === 'cue' && (event.to === 'all' || (eye !== null && event.to.includes(eye)));

/** All that the game itself lets this pair of eyes read, beside the piles. */
function told({ state, prompt }: Truth, events: readonly Event[], eye: Eye): unknown[] {
  const { table, own, rules, pending } = state;
  const cues = events.flatMap(event => (event.type === 'cue' && isFor(event, eye) ? [event.cue] : []));
  const about = pending.on === 'players' ? pending.ask.about : pending;
  return [table, rules, about, cues, eye === null ? null : [own[eye], prompt(eye)]];
}

function mayKnow(truth: Truth, events: readonly Event[], eye: Eye): ReadonlySet<string> {
  const { state, game } = truth;
  const known = new Set<string>();
  for (const [pile, cards] of Object.entries(state.piles))
    if (maySee(game, pile, eye)) for (const { id } of cards) known.add(id);
  for (const event of events)
    if (event.type === 'move' && (maySee(game, event.from, eye) || maySee(game, event.to, eye)))
      known.add(event.card.id);
  for (const id of cardIds(told(truth, events, eye))) known.add(id);
  return known;
}

interface Truth {
  readonly game: string;
  readonly state: Running<Shape>['state'];
  prompt(seat: Seat): unknown;
}

/** The view as it has to be. */
function viewFor({ game, state, prompt }: Truth, eye: Eye): unknown {
  const { seats, rules, table, own, gone, pending } = state;
  const piles = Object.entries(state.piles).map(([pile, cards]) => [
    pile,
    { count: cards.length, cards: maySee(game, pile, eye) ? cards : null },
  ]);
  const isEach = pending.on === 'players' && pending.ask.rule === 'each';
  const answered = isEach ? pending.ask.seats.filter(seat => pending.answers[seat]) : [];
  const waiting = pending.on === 'players' ? { on: 'players', ask: pending.ask, answered } : pending;
  const mine = eye === null ? { own: null, prompt: null } : { own: own[eye] ?? null, prompt: prompt(eye) };
  return plain({ seat: eye, seats, rules, table, piles: Object.fromEntries(piles), gone, waiting, ...mine });
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

// ── What was sent ────────────────────────────────────────────────────────────

interface Message {
  readonly t: string;
  readonly view?: unknown;
  readonly patch?: Patch | null;
}
const utf8 = new TextDecoder();

/** One peer: a link that keeps every byte, and what its reader makes of them. */
export interface Peer {
  readonly eye: Eye;
  readonly post: Post;
  view: unknown;
  readonly bytes: () => number;
  /** How often the link took nothing. */
  readonly refused: () => number;
  drain(): void;
}

export type Heard = (eye: Eye, text: string, message: Message) => void;

function makePeer(eye: Eye, news: News, fill: () => Sent, heard: Heard): Peer {
  const reassembly = makeReassembly();
  const unsqueezed = makeUnsqueezer();
  let bytes = 0;
  let refused = 0;
  let drain = () => {};
  const read = (body: Uint8Array) => {
    const text = utf8.decode(unsqueezed(body) ?? body);
    const message = JSON.parse(text) as Message;
    if (message.t === 'view') peer.view = message.view;
    if (message.t === 'news' && message.patch) peer.view = patched(peer.view, message.patch);
    heard(eye, text, message);
  };
  const link: Link = {
    kind: 'loopback',
    label: '',
    queued: 0,
    send(frame) {
      if (fill() === 'full') {
        refused++;
        return 'full';
      }
      bytes += frame.length;
      const got = parseFrame(frame);
      if (typeof got === 'string') throw new Error(got);
      if (got.type === 'whole') read(got.body);
      const whole = got.type === 'chunk' ? reassembly.take(got) : 'more';
      if (typeof whole !== 'string') read(whole);
      return 'ok';
    },
    onFrame() {},
    onClose() {},
    onDrain(listener) {
      drain = listener;
    },
    binding: () => new Uint8Array(32),
    path: async () => 'local',
    close() {},
  };
  const line = makeLine(link, 'seat', { now: () => 0, after: () => () => {} });
  const peer: Peer = {
    eye,
    post: makePost(line, news),
    view: null,
    bytes: () => bytes,
    refused: () => refused,
    drain: () => drain(),
  };
  return peer;
}

// ── The match ────────────────────────────────────────────────────────────────

export interface Staging {
  readonly game: AnyGame;
  readonly rules: Shape['Rules'];
  readonly seats: number;
  readonly seed: number;
  /** Does the link of this peer take another frame? */
  readonly fill?: (rng: Rng) => Sent;
  /** Something is wrong. */
  readonly wrong: (why: string) => void;
  /** How many of the views are compared with the truth: one in so many. */
  readonly compare: number;
  /** Stands between the match and the post, to see whether any of this can fail. */
  readonly bend?: <T>(view: T, eye: Eye, truth: Truth) => T;
  readonly onMessage?: (text: string) => void;
}

export async function stage(staging: Staging): Promise<{ readonly bytes: number; readonly messages: number }> {
  const { game, rules, seats, seed, wrong, bend = view => view } = staging;
  const rng = quickRng(seed);
  const opened = start(game, seats, rules);
  const twin = start(game, seats, rules).match;
  const truth: Truth = { game: game.id, state: twin.state, prompt: seat => twin.prompt(seat) };
  const faces = new Map(Object.values(twin.state.piles).flatMap(cards => cards.map(card => [card.id, card.face])));
  const faceWords = new Set<string>(faces.values());
  let events: readonly Event[] = opened.events;
  let messages = 0;

  const judge = (eye: Eye, text: string, { t }: Message) => {
    messages++;
    staging.onMessage?.(text);
    let set: ReadonlySet<string> | null = null;
    const known = () => {
      set ??= mayKnow(truth, events, eye);
      return set;
    };
    const cards = text.replaceAll(/\{"id":"(c\d+)","face":"(\w+)"\}/g, (_, id: string, face: string) => {
      if (!known().has(id)) wrong(`${eye} was sent ${id} ${face} in ${t}`);
      if (faces.get(id) !== face) wrong(`${id} is no ${face}`);
      return '';
    });
    // That something was shuffled is no card of that name.
    const rest = cards.replaceAll('"type":"shuffle"', '');
    for (const [, id] of rest.matchAll(/"(c\d+)"/g)) if (!known().has(id!)) wrong(`${eye} was sent ${id} in ${t}`);
    const words = [...rest.matchAll(/"(\w+)"/g)].map(([, word]) => word!).filter(word => faceWords.has(word));
    const open = words.length > 0 ? JSON.stringify(told(truth, events, eye)) : '';
    const faceOf = (id: string) => faces.get(id);
    for (const word of words)
      if (!open.includes(`"${word}"`) && ![...known()].some(id => faceOf(id) === word)) wrong(`${eye} read ${word}`);
    if (/[0-9a-f]{32}/.test(text)) wrong('something like a seed was sent');
  };

  let now = 0;
  let alarms: { at: number; then: () => void }[] = [];
  const after = (ms: number, then: () => void) => {
    const alarm = { at: now + ms, then };
    alarms.push(alarm);
    return () => {
      alarms = alarms.filter(other => other !== alarm);
    };
  };
  const ring = () => {
    const [first] = alarms.sort((a, b) => a.at - b.at);
    if (!first) return;
    alarms = alarms.slice(1);
    now = first.at;
    first.then();
  };

  const news = makeNews();
  const fill = () => staging.fill?.(rng) ?? 'ok';
  const peers: Peer[] = [...twin.state.seats, null, null].map(eye => makePeer(eye, news, fill, judge));
  const compare = (peer: Peer) => {
    if (!isDeepStrictEqual(plain(peer.view), viewFor(truth, peer.eye))) wrong(`${peer.eye} sees another table`);
  };
  let draws = 0;
  const step = (input: Input) => {
    const outcome = apply(twin, input);
    if (!outcome.ok) throw new Error(outcome.why);
    events = outcome.events;
  };
  const host = takeUp(opened.match, opened.events, {
    now: () => now,
    after,
    agree: async () => seedOf(`${seed} ${draws++}`),
    clock: status => {
      for (const { post } of peers) post.tell({ t: 'clock', status });
    },
    show({ input, sights, clock }) {
      if (input) step(input);
      for (const { seat: eye, view, events: seen } of sights) {
        for (const peer of peers) {
          if (peer.eye !== eye) continue;
          peer.post.show({ seat: eye, view: bend(view, eye, truth), events: seen, seq: 0, clock });
          const isSlow = staging.fill !== undefined;
          if (!isSlow && rng.below(staging.compare) === 0) compare(peer);
        }
      }
    },
  });

  const act = () => {
    const { pending } = twin.state;
    if (pending.on !== 'players') return;
    const { ask, answers } = pending;
    for (const seat of rng.shuffled([...ask.seats, ...ask.also])) {
      const prompt = twin.prompt(seat);
      if (!prompt || answers[seat] || rng.below(2) === 0) continue;
      if (isWindow(ask)) host.drawn(seat, ask.id);
      if (rng.below(40) === 0) host.hold(seat, ask.id);
      const chosen = randomChoice(prompt, rng);
      host.answer(seat, ask.id, chosen);
      if (twin.state.pending !== pending) return;
    }
  };
  /** Somebody comes back, or comes to watch. */
  const rejoin = () => {
    const n = rng.below(peers.length);
    const { eye } = peers[n]!;
    events = [];
    peers[n] = makePeer(eye, news, fill, judge);
    const { view, clock } = host.look(eye);
    peers[n].post.whole({ seat: eye, view: bend(view, eye, truth), events: [], seq: 0, clock });
    if (staging.fill === undefined) compare(peers[n]);
  };
  const drainAll = () => {
    for (const peer of peers) peer.drain();
  };

  for (let n = 0; twin.state.pending.on !== 'nothing'; n++) {
    if (n > 20_000) throw new Error(`${game.id} does not end`);
    if (rng.below(15) === 0) rejoin();
    if (staging.fill && rng.below(6) === 0) drainAll();
    if (rng.below(1500) === 0) host.leave(rng.below(seats));
    act();
    if (rng.below(2) === 0) ring();
    for (let turn = 0; turn < 4; turn++) await null;
  }
  for (let n = 0; n < 100; n++) drainAll();
  for (const peer of peers) compare(peer);
  host.stop();
  return { bytes: peers.reduce((sum, peer) => sum + peer.bytes(), 0), messages };
}
