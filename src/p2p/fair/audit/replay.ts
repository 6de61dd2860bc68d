/** The whole match once more, from the log and the hosts' secrets, compared with every picture anybody was shown. */
import type { AnyGame, Event, Input, Seat, Shape } from '../../../engine/contract.ts';
import { toHex } from '../../../engine/rng.ts';
import { start } from '../../../engine/run.ts';
import type { Running } from '../../../engine/running.ts';
import { project, seenBy } from '../../../engine/view.ts';
import { seedFor } from '../agree.ts';
import type { Kind, Payload } from '../bodies/table.ts';
import { kinds } from '../bodies/table.ts';
import { same } from '../bytes.ts';
import { cjson, cjsons } from '../cjson.ts';
import { decode } from '../codec.ts';
import { hostNow, type Ledger, steps } from '../journal/ledger.ts';
import { viewDigest } from '../secrets.ts';
import { readAnswer } from './answer.ts';
import { EachOrder } from './each-order.ts';
import { type Keys, makeKeys } from './keys.ts';

export const lies = [
  'RAND_OMITTED',
  'RAND_UNCALLED',
  'SEAL_UNREADABLE',
  'STALE_ACTION',
  'HOST_NOT_FIRST',
  'ILLEGAL_ACCEPTED',
  'FALSE_RESULT',
  'FALSE_VIEW',
] as const;
export type Lie = (typeof lies)[number];

/** An honest host would not have logged it: the host of that entry answers for it. */
export interface Found {
  readonly code: Lie;
  readonly culprit: Seat;
  readonly seq: number;
}

/** One replay under way. */
export interface Scene {
  readonly match: Running<Shape>;
  readonly keys: Keys;
  readonly order: EachOrder;
  readonly silences: Silence[];
}
/** Somebody was waited for and said nothing, going by the host's word. */
export interface Silence {
  readonly seq: number;
  readonly what: 'timed-out';
  readonly seats: readonly Seat[];
}
export interface Replayed {
  readonly match: Running<Shape>;
  readonly found: Found | null;
  readonly silences: readonly Silence[];
}
type Step = Lie | readonly Event[];
type Play<K extends Kind> = (scene: Scene, now: Ledger, payload: Payload<K>) => Step;

const still: readonly Event[] = [];
const rests = ({ match }: Scene, on: 'random' | 'players' | 'nothing'): boolean => match.state.pending.on === on;

/** Only these kinds touch the match. */
const plays: { readonly [K in Kind]?: Play<K> } = {
  ACTION(scene, now, played) {
    if (rests(scene, 'random')) return 'RAND_OMITTED';
    const answer = readAnswer(now.before!, played.body, scene.keys);
    if (!answer) return 'SEAL_UNREADABLE';
    const { pending } = scene.match.state;
    if (pending.on !== 'players' || pending.ask.id !== answer.input.ask) return 'STALE_ACTION';
    if (pending.ask.rule === 'each' && !scene.order.allows(answer, now.seq)) return 'HOST_NOT_FIRST';
    return applied(scene, answer.input);
  },
  TIMEOUT(scene, { seq }, ask) {
    const { pending } = scene.match.state;
    if (pending.on === 'random') return 'RAND_OMITTED';
    const seats = pending.on === 'players' ? pending.ask.seats.filter(seat => !pending.answers[seat]) : [];
    // A window is closed by the clock every time, whatever people pressed: nothing to mention.
    const isWindow = pending.on === 'players' && pending.ask.clock === 'window';
    if (!isWindow && seats.length > 0) scene.silences.push({ seq, what: 'timed-out', seats });
    return applied(scene, { type: 'timeout', ask });
  },
  LEAVE: (scene, _, { seat }) => (rests(scene, 'random') ? 'RAND_OMITTED' : applied(scene, { type: 'leave', seat })),
  RANDREQ: (scene, now) => (now.stage === 'play' && !rests(scene, 'random') ? 'RAND_UNCALLED' : still),
  RANDDONE(scene, { stage, before }, { slots }) {
    const { pending } = scene.match.state;
    if (stage !== 'play' || pending.on !== 'random') return still;
    const seed = seedFor(before!, slots, scene.keys.secret(before!.event!.asker));
    return applied(scene, { type: 'random', draw: pending.draw.id, seed: toHex(seed) });
  },
  END({ match }, now) {
    const { pending } = match.state;
    return pending.on === 'nothing' && same(cjson(pending.result), cjson(now.result)) ? still : 'FALSE_RESULT';
  },
};

function applied({ match }: Scene, input: Input): Step {
  const outcome = match.apply(input);
  return outcome.ok ? outcome.events : 'ILLEGAL_ACCEPTED';
}

/** Replays the log as far as it is true. Every host of the log must be in `secrets`. */
export function replayLog(
  ledger: Ledger,
  game: AnyGame,
  rules: Shape['Rules'],
  secrets: ReadonlyMap<Seat, Uint8Array>,
): Replayed {
  const silences: Silence[] = [];
  const { match } = start(game, ledger.table.settings.seats, rules);
  const scene: Scene = { match, keys: makeKeys(ledger.table, secrets), order: new EachOrder(), silences };
  for (const now of steps(ledger)) {
    const code = lieIn(scene, now);
    if (code) return { match, silences, found: { code, culprit: hostNow(now), seq: now.seq } };
  }
  return { match, silences, found: null };
}

function lieIn(scene: Scene, now: Ledger): Lie | null {
  const { kind, entry } = now.last!;
  const play = plays[kind];
  // The ledger has read this payload before.
  const step = play ? play(scene, now, decode<Payload<Kind>>(kinds[kind].payload, entry.payload) as never) : still;
  if (typeof step === 'string') return step;
  return isShown(scene, now, step) ? null : 'FALSE_VIEW';
}

/** Was everybody shown what is so? */
function isShown({ match, keys }: Scene, now: Ledger, events: readonly Event[]): boolean {
  const { digests } = now.last!.entry;
  const host = hostNow(now);
  const pictures = picturesFor(match, events, digests.length);
  return digests.every((digest, seat) => {
    const key = keys.view(host, seat);
    return same(digest, viewDigest(now.table.gid, now.seq, seat, key, pictures[seat]!));
  });
}

/** What the first so many seats are sent. Events are part of it: cues carry private facts. */
export const picturesFor = (match: Running<Shape>, events: readonly Event[], seats: number): readonly Uint8Array[] =>
  cjsons(Array.from({ length: seats }, (_, seat) => [project(match, seat), seenBy(match.game, events, seat)]));
