/** `npm run bench [-- part…]`: runs the parts named, or all; prints their figures and keeps them in bench/latest.json, those of other parts as they were. */
import { readFileSync, writeFileSync } from 'node:fs';
import { engine } from './engine.ts';
import { serveThread } from './fairness/threads.ts';
import { fairness } from './fairness.ts';
import { type Figure, line, round } from './figure.ts';
import { motion } from './motion.ts';
import { network } from './network.ts';
import { page } from './page.ts';
import { serve } from './serve.ts';

const latest = 'bench/latest.json';

/** A new part is a file beside this one and a word here. */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]> | AsyncIterable<Figure>>> = {
  engine,
  network,
  fairness,
  page,
  motion,
};

async function bench(names: readonly string[]): Promise<void> {
  const measured: Figure[] = [];
  for (const name of names) {
    console.log(`Measuring ${name}…`);
    for await (const figure of await parts[name]!()) {
      console.log(line(figure));
      measured.push(figure);
    }
  }
  keep(measured);
}

function keep(measured: readonly Figure[]): void {
  const { figures: before } = JSON.parse(readFileSync(latest, 'utf8'));
  const figures = { ...before, ...Object.fromEntries(measured.map(({ name, ...figure }) => [name, figure])) };
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? round(value) : value);
  writeFileSync(latest, `${JSON.stringify({ node: process.version, figures }, rounded, 2)}\n`);
}

const [first, ...rest] = process.argv.slice(2);
const names = first === undefined ? Object.keys(parts) : [first, ...rest];
const unknown = names.find(name => !Object.hasOwn(parts, name));
if (first === '--contender') {
  await serve(rest[0]!, rest[1]!);
} else if (first === '--thread') {
  serveThread(rest);
} else if (unknown === undefined) {
  await bench(names);
} else {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}`);
  process.exitCode = 1;
}
