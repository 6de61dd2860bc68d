/** Chance players as a bot of boardgame.io: one for the whole table, since its Simulate would ask the first seat only. */
import type { Rng } from '../../src/engine/contract.ts';
import { game } from './game.ts';
import { type Action, Bot, type PlayerID, type State } from './library.ts';
import type { Table } from './table.ts';

/** What the clock does in the stages where nobody has to answer. */
const clock: Readonly<Record<string, string>> = { window: 'close', grace: 'draw' };

export class ChanceTable extends Bot<Table> {
  readonly log: Action[] = [];
  readonly #rng: Rng;

  constructor(rng: Rng) {
    super({ enumerate: game.ai.enumerate });
    this.#rng = rng;
  }

  async play(state: State<Table>): Promise<{ action: Action }> {
    const action = this.#next(state);
    this.log.push(action);
    return { action };
  }

  /** Asks only seats that have something to choose, in any order; when none of them wants to, the clock answers. */
  #next({ G, ctx }: State<Table>): Action {
    const asked = Object.keys(ctx.activePlayers ?? { [ctx.currentPlayer]: '' });
    const byClock = clock[ctx.activePlayers?.[asked[0]!] ?? ''];
    const first = this.#rng.below(asked.length);
    for (let n = 0; n < asked.length; n++) {
      const choices = this.enumerate(G, ctx, asked[(first + n) % asked.length]!);
      const choice = choices[this.#rng.below(choices.length + (byClock ? 1 : 0))];
      if (choice) return choice;
    }
    return makeMove(byClock!, asked[0]!);
  }
}

const makeMove = (type: string, playerID: PlayerID): Action => ({
  type: 'MAKE_MOVE',
  payload: { type, args: [], playerID },
});
