import { median } from '../race.ts';
import { live } from './live.ts';
import { serveThread } from './threads.ts';

if (process.argv[2] === '--thread') serveThread(process.argv.slice(3));
else {
  for (const [j, by] of [
    ['none', 'native'],
    ['kept', 'native'],
    ['none', 'native'],
    ['kept', 'native'],
    ['kept', 'tweetnacl'],
  ] as const) {
    const t = performance.now();
    const l = await live(j, by, by === 'tweetnacl' ? 16 : 999);
    console.log(
      j,
      by,
      'press p50',
      median(l.presses).toFixed(2),
      'n',
      l.presses.length,
      'draws p50',
      l.draws.length ? median(l.draws).toFixed(2) : '-',
      'n',
      l.draws.length,
      'bytes',
      Math.round(l.bytes),
      'moves',
      l.moves,
      'took',
      Math.round(performance.now() - t),
    );
  }
  process.exit(0);
}
