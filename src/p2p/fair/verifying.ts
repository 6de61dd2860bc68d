/** Signatures checked somewhere else: both ends of a port, so that a slow device goes on painting. */
import type { Ed25519, Job } from './ed25519.ts';

/** One end of a worker or a message channel. */
export interface Port {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
}
interface Asked {
  readonly id: number;
  readonly jobs: readonly Job[];
}
interface Answered {
  readonly id: number;
  readonly verdicts: boolean[];
}

/** The far end: answers every batch. */
export function serveVerdicts(port: Port, { verifyAll }: Pick<Ed25519, 'verifyAll'>): void {
  port.onmessage = async ({ data }: MessageEvent<Asked>) => {
    const answer: Answered = { id: data.id, verdicts: await verifyAll(data.jobs) };
    port.postMessage(answer);
  };
}

/** The near end: looks like verifying here. */
export function verifyOver(port: Port): Ed25519['verifyAll'] {
  const waiting = new Map<number, (verdicts: boolean[]) => void>();
  let next = 0;
  port.onmessage = ({ data }: MessageEvent<Answered>) => {
    waiting.get(data.id)?.(data.verdicts);
    waiting.delete(data.id);
  };
  return jobs =>
    new Promise(done => {
      const id = next++;
      waiting.set(id, done);
      const asked: Asked = { id, jobs };
      port.postMessage(asked);
    });
}
