/** Who can be timed, and at what. Every task of every contender runs in a process of its own, so all load late. */

/** What is timed. Says how many things it did: inputs, games, forks. */
export type Run = () => number | Promise<number>;
/** Gets ready for one run, untimed. */
export type Task = () => Run;
/** By name: how to make a task. */
export type Tasks = Readonly<Record<string, () => Task | Promise<Task>>>;

/** A task that has nothing to get ready. */
export const again =
  (run: Run): Task =>
  () =>
    run;

export const contenders: Readonly<Record<string, () => Promise<{ readonly tasks: Tasks }>>> = {
  ours: () => import('./ours/tasks.ts'),
  'each game': () => import('./ours/each-game.ts'),
  boardgame: () => import('./boardgame/tasks.ts'),
  limit: () => import('./limit/tasks.ts'),
  fairness: () => import('./fairness/tasks.ts'),
};

/** What one round of a task took. */
export interface Timing {
  readonly done: number;
  readonly us: number;
}
