/** Many matches of one game at one table size, all its options in turn, checked at every rest. */
import type { AnyGame, Shape, State } from '../../src/engine/contract.ts';
import { everyRules } from '../../src/engine/games/registry.ts';
import { quickRng, seedOf } from '../../src/engine/rng.ts';
import { apply, replay, start } from '../../src/engine/run.ts';
import { nextInput, randomChoice } from '../../src/engine/selfplay.ts';
import { about } from '../../src/engine/view.ts';

export interface Tally {
  finished: number;
  readonly inputs: number[];
  /** By seat. */
  readonly wins: number[];
  readonly ends: Map<string, number>;
  readonly troubles: string[];
}

export function play(game: AnyGame, seats: number, count: number, seed: string): Tally {
  const tally: Tally = { finished: 0, inputs: [], wins: Array(seats).fill(0), ends: new Map(), troubles: [] };
  const options = everyRules(game);
  for (let n = 0; n < count; n++) {
    const name = `${seed}/${game.id}/${seats}/${n}`;
    try {
      one(game, seats, options[n % options.length]!, name, tally);
    } catch (error) {
      tally.troubles.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return tally;
}

const limit = 20_000;

function one(game: AnyGame, seats: number, rules: Shape['Rules'], name: string, tally: Tally): void {
  const rng = quickRng(Number.parseInt(seedOf(name).slice(0, 8), 16));
  const { match } = start(game, seats, rules);
  const cards = names(match.state);
  const log = [];
  while (match.state.pending.on !== 'nothing') {
    if (log.length === limit) throw new Error(`no end after ${limit} inputs`);
    const input = nextInput(match, rng, (_, prompt) => randomChoice(prompt, rng));
    const outcome = apply(match, input);
    if (!outcome.ok) throw new Error(`refused ${JSON.stringify(input)}: ${outcome.why}`);
    log.push(input);
    const wrong = problem(game, match.state, cards);
    if (wrong) throw new Error(`${wrong} after input ${log.length}`);
  }
  if (JSON.stringify(replay(game, seats, rules, log).state) !== JSON.stringify(match.state)) {
    throw new Error('its log replays to another end');
  }
  const { winners, why } = match.state.pending.result;
  tally.finished++;
  tally.inputs.push(log.length);
  for (const seat of winners) tally.wins[seat]!++;
  tally.ends.set(why, (tally.ends.get(why) ?? 0) + 1);
}

/** No card made, lost or misplaced; nothing the game itself holds for impossible. */
function problem(game: AnyGame, state: State, cards: string): string | null {
  if (names(state) !== cards) return 'cards were made or lost';
  for (const pile in state.piles) {
    const never = about(game, pile).zone.never ?? [];
    const stray = state.piles[pile]!.find(({ face }) => never.includes(face));
    if (stray) return `${stray.face} lies in ${pile}`;
  }
  return game.broken(state);
}

const names = ({ piles }: State): string =>
  Object.values(piles)
    .flatMap(cards => cards.map(({ id }) => id))
    .sort()
    .join();
