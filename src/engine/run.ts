/** The fold: `start` opens a match, `apply` moves it on, `load` and `replay` take one up again. */
import { table as tableOf } from './ask.ts';
import type { Event, Game, Input, Match, Outcome, Pending, Seat, Shape, State } from './contract.ts';
import { fairDice } from './rng.ts';
import { Running, type Settings } from './running.ts';
import type { Live } from './world.ts';

const usual: Settings = { dice: fairDice, record: true };
const chairs = tableOf((seats): readonly Seat[] => Array.from({ length: seats }, (_, seat) => seat));
const unopened: Pending<never> = { on: 'nothing', result: { winners: [], why: '' as never } };

export function start<S extends Shape>(
  game: Game<S>,
  seats: number,
  rules: S['Rules'],
  settings: Settings = usual,
): { match: Running<S>; events: readonly Event<S>[] } {
  const { table, own, vault, piles, first } = game.setup(seats, rules);
  const state: State<S> = {
    seats: chairs(seats),
    rules,
    table,
    own,
    vault,
    piles,
    gone: [],
    stack: [{ scene: first.scene, step: first.step }],
    pending: unopened,
    serial: 0,
  };
  const match = new Running(game, state as unknown as Live<S>, settings);
  return { match, events: match.open() };
}

/** Takes up a saved match. The state becomes the match's own. */
export function load<S extends Shape>(game: Game<S>, state: State<S>, settings: Settings = usual): Running<S> {
  return new Running(game, state as unknown as Live<S>, settings);
}

/** The only way a match moves. Refuses bad input and then changes nothing; throws only on a bug in a game. */
export function apply<S extends Shape>(match: Match<S>, input: Input): Outcome<S> {
  return (match as Running<S>).apply(input);
}

/** Rebuilds a match from its log. */
export function replay<S extends Shape>(
  game: Game<S>,
  seats: number,
  rules: S['Rules'],
  log: readonly Input[],
  settings: Settings = usual,
): Running<S> {
  const { match } = start(game, seats, rules, settings);
  for (const input of log) {
    const outcome = match.apply(input);
    if (!outcome.ok) throw new Error(`log refused: ${outcome.why} at ${JSON.stringify(input)}`);
  }
  return match;
}
