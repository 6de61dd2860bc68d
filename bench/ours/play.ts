/** Chance players at our own table. */
import type { Event, Input, Match, Rng, Shape } from '../../src/engine/contract.ts';
import { seedOf } from '../../src/engine/rng.ts';
import { apply } from '../../src/engine/run.ts';
import { randomChoice } from '../../src/engine/selfplay.ts';

const seeds = Array.from({ length: 256 }, (_, n) => seedOf(`bench ${n}`));

/**
 * Asks only seats that have something to choose, in any order; when none of them wants to, the clock answers.
 * A question that somebody must answer is put to them alone: who may cut in does so in windows and pauses.
 */
function nextInput<S extends Shape>(match: Match<S>, rng: Rng): Input {
  const { pending } = match.state;
  if (pending.on === 'nothing') throw new Error('the match is over');
  if (pending.on === 'random') return { type: 'random', draw: pending.draw.id, seed: seeds[rng.below(seeds.length)]! };
  const { id, seats, also } = pending.ask;
  const asked = seats.length === 1 ? seats : [...seats, ...also];
  const first = rng.below(asked.length);
  for (let n = 0; n < asked.length; n++) {
    const seat = asked[(first + n) % asked.length]!;
    const prompt = match.prompt(seat);
    if (!prompt || prompt.options.length === 0) continue;
    const chosen = randomChoice(prompt, rng);
    if (chosen.length > 0) return { type: 'answer', seat, ask: id, chosen };
  }
  return { type: 'timeout', ask: id };
}

/** Plays by chance until the match ends, or for so many inputs. */
export function playOn<S extends Shape>(match: Match<S>, rng: Rng, inputs = Infinity): Input[] {
  const log: Input[] = [];
  while (match.state.pending.on !== 'nothing' && log.length < inputs) {
    const input = nextInput(match, rng);
    move(match, input);
    log.push(input);
  }
  return log;
}

export function move<S extends Shape>(match: Match<S>, input: Input): readonly Event<S>[] {
  const outcome = apply(match, input);
  if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
  return outcome.events;
}
