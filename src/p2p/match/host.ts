/** Runs one match: takes answers, keeps the clock, asks for randomness, deals out views. Knows no game and no network. */
import type {
  Draw,
  Event,
  Game,
  Input,
  Match,
  Pending,
  Projected,
  Refusal,
  Seat,
  SeenEvent,
  Shape,
  View,
} from '../../engine/contract.ts';
import { apply, start } from '../../engine/run.ts';
import { project, seenBy } from '../../engine/view.ts';
import type { After } from '../clock.ts';
import type { ClockStatus } from './clock-status.ts';
import { makeLetters } from './letters.ts';
import { makeQuestionClock } from './question-clock.ts';
import type { Presence } from './span.ts';

/** What one pair of eyes sees; `null` is everybody who only watches. */
export interface Sight<S extends Shape = Shape> {
  readonly seat: Seat | null;
  readonly view: Projected<View<S>>;
  readonly events: readonly Projected<SeenEvent<S>>[];
}
/** One move of the match and what everybody sees of it: all seats in order, then those who watch. */
export interface Round<S extends Shape = Shape> {
  /** Null: the table as it was laid. */
  readonly input: Input | null;
  readonly sights: readonly Sight<S>[];
  /** How the time of a question stands that is new. */
  readonly clock: ClockStatus | null;
}

/** What the host needs from the outside. */
export interface HostPorts<S extends Shape> {
  show(round: Round<S>): void;
  /** For every seat and everybody who watches: how the time of the open question stands now. */
  clock(status: ClockStatus): void;
  /** Agrees on a seed for one draw. */
  agree(draw: Draw): Promise<string>;
  readonly after: After;
  /** Monotonic, in milliseconds. */
  now(): number;
  /** How much longer than usual windows are (first games times more time); infinite: no clock. 1 if not given. */
  pace?(): number;
}

export interface Host {
  /** A seat's answer, already tied to its seat by the link it came over. A pass in a window may be followed by another. */
  answer(seat: Seat, ask: number, chosen: readonly string[]): Refusal | null;
  /** An OK in a window, and nothing else. */
  pass(seat: Seat, ask: number): Refusal | null;
  /** Somebody wants time to think. Everybody learns that, nobody learns who. */
  hold(seat: Seat, ask: number): Refusal | null;
  /** A seat's page has drawn this question. */
  drawn(seat: Seat, ask: number): void;
  presence(seat: Seat, is: Presence): void;
  /** How long a packet takes to a seat and back. */
  rtt(seat: Seat, ms: number): void;
  /** Time is up at once for these seats, if the table waits for nobody else. */
  skip(seats: readonly Seat[]): Refusal | null;
  leave(seat: Seat): Refusal | null;
  /** All that a seat which has just come (back) needs; `null` looks as a watcher. */
  look(seat: Seat | null): { readonly view: Projected<View>; readonly clock: ClockStatus | null };
  /** Ends the match where it stands: no clock runs on. */
  stop(): void;
}

export function makeHost<S extends Shape>(game: Game<S>, seats: number, rules: S['Rules'], ports: HostPorts<S>): Host {
  const { match, events } = start(game, seats, rules);
  return takeUp(match, events, ports);
}

/** Hosts a match from where it stands. */
export function takeUp<S extends Shape>(match: Match<S>, opening: readonly Event<S>[], ports: HostPorts<S>): Host {
  const eyes: readonly (Seat | null)[] = [...match.state.seats, null];
  const letters = makeLetters();
  const clock = makeQuestionClock({
    now: () => ports.now(),
    after: ports.after,
    pace: () => ports.pace?.() ?? 1,
    tell(status) {
      if (laid) {
        laid.clock = status;
        return;
      }
      letters.add(() => ports.clock(status));
      letters.deliver();
    },
    close: ask => submit({ type: 'timeout', ask }),
  });
  /** The round that is being laid: a clock that begins with it is told with it. */
  let laid: { clock: ClockStatus | null } | null = null;
  /** The draw whose seed is on its way. */
  let drawing = -1;
  /** Who got up meanwhile: nothing comes between a draw and its seed. */
  let leaving: readonly Seat[] = [];
  let stopped = false;

  function submit(input: Input): Refusal | null {
    if (stopped) return 'not-now';
    const outcome = apply(match, input);
    if (!outcome.ok) return outcome.why;
    show(input, outcome.events);
    const gone = leaving;
    leaving = [];
    for (const seat of gone) leave(seat);
    return null;
  }

  function leave(seat: Seat): Refusal | null {
    if (match.state.pending.on !== 'random') return submit({ type: 'leave', seat });
    leaving = [...leaving, seat];
    return null;
  }

  function show(input: Input | null, events: readonly Event<S>[]): void {
    const sights = eyes.map(seat => ({ seat, view: project(match, seat), events: seenBy(match.game, events, seat) }));
    const round = { input, sights, clock: null };
    letters.add(() => ports.show(round));
    laid = round;
    wait(match.state.pending);
    laid = null;
    letters.deliver();
  }

  /** The clock knows the new question before anybody can answer it. */
  function wait(pending: Pending<S>): void {
    const isAsking = pending.on === 'players';
    clock.show(isAsking ? pending.ask : null, isAsking ? pending.ask.seats.filter(seat => pending.answers[seat]) : []);
    if (pending.on !== 'random' || pending.draw.id === drawing) return;
    const { draw } = pending;
    drawing = draw.id;
    letters.add(() => void ports.agree(draw).then(seed => submit({ type: 'random', draw: draw.id, seed })));
  }

  function skip(seats: readonly Seat[]): Refusal | null {
    const { pending } = match.state;
    if (pending.on !== 'players' || !pending.ask.seats.some(seat => seats.includes(seat))) return 'not-asked';
    const others = pending.ask.seats.filter(other => !seats.includes(other) && !pending.answers[other]);
    return others.length > 0 ? 'not-now' : submit({ type: 'timeout', ask: pending.ask.id });
  }

  /** First what time has done already: whoever comes after the end of a question is late. */
  function inTime<T>(late: T, act: () => T): T {
    if (stopped) return late;
    clock.tick();
    return act();
  }

  /** An older question, even if the match waits for dice now or is over. */
  function tooLate(ask: number): Refusal | null {
    const { pending, serial } = match.state;
    return ask < serial && (pending.on !== 'players' || pending.ask.id !== ask) ? 'stale' : null;
  }

  show(null, opening);
  return {
    answer: (seat, ask, chosen) =>
      inTime<Refusal | null>('not-now', () => {
        const isKept = chosen.length === 0 && clock.keeps(seat, ask);
        return tooLate(ask) ?? (isKept ? clock.pass(seat) : submit({ type: 'answer', seat, ask, chosen }));
      }),
    pass: (seat, ask) =>
      inTime<Refusal | null>('not-now', () => tooLate(ask) ?? (clock.keeps(seat, ask) ? clock.pass(seat) : 'illegal')),
    hold: (seat, ask) => inTime<Refusal | null>('not-now', () => tooLate(ask) ?? clock.hold(seat, ask)),
    drawn: (seat, ask) => inTime(undefined, () => clock.drawn(seat, ask)),
    presence: (seat, is) => inTime(undefined, () => clock.presence(seat, is)),
    rtt: (seat, ms) => inTime(undefined, () => clock.rtt(seat, ms)),
    skip: seats => inTime<Refusal | null>('not-now', () => skip(seats)),
    leave: seat => inTime<Refusal | null>('not-now', () => leave(seat)),
    look: seat => ({ view: project(match, seat), clock: clock.status() }),
    stop() {
      stopped = true;
      clock.stop();
      letters.drop();
    },
  };
}
