/** What this device brings to be fair: exact signatures, a place for the log, and a Worker that judges. */
import { makeGameShelf } from '../p2p/device/game-store.ts';
import type { Shelf } from '../p2p/device/shelf.ts';
import { bestEd25519, type Ed25519, viaTweetnacl } from '../p2p/fair/ed25519.ts';
import { verifyOver } from '../p2p/fair/verifying.ts';
import type { FairPorts } from '../p2p/room/fair-desk.ts';
import { judge } from './judging.ts';

/** Where the browser's own signatures are not exact, ours are slow: then they are checked beside the page. */
async function signatures(): Promise<Ed25519> {
  const best = await bestEd25519(isSecureContext ? crypto.subtle : null);
  if (best.by === 'native') return best;
  const worker = new Worker(new URL('../p2p/fair/verify.worker.ts', import.meta.url), { type: 'module' });
  return { ...viaTweetnacl, verifyAll: verifyOver(worker) };
}
let ed: Promise<Ed25519> | null = null;

/** The benchmark also builds a page that writes nothing down, to measure the table alone; what people get always does. */
const isPlain = import.meta.env.MODE === 'plain';

export function fairPorts(shelf: Shelf, code: string, status: FairPorts['status']): FairPorts | null {
  if (isPlain) return null;
  ed ??= signatures();
  return { ed, shelf: makeGameShelf(shelf, code), judge, status };
}
