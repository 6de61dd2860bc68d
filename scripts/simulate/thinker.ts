/** How a thinking bot fares against four random players in five-seat Zombie Kittens. It takes every chair in turn. */
import type { Bot } from '../../src/engine/contract.ts';
import { makeRandomBot } from '../../src/engine/games/bots.ts';
import { makeThinker } from '../../src/engine/games/kittens/bot/bot.ts';
import { zombieKittens } from '../../src/engine/games/kittens/game.ts';
import type { Kittens, Rules } from '../../src/engine/games/kittens/kittens.ts';
import { quickRng, seedOf } from '../../src/engine/rng.ts';
import { start } from '../../src/engine/run.ts';
import { playBots } from '../../src/engine/selfplay.ts';

const seats = 5;
const rules: Rules = { specialCombos: true, pace: 'normal', turnMs: 60_000 };

/** The share of games it wins. */
export function thinkerShare(count: number, seed: string): number {
  let wins = 0;
  for (let n = 0; n < count; n++) {
    const rng = quickRng(Number.parseInt(seedOf(`${seed}/thinker/${n}`).slice(0, 8), 16));
    const chair = n % seats;
    const bots = Array.from(
      { length: seats },
      (_, seat): Bot<Kittens> => (seat === chair ? makeThinker : makeRandomBot)(seat, rng),
    );
    const { match, events } = start(zombieKittens, seats, rules);
    playBots(match, events, bots, rng);
    const { pending } = match.state;
    if (pending.on === 'nothing' && pending.result.winners.includes(chair)) wins++;
  }
  return wins / count;
}
