/** What Clowder's engine is timed at: Zombie Kittens with all its rules, five seats. */
import type { Game, Input } from '../../src/engine/contract.ts';
import { fork, redeal } from '../../src/engine/fork.ts';
import { zombieKittens } from '../../src/engine/games/kittens/game.ts';
import type { Kittens, Rules } from '../../src/engine/games/kittens/kittens.ts';
import { fairDice, quickDice, quickRng } from '../../src/engine/rng.ts';
import { start } from '../../src/engine/run.ts';
import type { Running, Settings } from '../../src/engine/running.ts';
import { project, seenBy } from '../../src/engine/view.ts';
import { again, type Task, type Tasks } from '../contest.ts';
import { endless } from './endless.ts';
import { move, playOn } from './play.ts';

const seats = 5;
const rules: Rules = { specialCombos: true, pace: 'normal', turnMs: 60_000 };

/** A match as people play it, but with dice as quick as those of the other contenders. */
const quick: Settings = { dice: quickDice, record: true };
const fair: Settings = { dice: fairDice, record: true };
/** Nobody watches. */
const search: Settings = { dice: quickDice, record: false };

type Log = readonly Input[];
const rng = quickRng(1);

export const tasks: Tasks = {
  feed: () => feedAll(quick),
  feedFair: () => feedAll(fair),
  views() {
    const logs = record(quick);
    return again(() => total(logs, feedAndShow));
  },
  games: () =>
    again(() => {
      playOn(begin(search), rng);
      return 1;
    }),
  fork() {
    const matches = record(quick).map(halfway);
    return again(() => each(matches, match => fork(match, search)));
  },
  redeal() {
    const matches = record(quick).map(halfway);
    return again(() => each(matches, (match, n) => redeal(match, n % seats, rng, search)));
  },
  early: () => from(50),
  late: () => from(10_000),
};

const record = (settings: Settings): Log[] => Array.from({ length: 100 }, () => playOn(begin(settings), rng));

function feedAll(settings: Settings): Task {
  const logs = record(settings);
  return again(() => total(logs, log => feed(begin(settings), log)));
}

/** A stretch of a long match; getting there is not timed. */
function from(place: number): Task {
  const stretch = 4_000;
  const logs = Array.from({ length: 8 }, () => playOn(begin(quick, endless), rng, place + stretch));
  let n = 0;
  return () => {
    const log = logs[n++ % logs.length]!;
    const match = begin(quick, endless);
    feed(match, log.slice(0, place));
    const rest = log.slice(place);
    return () => feed(match, rest);
  };
}

const begin = (settings: Settings, game: Game<Kittens> = zombieKittens): Running<Kittens> =>
  start(game, seats, rules, settings).match;

function halfway(log: Log): Running<Kittens> {
  const match = begin(quick);
  feed(match, log.slice(0, log.length >> 1));
  return match;
}

function feed(match: Running<Kittens>, log: Log): number {
  for (const input of log) move(match, input);
  return log.length;
}

/** Everything a host works out for five guests: their views, and the events they may know of. */
function feedAndShow(log: Log): number {
  const match = begin(quick);
  for (const input of log) {
    const events = move(match, input);
    for (let seat = 0; seat < seats; seat++) {
      project(match, seat);
      seenBy(match.game, events, seat);
    }
  }
  return log.length;
}

const total = <T>(items: readonly T[], count: (item: T) => number): number =>
  items.reduce((sum, item) => sum + count(item), 0);

function each<T>(items: readonly T[], act: (item: T, n: number) => unknown): number {
  items.forEach(act);
  return items.length;
}
