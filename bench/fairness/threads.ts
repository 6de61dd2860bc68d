/** What a page does in a Worker is done in a thread here: both ends. */
import { MessageChannel, type MessagePort, parentPort, Worker } from 'node:worker_threads';
import { gameById } from '../../src/engine/games/registry.ts';
import { type Ed25519, viaNative, viaTweetnacl } from '../../src/p2p/fair/ed25519.ts';
import { serveJudge } from '../../src/p2p/fair/judge/port.ts';
import { type Port, serveVerdicts } from '../../src/p2p/fair/verifying.ts';

const signatures: Readonly<Record<Ed25519['by'], () => Ed25519>> = {
  native: () => viaNative(globalThis.crypto.subtle),
  tweetnacl: () => viaTweetnacl,
};
type Work = `${'judge' | 'verify'} ${Ed25519['by']}`;
const jobs: Readonly<Record<string, (port: Port, ed: Ed25519) => void>> = {
  judge: (port, ed) =>
    serveJudge(
      port,
      id => gameById(id.split('/')[0]!),
      async () => ed,
    ),
  verify: serveVerdicts,
};

/** A thread of this very program that does nothing else. It does not keep the process alive. */
export function threadFor(work: Work): Port {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(process.argv[1]!, { argv: ['--thread', ...work.split(' ')] });
  worker.unref();
  worker.postMessage(port2, [port2]);
  return port1 as unknown as Port;
}

/** The inside of such a thread. */
export function serveThread([job = '', by = '']: readonly string[]): void {
  parentPort?.once('message', (port: MessagePort) => {
    jobs[job]!(port as unknown as Port, signatures[by as Ed25519['by']]());
  });
}
