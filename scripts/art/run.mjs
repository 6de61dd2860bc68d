// `node scripts/art/run.mjs [folder]`: draws contact sheets of all art and the pictures of the page itself into a folder.
import { ensureInstalled } from '../lib/install.mjs';
import { main, runBundled } from '../lib/run.mjs';

main(async () => {
  await ensureInstalled();
  return runBundled('scripts/art/sheet.ts', process.argv.slice(2));
});
