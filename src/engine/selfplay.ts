/** A match that plays itself with chance players: for simulation, property tests and benches. No clock, no network. */
import type { Bot, Event, Input, Match, Prompt, Rng, Seat, Shape } from './contract.ts';
import { apply } from './run.ts';
import { project, seenBy } from './view.ts';

/** Any legal answer, each as likely as the next; a pass counts as one where it is allowed. */
export function randomChoice({ options, min, max, ordered }: Prompt, rng: Rng): readonly string[] {
  if (ordered || max > 1) {
    const size = min + rng.below(max - min + 1);
    return rng
      .shuffled(options)
      .slice(0, size)
      .map(({ id }) => id);
  }
  const n = rng.below(options.length + (min === 0 ? 1 : 0));
  return n < options.length ? [options[n]!.id] : [];
}

export type Chooser = (seat: Seat, prompt: Prompt) => readonly string[];

/** The next thing that happens at a table: dice when it waits for them, else somebody answers, or now and then the clock. */
export function nextInput<S extends Shape>(match: Match<S>, rng: Rng, choose: Chooser): Input {
  const { pending } = match.state;
  if (pending.on === 'nothing') throw new Error('the match is over');
  if (pending.on === 'random') return { type: 'random', draw: pending.draw.id, seed: freshSeed(rng) };
  const { ask, answers } = pending;
  const timeout: Input = { type: 'timeout', ask: ask.id };
  if (ask.ms !== null && rng.below(24) === 0) return timeout;
  const waited = ask.seats.filter(seat => !answers[seat]);
  const open = [...waited, ...ask.also];
  for (const seat of rng.shuffled(open)) {
    const chosen = choose(seat, match.prompt(seat)!);
    if (chosen.length > 0 || waited.includes(seat)) return { type: 'answer', seat, ask: ask.id, chosen };
  }
  return timeout;
}

/** Plays to the end. Returns the log; `limit` is far beyond any real game. */
export function playOut<S extends Shape>(match: Match<S>, rng: Rng, choose?: Chooser, limit = 20_000): Input[] {
  const log: Input[] = [];
  while (match.state.pending.on !== 'nothing') {
    if (log.length === limit) throw new Error(`${match.game.id} does not end`);
    const input = nextInput(match, rng, choose ?? ((_, prompt) => randomChoice(prompt, rng)));
    const outcome = apply(match, input);
    if (!outcome.ok) throw new Error(`${match.game.id} refused ${JSON.stringify(input)}: ${outcome.why}`);
    log.push(input);
  }
  return log;
}

/** Sixteen words in hex. Made from the dice of the players: hashing one would cost more than most draws. */
const freshSeed = (rng: Rng): string =>
  Array.from({ length: 16 }, () =>
    rng
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

/** Plays to the end with bots that see what people would see. Returns the log. */
export function playBots<S extends Shape>(
  match: Match<S>,
  opening: readonly Event<S>[],
  bots: readonly Bot<S>[],
  rng: Rng,
): Input[] {
  const log: Input[] = [];
  const tell = (events: readonly Event<S>[]) => {
    for (const [seat, bot] of bots.entries()) bot.watch(seenBy(match.game, events, seat), project(match, seat));
  };
  const choose: Chooser = (seat, prompt) => bots[seat]!.answer(project(match, seat), prompt);
  tell(opening);
  while (match.state.pending.on !== 'nothing') {
    const input = nextInput(match, rng, choose);
    const outcome = apply(match, input);
    if (!outcome.ok) throw new Error(`${match.game.id} refused ${JSON.stringify(input)}: ${outcome.why}`);
    log.push(input);
    tell(outcome.events);
  }
  return log;
}
