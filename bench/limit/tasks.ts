/** What the physical limit is timed at. */
import { quickRng } from '../../src/engine/rng.ts';
import { again, type Tasks } from '../contest.ts';
import { type Move, nextMove } from './play.ts';
import { Table } from './table.ts';

const games = 100;

export const tasks: Tasks = {
  feed() {
    const logs = Array.from({ length: games }, (_, seed) => record(seed));
    return again(() => logs.reduce((done, log, seed) => done + feed(seed, log), 0));
  },
};

function record(seed: number): Move[] {
  const table = new Table(quickRng(seed));
  const rng = quickRng(seed + games);
  const log: Move[] = [];
  while (table.phase !== 'over') {
    const move = nextMove(table, rng);
    if (!table.move(move.seat, move.choice)) throw new Error(`refused: ${JSON.stringify(move)} in ${table.phase}`);
    log.push(move);
  }
  return log;
}

/** Plays a recorded game again, setup included. */
function feed(seed: number, log: readonly Move[]): number {
  const table = new Table(quickRng(seed));
  for (const { seat, choice } of log) if (!table.move(seat, choice)) throw new Error('refused');
  if (table.phase !== 'over') throw new Error('the game did not end');
  return log.length;
}
