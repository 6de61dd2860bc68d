import { tasks } from './fairness/tasks.ts';
const task = await tasks[process.argv[2]!]!();
for (let n = 0; n < Number(process.argv[3] ?? 10); n++) await task()();
const c0 = process.cpuUsage(); const t0 = performance.now();
let done = 0;
for (let n = 0; n < Number(process.argv[3] ?? 10); n++) done += await task()();
const c = process.cpuUsage(c0);
console.log(process.argv[2], 'per thing us cpu', ((c.user + c.system) / done).toFixed(1), 'wall', (((performance.now() - t0) * 1000) / done).toFixed(1), done);
