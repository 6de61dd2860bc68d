/** The part `engine`: how fast and how light the rules engine is, against boardgame.io and the physical limit. */
import type { Figure, Goal } from './figure.ts';
import { best, type Lap, median, race, ratio } from './race.ts';
import { kilobytes } from './size.ts';

const atLeast = (must: number, aim: number): Goal => ({ better: 'more', must, aim });
const atMost = (must: number, aim: number): Goal => ({ better: 'less', must, aim });

const ours = (task: string) => ({ contender: 'ours', task });
const boardgame = (task: string) => ({ contender: 'boardgame', task });
const limit = (task: string) => ({ contender: 'limit', task });

export async function engine(): Promise<Figure[]> {
  return [
    ...(await inputs()),
    ...(await views()),
    ...(await games()),
    ...(await eachGame()),
    ...(await search()),
    ...(await longMatch()),
    ...(await size()),
  ];
}

async function inputs(): Promise<Figure[]> {
  const laps = await race({
    ours: ours('feed'),
    boardgame: boardgame('feed'),
    limit: limit('feed'),
    fair: ours('feedFair'),
  });
  return [
    perSecond('engine inputs', laps.ours),
    perSecond('engine inputs with fair dice', laps.fair),
    perSecond('boardgame.io inputs', laps.boardgame),
    perSecond('bare class inputs', laps.limit),
    times('engine inputs / boardgame.io headless', laps.boardgame, laps.ours, atLeast(40, 80)),
    times('engine inputs / bare class', laps.limit, laps.ours, atLeast(1 / 12, 1 / 4)),
  ];
}

async function views(): Promise<Figure[]> {
  const laps = await race({ ours: ours('views'), boardgame: boardgame('views') });
  return [
    perSecond('engine inputs with five views', laps.ours),
    perSecond('boardgame.io inputs with five clients', laps.boardgame),
    times('engine inputs with five views / boardgame.io Local', laps.boardgame, laps.ours, atLeast(20, 60)),
  ];
}

async function games(): Promise<Figure[]> {
  const laps = await race({ ours: ours('games'), boardgame: boardgame('games') });
  return [
    perSecond('engine games', laps.ours),
    perSecond('boardgame.io games', laps.boardgame),
    times('engine games / boardgame.io Simulate', laps.boardgame, laps.ours, atLeast(60, 200)),
  ];
}

/** The newer games against Zombie Kittens. */
async function eachGame(): Promise<Figure[]> {
  const of = (task: string) => ({ contender: 'each game', task });
  const laps = await race({
    kittens: of('zombie_kittens'),
    zombeasts: of('zombeasts'),
    aliens: of('kittens_vs_aliens'),
  });
  return [
    perSecond('zombeasts inputs', laps.zombeasts),
    perSecond('kittens vs aliens inputs', laps.aliens),
    times('zombeasts inputs / zombie kittens', laps.kittens, laps.zombeasts, atLeast(1 / 2, 1)),
    times('kittens vs aliens inputs / zombie kittens', laps.kittens, laps.aliens, atLeast(1 / 2, 1)),
  ];
}

async function search(): Promise<Figure[]> {
  const laps = await race({ fork: ours('fork'), redeal: ours('redeal') });
  return [microseconds('fork', laps.fork, atMost(3, 1)), microseconds('redeal', laps.redeal, atMost(10, 4))];
}

async function longMatch(): Promise<Figure[]> {
  const { early, late } = await race({ early: ours('early'), late: ours('late') });
  return [times('cost per input after 10,000 inputs / after 50', late, early, atMost(1.1, 1))];
}

async function size(): Promise<Figure[]> {
  const entry = 'bench/ours/entry.ts';
  return [
    { name: 'engine and three games', value: await kilobytes(entry, 'tweetnacl'), unit: 'kB', goal: atMost(20, 12) },
    { name: 'engine and three games with tweetnacl', value: await kilobytes(entry), unit: 'kB' },
  ];
}

const perSecond = (name: string, lap: Lap): Figure => ({
  name,
  value: 1e6 / median(lap),
  unit: 'per second',
  best: 1e6 / best(lap),
});

const microseconds = (name: string, lap: Lap, goal: Goal): Figure => ({
  name,
  value: median(lap),
  unit: 'us',
  best: best(lap),
  goal,
});

/** How many times as long the one takes as the other. */
const times = (name: string, long: Lap, short: Lap, goal: Goal): Figure => ({
  name,
  value: ratio(long, short),
  unit: 'times',
  goal,
});
