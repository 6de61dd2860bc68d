/** Plays random matches without a page and says how they went: `npm run simulate -- <game|all> --seats N --games K --seed S`. */
import { parseArgs } from 'node:util';
import { games } from '../../src/engine/games/registry.ts';
import { more } from './more.ts';
import { play, type Tally } from './play.ts';

const usage = `npm run simulate -- <all|${games.map(({ id }) => id).join('|')}> [--seats N] [--games K] [--seed S]`;

process.exitCode = main();

function main(): number {
  const asked = read();
  if (typeof asked === 'string') {
    console.error(asked);
    console.error(usage);
    return 2;
  }
  const { chosen, seats, count, seed } = asked;
  let troubles = 0;
  let matches = 0;
  for (const game of chosen) {
    for (let n = game.seats.min; n <= game.seats.max; n++) {
      if (seats !== null && n !== seats) continue;
      const tally = play(game, n, count, seed);
      matches += tally.finished;
      troubles += tally.troubles.length;
      report(`${game.id} ${n} seats`, tally);
      for (const line of more(game.id, n, count, seed)) console.log(`  ${line}`);
    }
  }
  if (matches + troubles === 0) {
    console.error('No such table: the game does not seat that many.');
    return 2;
  }
  console.log(`${matches} matches finished, ${troubles} in trouble`);
  return troubles > 0 ? 1 : 0;
}

function read() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { seats: { type: 'string' }, games: { type: 'string' }, seed: { type: 'string' } },
    });
    const name = positionals[0] ?? 'all';
    const chosen = name === 'all' ? games : games.filter(({ id }) => id === name);
    const count = Number(values.games ?? 200);
    const seats = values.seats === undefined ? null : Number(values.seats);
    if (chosen.length === 0) return `There is no game called ${name}.`;
    if (!Number.isInteger(count) || count < 1) return '--games wants a whole number above zero.';
    if (seats !== null && !Number.isInteger(seats)) return '--seats wants a whole number.';
    return { chosen, seats, count, seed: values.seed ?? 'clowder' };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function report(title: string, { finished, inputs, wins, ends, troubles }: Tally): void {
  const mean = inputs.reduce((sum, n) => sum + n, 0) / Math.max(1, inputs.length);
  const shares = wins.map(won => percent(won / Math.max(1, finished))).join(' ');
  const how = [...ends].map(([end, n]) => `${end} ${n}`).join(', ');
  console.log(
    `${title}: ${finished} finished, inputs mean ${mean.toFixed(1)} max ${Math.max(0, ...inputs)}, wins by seat ${shares}, ended ${how}`,
  );
  for (const trouble of troubles.slice(0, 5)) console.error(`  trouble: ${trouble}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}
