/** What boardgame.io is timed at. */
import { quickRng } from '../../src/engine/rng.ts';
import { again, type Tasks } from '../contest.ts';
import { ChanceTable } from './bot.ts';
import { game, seats } from './game.ts';
import { type Action, Client, type Game, InitializeGame, Local, Simulate } from './library.ts';
import type { Table } from './table.ts';

interface Recorded {
  readonly game: Game<Table>;
  readonly log: readonly Action[];
}

export const tasks: Tasks = {
  async feed() {
    const next = await records();
    return again(() => feed(next()));
  },
  async views() {
    const next = await records();
    return again(() => feedClients(next()));
  },
  games() {
    let seed = 0;
    return again(async () => {
      await simulate(seed++);
      return 1;
    });
  },
};

/** Recorded games, one after the other. */
async function records(): Promise<() => Recorded> {
  const all: Recorded[] = [];
  for (let seed = 0; seed < 20; seed++) all.push(await simulate(seed));
  let n = 0;
  return () => all[n++ % all.length]!;
}

async function simulate(seed: number): Promise<Recorded> {
  const seeded = { ...game, seed };
  const bots = new ChanceTable(quickRng(seed));
  const { state } = await Simulate({ game: seeded, bots, state: InitializeGame({ game: seeded, numPlayers: seats }) });
  if (!state.ctx.gameover) throw new Error('the game did not end');
  return { game: seeded, log: bots.log };
}

/** Plays a recorded game again on a client without a server, setup included. */
function feed({ game, log }: Recorded): number {
  const client = Client({ game, numPlayers: seats, debug: false });
  for (const action of log) client.store.dispatch(action);
  if (!client.getState()?.ctx.gameover) throw new Error('the game did not end');
  return log.length;
}

let matches = 0;

/** Plays it with a local server and five clients, each of which looks at the table after every move. */
function feedClients({ game, log }: Recorded): number {
  // A key of its own makes the library forget the match before; else it would keep them all, and slow down.
  const multiplayer = Local({ storageKey: String(matches++) });
  const clients = Array.from({ length: seats }, (_, seat) =>
    Client({ game, numPlayers: seats, debug: false, multiplayer, playerID: String(seat) }),
  );
  for (const client of clients) client.start();
  for (const { payload } of log) {
    clients[Number(payload.playerID)]!.moves[payload.type]!(...payload.args);
    for (const client of clients) client.getState();
  }
  if (!clients[0]!.getState()?.ctx.gameover) throw new Error('the game did not end');
  for (const client of clients) client.stop();
  return log.length;
}
