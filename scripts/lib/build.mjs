// Builds dist/ with vite, but only when something that goes into it has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE, PlainError, ROOT, runTool } from './run.mjs';

export const DIST = path.join(ROOT, 'dist');
/** The same page without a journal, for the benchmark alone. */
export const PLAIN = path.join(CACHE, 'plain');
const INPUTS = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/** @param {string} [dir] DIST or PLAIN */
export async function ensureBuilt(dir = DIST) {
  const stamp = path.join(dir, '.stamp');
  // Taken before the build: a file saved while it runs makes the next start build again.
  const wanted = hashInputs();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === wanted) return;

  console.log('Building…');
  const where = dir === PLAIN ? ['--mode', 'plain', '--outDir', PLAIN, '--emptyOutDir'] : [];
  // vitest sets NODE_ENV=test, which would otherwise change what is built.
  const code = await runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn', ...where], { NODE_ENV: 'production' });
  if (code !== 0) throw new PlainError('The build failed; the lines above say where.');
  // vite empties the folder first, so a failed build leaves no stamp behind.
  writeFileSync(stamp, `${wanted}\n`);
}

function hashInputs() {
  const hash = createHash('sha256');
  /** @param {string} name path from the root, with forward slashes */
  const add = name => {
    const full = path.join(ROOT, name);
    const stat = statSync(full, { throwIfNoEntry: false });
    if (!stat) return;
    if (stat.isDirectory()) {
      for (const entry of readdirSync(full).sort()) add(`${name}/${entry}`);
    } else {
      const content = readFileSync(full);
      // The length keeps the end of one file and the name of the next apart.
      hash.update(`${name}\0${content.length}\0`).update(content);
    }
  };
  for (const name of INPUTS) add(name);
  return hash.digest('hex');
}
