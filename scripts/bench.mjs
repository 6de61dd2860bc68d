// `npm run bench`: bundles bench/main.ts and runs it with the arguments given.
import { ensureInstalled } from './lib/install.mjs';
import { main, runBundled } from './lib/run.mjs';

main(async () => {
  await ensureInstalled();
  return runBundled('bench/main.ts', process.argv.slice(2));
});
