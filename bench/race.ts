/** Lets tasks run in turn, each in a process of its own: in a common one they would slow each other down. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Timing } from './contest.ts';

export interface Entry {
  readonly contender: string;
  readonly task: string;
}

/** Microseconds per thing done, round by round. */
export type Lap = readonly number[];

const usually = 15;
/** Microseconds of processor time: until all code is compiled, and per round. */
const warmUp = 1_500_000;
const slice = 200_000;

/** Every round runs every entry once, so that a busy moment of the machine hits them all. */
export async function race<E extends string>(
  entries: Readonly<Record<E, Entry>>,
  rounds = usually,
): Promise<Readonly<Record<E, Lap>>> {
  const names = Object.keys(entries) as E[];
  const laps = Object.fromEntries(names.map(name => [name, []])) as unknown as Record<E, number[]>;
  const racers: { readonly child: ChildProcess; readonly lap: number[] }[] = [];
  for (const name of names) racers.push({ child: await begin(entries[name]), lap: laps[name] });
  for (const { child } of racers) await run(child, warmUp);
  for (let round = 0; round < rounds; round++) {
    for (const { child, lap } of racers) lap.push(await run(child, slice));
  }
  for (const { child } of racers) child.kill();
  return laps;
}

/** In a pause V8 shrinks the space for new objects, and who makes many of them pays for it later. */
const execArgv = ['--min-semi-space-size=16'];

async function begin({ contender, task }: Entry): Promise<ChildProcess> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const child = fork(process.argv[1]!, ['--contender', contender, task], { env, execArgv });
  await reply(child);
  return child;
}

async function run(child: ChildProcess, us: number): Promise<number> {
  child.send(us);
  const timing = (await reply(child)) as Timing;
  return timing.us / timing.done;
}

/** The next message. A process that ends instead is a bug and ends the benchmark. */
async function reply(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const end = () => ended.abort();
  child.once('exit', end);
  const [message] = await once(child, 'message', { signal: ended.signal });
  child.off('exit', end);
  return message;
}

export const median = (lap: Lap): number => [...lap].sort((a, b) => a - b)[lap.length >> 1]!;
export const best = (lap: Lap): number => Math.min(...lap);
/** Round by round, so that both sides of each ratio were measured in the same moment. */
export const ratio = (long: Lap, short: Lap): number => median(long.map((us, round) => us / short[round]!));
