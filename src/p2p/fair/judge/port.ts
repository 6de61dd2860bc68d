/** The whole check somewhere else: both ends of a port, so that the page stays quick while a match is replayed. */
import type { Ed25519 } from '../ed25519.ts';
import type { Port } from '../verifying.ts';
import type { Case } from './case.ts';
import { type Heard, judge, type Progress, type RulesOf } from './judge.ts';

interface Asked {
  readonly id: number;
  readonly it: Case;
}
type Told =
  | { readonly id: number; readonly done: number; readonly of: number }
  | { readonly id: number; readonly heard: Heard }
  | { readonly id: number; readonly broken: string };

/** The far end: judges whatever comes. */
export function serveJudge(port: Port, rulesOf: RulesOf, ed: () => Promise<Pick<Ed25519, 'verifyAll'>>): void {
  const tell = (told: Told) => port.postMessage(told);
  port.onmessage = async ({ data: { id, it } }: MessageEvent<Asked>) => {
    try {
      const heard = await judge(it, rulesOf, await ed(), (done, of) => tell({ id, done, of }));
      tell({ id, heard });
    } catch (error) {
      tell({ id, broken: String(error) });
    }
  };
}

export type Judge = (it: Case, progress?: Progress) => Promise<Heard>;

/** The near end: looks like judging here. */
export function judgeOver(port: Port): Judge {
  const waiting = new Map<number, (told: Told) => void>();
  let next = 0;
  port.onmessage = ({ data }: MessageEvent<Told>) => waiting.get(data.id)?.(data);
  return (it, progress = () => {}) =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, told => {
        if ('done' in told) return progress(told.done, told.of);
        waiting.delete(id);
        if ('heard' in told) resolve(told.heard);
        else reject(new Error(told.broken));
      });
      const asked: Asked = { id, it };
      port.postMessage(asked);
    });
}
