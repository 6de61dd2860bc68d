/** A Worker for each check: matches are long apart. */
import { type Judge, judgeOver } from '../p2p/fair/judge/port.ts';
import { filesOver } from '../p2p/fair/receipt/check-file.ts';
import { maxFile } from '../p2p/fair/receipt/receipt.ts';
import type { CheckSaved } from '../ui/fair/check-page.tsx';

/** A Worker that does not even load says so to nobody but us. */
async function withWorker<T>(name: 'match' | 'files', then: (worker: Worker) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module', name });
  const failed = new Promise<never>((_, fail) => worker.addEventListener('error', () => fail(new Error('no checker'))));
  try {
    return await Promise.race([then(worker), failed]);
  } finally {
    worker.terminate();
  }
}

export const judge: Judge = (it, progress) => withWorker('match', worker => judgeOver(worker)(it, progress));

/** Nothing is sent anywhere; a file that is too big is not even read. */
export const checkSaved: CheckSaved = async (file, progress) => {
  if (file.size > maxFile) return { refused: 'too-big' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return withWorker('files', worker => filesOver(worker)(bytes, progress));
};
