/** The part `network`: friends by link, with real Chromium pages, real channels and the real broker, all in one run. */
import type { Figure, Goal } from './figure.ts';
import { bytes } from './network/bytes.ts';
import { loads, seated } from './network/coming.ts';
import { bigTable, type Laps, smallTable } from './network/playing.ts';
import { updateBytes } from './network/rival.ts';
import { openStage, type Stage } from './network/stage.ts';
import { best, median } from './race.ts';

const atMost = (must: number, aim: number): Goal => ({ better: 'less', must, aim });

/** Only one guest is measured, and everybody has to draw in between. */
const laps = { small: 20, fair: 8, big: 6 };

export async function network(): Promise<Figure[]> {
  const stage = await openStage();
  // A table before fairness: nothing is signed, and nothing written down.
  const plain = { ...stage, url: stage.plainUrl };
  try {
    return [
      ...(await weights(stage)),
      ...(await arrivals(stage)),
      ...latency('4 guests', await smallTable(plain, 4, laps.small), atMost(5, 1)),
      ...waits('4 guests, every move signed', await smallTable(stage, 4, laps.fair)),
      ...(await wire(plain)),
      ...(await crowd(plain)),
    ];
  } finally {
    await stage.close();
  }
}

async function weights(stage: Stage): Promise<Figure[]> {
  const { usable, start, table } = await loads(stage);
  return [
    { name: 'first load to a usable start page, gzip', value: usable, unit: 'kB', goal: atMost(60, 40) },
    { name: 'start page with all it fetches by and by, gzip', value: start, unit: 'kB' },
    { name: 'first load to a playable table, gzip', value: table, unit: 'kB', goal: atMost(150, 90) },
  ];
}

async function arrivals(stage: Stage): Promise<Figure[]> {
  const took = await seated(stage, 20);
  const name = 'link opened to seated, p50 of 20';
  return [{ name, value: median(took) / 1000, unit: 's', best: best(took) / 1000, goal: atMost(1.5, 0.8) }];
}

function waits(who: string, { own, raw }: Laps, goal?: Goal): Figure[] {
  return [
    { name: `bare channel round trip, ${who}, p50`, value: raw, unit: 'ms' },
    { name: `press to own screen, ${who}, p50`, value: own, unit: 'ms' },
    {
      name: `press to own screen minus bare channel, ${who}, p50`,
      value: own - raw,
      unit: 'ms',
      ...(goal && { goal }),
    },
  ];
}

function latency(who: string, laps: Laps, goal: Goal): Figure[] {
  return [
    ...waits(who, laps, goal),
    { name: `host busy with one answer, ${who}, mean`, value: laps.hostBusy, unit: 'ms' },
    { name: `guest busy with one piece of news, ${who}, mean`, value: laps.guestBusy, unit: 'ms' },
  ];
}

async function wire(stage: Stage): Promise<Figure[]> {
  const { move, clock, moves, early, middle, end } = await bytes(stage);
  const update = await updateBytes(20);
  return [
    { name: 'moves in the match that was measured', value: moves, unit: 'moves' },
    { name: 'bytes per move per player', value: move, unit: 'bytes' },
    { name: 'bytes per move per player, for the clock alone', value: clock, unit: 'bytes' },
    { name: 'boardgame.io update per move per player', value: update, unit: 'bytes' },
    { name: 'bytes per move / boardgame.io update', value: move / update, unit: 'times', goal: atMost(0.3, 0.1) },
    { name: 're-join after 10 moves, both ways', value: early / 1000, unit: 'kB' },
    { name: 're-join at mid-game, both ways', value: middle / 1000, unit: 'kB', goal: atMost(6, 2.5) },
    { name: 're-join at the end, both ways', value: end / 1000, unit: 'kB', goal: atMost(6, 2.5) },
  ];
}

async function crowd(stage: Stage): Promise<Figure[]> {
  const { laps: crowded, cost } = await bigTable(stage, 20, laps.big);
  return [
    { name: 'host tab, processor time per move, 10 guests', value: cost.host, unit: 'ms', goal: atMost(2, 0.3) },
    { name: 'guest tab, processor time per move', value: cost.guest, unit: 'ms' },
    { name: 'hosting alone, processor time per move, 10 guests', value: cost.host - cost.guest, unit: 'ms' },
    ...latency('10 players and 20 spectators', crowded, atMost(12, 3)),
  ];
}
