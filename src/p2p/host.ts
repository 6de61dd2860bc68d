/** Runs one match: takes answers, keeps the clock, asks for randomness, deals out views. Knows no game and no network. */
import type { Draw, Event, Game, Input, Projected, Refusal, Seat, SeenEvent, Shape, View } from '../engine/contract.ts';
import { apply, start } from '../engine/run.ts';
import { project, seenBy } from '../engine/view.ts';
import type { After } from './clock.ts';

/** What the host needs from the outside. */
export interface HostPorts<S extends Shape> {
  /** `null` is everybody who only watches. */
  send(seat: Seat | null, view: Projected<View<S>>, events: readonly Projected<SeenEvent<S>>[]): void;
  /** Agrees on a seed for one draw. */
  agree(draw: Draw): Promise<string>;
  readonly after: After;
  /** Called for every input the match took, before anybody is told of it. */
  record(input: Input): void;
}

/** What one pair of eyes gets. */
type Round<S extends Shape> = Parameters<HostPorts<S>['send']>;

export interface Host {
  /** A seat's answer, already tied to its seat by the link it came over. */
  answer(seat: Seat, ask: number, chosen: readonly string[]): Refusal | null;
  leave(seat: Seat): Refusal | null;
  /** Ends the match where it stands: no clock runs on. */
  stop(): void;
}

export function makeHost<S extends Shape>(game: Game<S>, seats: number, rules: S['Rules'], ports: HostPorts<S>): Host {
  const { match, events: opening } = start(game, seats, rules);
  const eyes: readonly (Seat | null)[] = [...match.state.seats, null];
  const rounds: (readonly Round<S>[])[] = [];
  let stopClock = () => {};
  /** The ask or draw the clock or the dice are running for. */
  let running = -1;
  let stopped = false;

  function submit(input: Input): Refusal | null {
    if (stopped) return 'not-now';
    const before = match.state.pending;
    const outcome = apply(match, input);
    if (!outcome.ok) return outcome.why;
    ports.record(input);
    // A pass that closes nothing is nobody else's business: not even that something arrived.
    const isQuiet = match.state.pending === before && before.on === 'players' && before.ask.rule === 'any';
    show(outcome.events, input.type === 'answer' && isQuiet ? [input.seat] : eyes);
    return null;
  }

  /** A port may answer while views are dealt out: the next round is made at once, and sent after this one. */
  function show(events: readonly Event<S>[], to: readonly (Seat | null)[]): void {
    rounds.push(to.map(seat => [seat, project(match, seat), seenBy(game, events, seat)] as const));
    if (rounds.length > 1) return;
    for (let round = rounds[0]; round; rounds.shift(), round = rounds[0]) {
      for (const [seat, view, seen] of round) ports.send(seat, view, seen);
    }
    wait();
  }

  function wait(): void {
    const { pending } = match.state;
    const now = pending.on === 'players' ? pending.ask.id : pending.on === 'random' ? pending.draw.id : null;
    if (now === running) return;
    stopClock();
    running = now ?? -1;
    if (pending.on === 'random') {
      const { draw } = pending;
      void ports.agree(draw).then(seed => submit({ type: 'random', draw: draw.id, seed }));
    }
    if (pending.on === 'players' && pending.ask.ms !== null) {
      const { id, ms } = pending.ask;
      stopClock = ports.after(ms, () => submit({ type: 'timeout', ask: id }));
    }
  }

  show(opening, eyes);
  return {
    answer: (seat, ask, chosen) => submit({ type: 'answer', seat, ask, chosen }),
    leave: seat => submit({ type: 'leave', seat }),
    stop() {
      stopped = true;
      stopClock();
    },
  };
}
