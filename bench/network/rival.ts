/** What boardgame.io would send: its update is the whole state, filtered for the player and written as JSON. */
import { createRequire } from 'node:module';
import path from 'node:path';
import { quickRng } from '../../src/engine/rng.ts';
import { ChanceTable } from '../boardgame/bot.ts';
import { game, seats } from '../boardgame/game.ts';
import { type Game, InitializeGame, type PlayerID, Simulate, type State } from '../boardgame/library.ts';
import type { Table } from '../boardgame/table.ts';

interface Update {
  readonly type: 'update';
  readonly args: readonly unknown[];
}
type Filter = (game: Game<Table>) => (playerID: PlayerID, update: Update) => Update;
const require = createRequire(path.resolve('bench/package.json'));
const { getFilterPlayerView }: { getFilterPlayerView: Filter } = require('boardgame.io/internal');

/** Chance players who keep what the table looked like before each move. */
class Witness extends ChanceTable {
  readonly states: State<Table>[] = [];

  override play(state: State<Table>) {
    this.states.push(state);
    return super.play(state);
  }
}

/** Bytes that one player is sent for one move, on average over whole games. */
export async function updateBytes(games: number): Promise<number> {
  const sizes: number[] = [];
  for (let seed = 0; seed < games; seed++) {
    const seeded = { ...game, seed };
    const witness = new Witness(quickRng(seed));
    await Simulate({ game: seeded, bots: witness, state: InitializeGame({ game: seeded, numPlayers: seats }) });
    const filter = getFilterPlayerView(seeded);
    for (const state of witness.states.slice(1))
      for (let seat = 0; seat < seats; seat++)
        sizes.push(Buffer.byteLength(JSON.stringify(filter(String(seat), { type: 'update', args: ['match', state] }))));
  }
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
}
