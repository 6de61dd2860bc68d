/** How often somebody cannot play in Zombeasts, under random play and with the usual bot at every chair. */
import type { Bot, SeenEvent } from '../../src/engine/contract.ts';
import { makeRandomBot } from '../../src/engine/games/bots.ts';
import { makeGreedy } from '../../src/engine/games/moon/bot/bot.ts';
import { zombeasts } from '../../src/engine/games/moon/game.ts';
import type { Moon } from '../../src/engine/games/moon/moon.ts';
import { quickRng, seedOf } from '../../src/engine/rng.ts';
import { start } from '../../src/engine/run.ts';
import { playBots } from '../../src/engine/selfplay.ts';

const rules = { dreams: false, useQuarters: true, turnMs: 60_000 } as const;

export function stuckLine(seats: number, games: number, seed: string): string {
  const share = (players: 'random' | 'greedy') => (100 * stuckShare(players, seats, games, seed)).toFixed(1);
  return `cannot play: ${share('random')}% of turns at random, ${share('greedy')}% with the usual bots`;
}

function stuckShare(players: 'random' | 'greedy', seats: number, games: number, seed: string): number {
  let turns = 0;
  let stuck = 0;
  const count = (events: readonly SeenEvent<Moon>[]) => {
    for (const event of events) {
      if (event.type !== 'cue') continue;
      if (event.cue.cue === 'turn') turns++;
      if (event.cue.cue === 'stuck') stuck++;
    }
  };
  for (let n = 0; n < games; n++) {
    const rng = quickRng(Number.parseInt(seedOf(`${seed}/stuck/${seats}/${n}`).slice(0, 8), 16));
    const bots = Array.from({ length: seats }, (_, seat): Bot<Moon> => {
      const bot: Bot<Moon> = players === 'greedy' ? makeGreedy(seat) : makeRandomBot(seat, rng);
      // Everybody sees these cues: the first chair counts for all.
      const watch: Bot<Moon>['watch'] = (events, view) => {
        if (seat === 0) count(events);
        bot.watch(events, view);
      };
      return { ...bot, watch };
    });
    const { match, events } = start(zombeasts, seats, rules, { dice: () => rng, record: true });
    playBots(match, events, bots, rng);
  }
  return stuck / Math.max(1, turns);
}
