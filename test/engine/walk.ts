/** Random matches to look at from every side: the raw material of the invariants. */
import type { AnyGame, Event, Input, RuleValue, Seat, Shape } from '../../src/engine/contract.ts';
import { zombeasts } from '../../src/engine/games/moon/game.ts';
import { everyRules, games } from '../../src/engine/games/registry.ts';
import { quickRng } from '../../src/engine/rng.ts';
import { apply, start } from '../../src/engine/run.ts';
import type { Running } from '../../src/engine/running.ts';
import { nextInput, randomChoice } from '../../src/engine/selfplay.ts';
import { moles } from './toy/moles.ts';

export type AnyMatch = Running<Shape>;

/** Every game of the registry, the dream variant as a game of its own, and a toy with hidden roles. */
export const allGames: readonly AnyGame[] = [
  ...games,
  { ...zombeasts, id: 'zombeasts with dreams', choices: { ...zombeasts.choices, dreams: [true] } },
  moles,
] as unknown as readonly AnyGame[];

export type AnyRules = Readonly<Record<string, RuleValue>>;

export interface Case {
  readonly game: AnyGame;
  readonly seats: number;
  readonly rules: AnyRules;
  readonly seed: number;
}

/** Every number of seats with every option, one match each. */
export function cases(game: AnyGame, seed = 1): Case[] {
  const found: Case[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    for (const rules of everyRules(game)) found.push({ game, seats, rules, seed: seed * 7919 + found.length });
  }
  return found;
}

/** Fewer: one match for every number of seats. */
export const fewCases = (game: AnyGame, seed = 1): Case[] =>
  cases(game, seed).filter((_, n) => n % everyRules(game).length === 0);

export interface Now {
  readonly match: AnyMatch;
  readonly log: readonly Input[];
  /** What the last input made happen. */
  readonly events: readonly Event[];
  readonly n: number;
}

/** Plays a match and shows it at every rest. It moves on: fork or save it to keep it. Now and then somebody leaves. */
export function* walk(
  { game, seats, rules, seed }: Case,
  leavers: 'nobody leaves' | 'some leave' = 'nobody leaves',
): Generator<Now> {
  const rng = quickRng(seed);
  const { match, events } = start(game, seats, rules);
  const log: Input[] = [];
  yield { match, log, events, n: 0 };
  for (let n = 1; match.state.pending.on !== 'nothing'; n++) {
    if (n > 20_000) throw new Error(`${game.id} does not end`);
    const leaves = leavers === 'some leave' && rng.below(60) === 0;
    const input = leaves ? leaveOf(match, rng.below(seats)) : null;
    const next = input ?? nextInput(match, rng, (_, prompt) => randomChoice(prompt, rng));
    const outcome = apply(match, next);
    if (!outcome.ok) throw new Error(`${game.id}: ${outcome.why} for ${JSON.stringify(next)}`);
    log.push(next);
    yield { match, log, events: outcome.events, n };
  }
}

const leaveOf = ({ state }: AnyMatch, seat: Seat): Input | null =>
  state.gone.includes(seat) ? null : { type: 'leave', seat };

/** Seats that may still answer the open ask. */
export function openSeats({ state: { pending } }: AnyMatch): Seat[] {
  if (pending.on !== 'players') return [];
  return [...pending.ask.seats, ...pending.ask.also].filter(seat => !pending.answers[seat]);
}

export const everyone = ({ state }: AnyMatch): (Seat | null)[] => [null, ...state.seats];
