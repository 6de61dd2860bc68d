/** Every game of the list at a table of five, or as near to it as the game allows: recorded inputs, played again. */
import type { AnyGame } from '../../src/engine/contract.ts';
import { games, usualRules } from '../../src/engine/games/registry.ts';
import { quickDice, quickRng } from '../../src/engine/rng.ts';
import { start } from '../../src/engine/run.ts';
import { again, type Task, type Tasks } from '../contest.ts';
import { move, playOn } from './play.ts';

const rng = quickRng(1);

export const tasks: Tasks = Object.fromEntries(games.map(game => [game.id, () => feed(game)]));

function feed(game: AnyGame): Task {
  const seats = Math.min(5, game.seats.max);
  const begin = () => start(game, seats, usualRules(game), { dice: quickDice, record: true }).match;
  const logs = Array.from({ length: 100 }, () => playOn(begin(), rng));
  return again(() => {
    let inputs = 0;
    for (const log of logs) {
      const match = begin();
      for (const input of log) move(match, input);
      inputs += log.length;
    }
    return inputs;
  });
}
