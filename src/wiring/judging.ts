/** Checks beside the page: of the match that was played, and of saved ones. */
import { type Judge, judgeOver } from '../p2p/fair/judge/port.ts';
import { filesOver } from '../p2p/fair/receipt/check-file.ts';
import { maxFile } from '../p2p/fair/receipt/receipt.ts';
import type { SavedChecker } from '../ui/fair/check-page.tsx';

const startWorker = (name: 'match' | 'files'): Worker =>
  new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module', name });

/** A Worker that does not even load says so to nobody but us. */
function failureOf(worker: Worker): Promise<never> {
  const failed = new Promise<never>((_, fail) => worker.addEventListener('error', () => fail(new Error('no checker'))));
  failed.catch(() => {});
  return failed;
}

/** A Worker for each match: they are long apart. */
export const judge: Judge = async (it, progress) => {
  const worker = startWorker('match');
  try {
    return await Promise.race([judgeOver(worker)(it, progress), failureOf(worker)]);
  } finally {
    worker.terminate();
  }
};

/** Ready before there is a file, so that the check itself needs no network. A file that is too big is not even read. */
export function openFileChecker(): SavedChecker {
  const worker = startWorker('files');
  const failed = failureOf(worker);
  const check = filesOver(worker);
  return {
    async check(file, progress) {
      if (file.size > maxFile) return { refused: 'too-big' };
      const bytes = new Uint8Array(await file.arrayBuffer());
      return Promise.race([check(bytes, progress), failed]);
    },
    close: () => worker.terminate(),
  };
}
