// `npm run bench`: installs what it compares with, bundles bench/main.ts and runs it with the arguments given.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { main, PlainError, ROOT, run, runBundled } from './lib/run.mjs';

main(async () => {
  await ensureInstalled();
  await ensureRivalInstalled();
  return runBundled('bench/main.ts', process.argv.slice(2));
});

/** boardgame.io is a package of bench/ alone: nobody else should have to download it. */
async function ensureRivalInstalled() {
  if (existsSync(path.join(ROOT, 'bench/node_modules/boardgame.io'))) return;
  console.log('Installing boardgame.io to compare with…');
  const args = ['ci', '--prefix', 'bench', '--no-fund', '--no-audit', '--loglevel=error'];
  const code = await run('npm', args, { shell: process.platform === 'win32' });
  if (code !== 0)
    throw new PlainError('boardgame.io could not be installed. Check the network, then run: npm ci --prefix bench');
}
