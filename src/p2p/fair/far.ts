/** Work that is done somewhere else, with word of how far it is: both ends of a port, so that the page stays quick. */
import type { Port } from './verifying.ts';

export type Progress = (done: number, of: number) => void;
type Told<A> =
  | { readonly id: number; readonly done: number; readonly of: number }
  | { readonly id: number; readonly answer: A }
  | { readonly id: number; readonly broken: string };

/** The far end: works on whatever comes. */
export function serve<Q, A>(port: Port, work: (question: Q, progress: Progress) => Promise<A>): void {
  const tell = (told: Told<A>) => port.postMessage(told);
  port.onmessage = async ({ data: { id, question } }: MessageEvent<{ id: number; question: Q }>) => {
    try {
      const answer = await work(question, (done, of) => tell({ id, done, of }));
      tell({ id, answer });
    } catch (error) {
      tell({ id, broken: String(error) });
    }
  };
}

/** The near end: looks like working here. */
export function workOver<Q, A>(port: Port): (question: Q, progress?: Progress) => Promise<A> {
  const waiting = new Map<number, (told: Told<A>) => void>();
  let next = 0;
  port.onmessage = ({ data }: MessageEvent<Told<A>>) => waiting.get(data.id)?.(data);
  return (question, progress = () => {}) =>
    new Promise((resolve, reject) => {
      const id = next++;
      waiting.set(id, told => {
        if ('done' in told) return progress(told.done, told.of);
        waiting.delete(id);
        if ('answer' in told) resolve(told.answer);
        else reject(new Error(told.broken));
      });
      port.postMessage({ id, question });
    });
}
