// Which rules these are: pages with different rules cannot play together, nor replay each other's games.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run.mjs';

const RULES = path.join(ROOT, 'src/engine');

export function engineId() {
  const hash = createHash('sha256');
  const files = readdirSync(RULES, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  for (const name of files.sort()) hash.update(name).update(readFileSync(path.join(RULES, name)));
  return hash.digest('hex').slice(0, 8);
}
