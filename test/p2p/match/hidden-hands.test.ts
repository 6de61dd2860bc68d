/**
 * Nothing anybody can observe depends on what is in a hidden hand: two worlds that differ only there, with the same
 * presses at the same times, send the same frames at the same times to everybody who cannot see the difference.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AnyGame, Ask, Input, Prompt, RuleValue, Seat, Shape, View } from '../../../src/engine/contract.ts';
import { fork, redeal, save } from '../../../src/engine/fork.ts';
import { games, usualRules } from '../../../src/engine/games/registry.ts';
import { quickRng, seedOf } from '../../../src/engine/rng.ts';
import { apply, load, start } from '../../../src/engine/run.ts';
import type { Running } from '../../../src/engine/running.ts';
import { nextInput, randomChoice } from '../../../src/engine/selfplay.ts';
import { project } from '../../../src/engine/view.ts';
import type { ClockStatus } from '../../../src/p2p/match/clock-status.ts';
import { takeUp } from '../../../src/p2p/match/host.ts';
import { isWindow } from '../../../src/p2p/match/span.ts';
import { makeVirtualClock } from '../virtual-clock.ts';

type AnyMatch = Running<Shape>;

// ── Two worlds ───────────────────────────────────────────────────────────────

/** A match some way into the game, at a question that nobody has answered yet. */
function begun(game: AnyGame, seats: number, rules: Shape['Rules'], seed: number): AnyMatch {
  const rng = quickRng(seed);
  const { match } = start(game, seats, rules);
  for (let n = 0; n < 400; n++) {
    const { pending } = match.state;
    const isFresh = pending.on === 'players' && pending.answers.every(answer => answer === null);
    if (pending.on === 'nothing' || (isFresh && n >= seed % 40)) break;
    apply(
      match,
      nextInput(match, rng, (_, prompt) => randomChoice(prompt, rng)),
    );
  }
  return match;
}

/** The same table to `eye`, but others hold other cards. Decks stay as they are, so that the same press draws the same. */
function withOtherHands(match: AnyMatch, eye: Seat | null, seed: number): AnyMatch {
  const { game } = match;
  const zones = Object.entries(game.zones).map(([name, zone]) =>
    zone.per === 'table' ? [name, { ...zone, sight: 'all' as const }] : [name, zone],
  );
  const open: AnyGame = { ...game, zones: Object.fromEntries(zones) };
  return load(game, redeal(load(open, save(match)), eye, quickRng(seed)).state);
}

interface Line {
  readonly at: number;
  readonly to: Seat | null;
  readonly t: 'view' | 'clock';
  /** How many inputs the match had taken. */
  readonly inputs: number;
  readonly frame: string;
}

function world(match: AnyMatch, pace: number) {
  const clock = makeVirtualClock();
  const seats = match.state.seats;
  const log: { at: number; input: Input }[] = [];
  const trace: Line[] = [];
  const views = new Map<Seat | null, View>();
  /** The bare match: what the host shows must be what this shows, or showed a moment ago, and nothing more. */
  const twin = fork(match);
  const shown: string[] = [];
  const look = () => {
    for (const seat of [...seats, null]) shown.push(JSON.stringify(project(twin, seat)));
  };
  look();
  let draws = 0;
  const send = (to: Seat | null, message: { readonly t: 'view' | 'clock' }) =>
    trace.push({ at: clock.now, to, t: message.t, inputs: log.length, frame: JSON.stringify(message) });
  const tell = (status: ClockStatus) => {
    for (const seat of [...seats, null]) send(seat, Object.assign({ t: 'clock' as const }, { status }));
  };
  const host = takeUp(match, [], {
    show({ input, sights, clock: begun }) {
      if (input) {
        apply(twin, input);
        look();
        log.push({ at: clock.now, input });
      }
      for (const { seat, view, events } of sights) {
        expect(shown.slice(-50)).toContain(JSON.stringify(view));
        views.set(seat, view);
        send(seat, Object.assign({ t: 'view' as const }, { view, events }));
      }
      if (begun) tell(begun);
    },
    clock: tell,
    agree: async ({ why }) => seedOf(`${why} ${draws++}`),
    after: clock.after,
    now: () => clock.now,
    pace: () => pace,
  });
  return {
    host,
    log,
    trace,
    prompt: (seat: Seat) => views.get(seat)!.prompt,
    get ask(): Ask | null {
      const { waiting } = views.get(null)!;
      return waiting.on === 'players' ? waiting.ask : null;
    },
    async wait(ms: number) {
      let isOver = false;
      clock.after(ms, () => {
        isOver = true;
      });
      while (!isOver) await clock.next();
      await clock.settle();
    },
  };
}
type World = ReturnType<typeof world>;

// ── The same presses in both ─────────────────────────────────────────────────

const whats = [
  ...(['pass', 'hold', 'draw', 'play', 'play', 'play', 'lose', 'return', 'lag'] as const),
  ...(['all draw', 'all draw', 'all draw', 'all pass', 'leave'] as const),
] as const;
interface Press {
  readonly wait: number;
  readonly who: number;
  readonly what: (typeof whats)[number];
  readonly which: number;
}

const presses = fc.array(
  fc.record<Press>({
    wait: fc.oneof(fc.nat(400), fc.nat(400), fc.nat(2500), fc.constant(5000)),
    who: fc.nat(9),
    what: fc.constantFrom(...whats),
    which: fc.nat(99),
  }),
  { minLength: 30, maxLength: 80 },
);

/** Outside of windows there is little to press but cards. */
const isCard = (what: Press['what'], ask: Ask) =>
  what === 'play' || (!isWindow(ask) && ['pass', 'hold', 'draw', 'all draw', 'all pass'].includes(what));

function press({ host }: World, ask: Ask, { who, what, which }: Press, common: readonly string[] | null): void {
  const asked = [...ask.seats, ...ask.also];
  const seat = asked[who % asked.length]!;
  if (isCard(what, ask)) {
    if (common) host.answer(seat, ask.id, common);
    return;
  }
  if (what === 'lag') host.rtt(seat, which * 5);
  if (what === 'lose') host.presence(seat, 'lost');
  if (what === 'return') host.presence(seat, 'here');
  if (what === 'draw') host.drawn(seat, ask.id);
  if (what === 'hold') host.hold(seat, ask.id);
  if (what === 'pass') host.answer(seat, ask.id, []);
  if (what === 'all draw') for (const one of ask.seats) host.drawn(one, ask.id);
  if (what === 'all pass') for (const one of ask.seats) host.answer(one, ask.id, []);
  if (what === 'leave' && which < 10) host.leave(seat);
}

/** Something this seat can choose in both worlds; null if there is nothing. */
function common(worlds: readonly [World, World], ask: Ask, { who, which }: Press): readonly string[] | null {
  const asked = [...ask.seats, ...ask.also];
  const seat = asked[who % asked.length]!;
  const [one, other] = worlds.map(({ prompt }) => prompt(seat)) as [Prompt | null, Prompt | null];
  if (!one || !other || one.min !== other.min) return null;
  const both = one.options.filter(option => other.options.some(({ id }) => id === option.id)).map(({ id }) => id);
  if (both.length === 0 || both.length < one.min) return null;
  // The first is often "draw a card": cards open windows.
  const from = both.length > 1 && which % 4 > 0 ? 1 + (which % (both.length - 1)) : 0;
  return one.min > 1 ? both.slice(0, one.min) : [both[from]!];
}

// ── What is compared ─────────────────────────────────────────────────────────

const visibleTo = ({ trace }: World, eye: Seat | null) => trace.filter(({ to }) => to === eye || to === null);

/**
 * True while all is the same. Once the rules themselves may show a card (a steal, a death, what the clock plays for a
 * silent seat): there it ends, but only with a view, sent at the same time, after the same inputs.
 */
function isSame([a, b]: readonly [World, World], eye: Seat | null): boolean {
  const [one, other] = [visibleTo(a, eye), visibleTo(b, eye)];
  const first = one.findIndex((line, n) => line.frame !== other[n]?.frame || line.at !== other[n]?.at);
  if (first < 0) {
    expect(other.length).toBe(one.length);
    expect(b.log).toEqual(a.log);
    return true;
  }
  const [x, y] = [one[first]!, other[first]];
  expect({ ...y, frame: '' }).toEqual({ ...x, frame: '' });
  expect([x.t, b.log.slice(0, x.inputs)]).toEqual(['view', a.log.slice(0, x.inputs)]);
  return false;
}

const seen = { windows: 0, telling: 0 };

/** Do those who could really answer differ? Only then there is anything to hide. */
function count([a, b]: readonly [World, World], ask: Ask): void {
  seen.windows++;
  const can = ({ prompt }: World) => ask.seats.map(seat => (prompt(seat)?.options.length ?? 0) > 0).join();
  if (can(a) !== can(b)) seen.telling++;
}

interface Evening {
  readonly seed: number;
  readonly seats: number;
  readonly eye: number;
  readonly pace: number;
  readonly rules: number;
  readonly script: readonly Press[];
}

async function compare(game: AnyGame, it: Evening): Promise<void> {
  const seats = game.seats.min + (it.seats % (Math.min(game.seats.max, 6) - game.seats.min + 1));
  const rules = { ...usualRules(game), ...pick(pacesOf(game), it.rules) };
  const match = begun(game, seats, rules, it.seed);
  const eye = it.eye % (seats + 1) === seats ? null : it.eye % (seats + 1);
  const pair = [world(fork(match), it.pace), world(withOtherHands(match, eye, it.seed), it.pace)] as const;
  let asked = -1;
  for (const next of it.script) {
    for (const one of pair) await one.wait(next.wait);
    if (!isSame(pair, eye)) return;
    const { ask } = pair[0];
    if (!ask) continue;
    if (isWindow(ask) && ask.id !== asked) count(pair, ask);
    asked = ask.id;
    const choice = common(pair, ask, next);
    for (const one of pair) press(one, ask, next, choice);
    if (!isSame(pair, eye)) return;
  }
}

const pick = <T>(from: readonly T[], n: number): T => from[n % from.length]!;
const pacesOf = (game: AnyGame): Record<string, RuleValue>[] =>
  'pace' in game.choices ? game.choices.pace!.map(pace => ({ pace })) : [{}];

const evening = fc.record<Evening>({
  seed: fc.nat(1_000_000),
  seats: fc.nat(20),
  eye: fc.nat(20),
  pace: fc.constantFrom(1, 1, 2, Number.POSITIVE_INFINITY),
  rules: fc.nat(3),
  script: presses,
});

/** How many windows there must be, and in how many somebody holds the card in one world and not in the other. */
const atLeast: Readonly<Record<string, typeof seen>> = {
  zombie_kittens: { windows: 120, telling: 30 },
  party_pack: { windows: 120, telling: 30 },
  apocalypse: { windows: 120, telling: 30 },
};

test.each(games.map(game => [game.id, game] as const))('%s shows nobody what others hold', async (id, game) => {
  Object.assign(seen, { windows: 0, telling: 0 });
  await fc.assert(
    fc.asyncProperty(evening, it => compare(game, it)),
    { numRuns: 100, endOnFailure: true },
  );
  expect(seen.windows).toBeGreaterThanOrEqual(atLeast[id]?.windows ?? 0);
  expect(seen.telling).toBeGreaterThanOrEqual(atLeast[id]?.telling ?? 0);
});
