// `npm run verify -- FILE`: bundles scripts/verify/main.ts and has it check a saved game. Exit code: 0 fair, 1 somebody
// cheated, 2 not verified or not readable.
import { engineId } from './lib/engine-id.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, PlainError, runBundled } from './lib/run.mjs';

main(async () => {
  try {
    await ensureInstalled();
    // npm goes to the root of the repository; a file is named from where the person stands.
    const from = process.env.INIT_CWD ?? process.cwd();
    return await runBundled('scripts/verify/main.ts', [engineId(), from, ...process.argv.slice(2)]);
  } catch (error) {
    // 1 would accuse somebody.
    console.error(error instanceof PlainError ? error.message : error);
    return 2;
  }
});
