/** The inside of a contender's process: one round of its task for every number of microseconds it is sent. */
import { contenders, type Task, type Timing } from './contest.ts';

export async function serve(contender: string, name: string): Promise<void> {
  const { tasks } = await contenders[contender]!();
  const task = await tasks[name]!();
  process.on('message', async (slice: number) => {
    process.send!(await round(task, slice));
  });
  process.send!('ready');
}

async function round(task: Task, slice: number): Promise<Timing> {
  let done = 0;
  let us = 0;
  while (us < slice) {
    const run = task();
    const from = spent();
    done += await run();
    us += spent() - from;
  }
  return { done, us };
}

/** Processor time and not time of day: other programs on the machine then disturb little. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}
