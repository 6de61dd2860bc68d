/** `npm run bench [-- part…]`: runs the parts named, or all; prints their figures and keeps them in bench/latest.json. */
import { writeFileSync } from 'node:fs';
import { engine } from './engine.ts';
import { fairness } from './fairness.ts';
import { type Figure, line, round } from './figure.ts';
import { motion } from './motion.ts';
import { network } from './network.ts';
import { serve } from './serve.ts';

/** A new part is a file beside this one and a word here. */
const parts: Readonly<Record<string, () => Promise<readonly Figure[]>>> = { engine, network, fairness, motion };

async function bench(names: readonly string[]): Promise<void> {
  const measured: Figure[] = [];
  for (const name of names) {
    console.log(`Measuring ${name}…`);
    const figures = await parts[name]!();
    for (const figure of figures) console.log(line(figure));
    measured.push(...figures);
  }
  keep(measured);
}

function keep(measured: readonly Figure[]): void {
  const figures = Object.fromEntries(measured.map(({ name, ...figure }) => [name, figure]));
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? round(value) : value);
  writeFileSync('bench/latest.json', `${JSON.stringify({ node: process.version, figures }, rounded, 2)}\n`);
}

const [first, ...rest] = process.argv.slice(2);
const names = first === undefined ? Object.keys(parts) : [first, ...rest];
const unknown = names.find(name => !Object.hasOwn(parts, name));
if (first === '--contender') {
  await serve(rest[0]!, rest[1]!);
} else if (unknown === undefined) {
  await bench(names);
} else {
  console.error(`There is no part "${unknown}". Parts: ${Object.keys(parts).join(', ')}`);
  process.exitCode = 1;
}
