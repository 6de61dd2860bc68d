/** Time that goes on in a hidden page: timers from a Worker, which browsers do not slow down as they do a page's own. */
import { type After, realAfter } from '../clock.ts';

export interface Ticker {
  readonly after: After;
  /** Monotonic, in ms. */
  now(): number;
  /** Calls back every second until stopped. */
  every(then: () => void): () => void;
  stop(): void;
}

interface Alarm {
  readonly at: number;
  readonly then: () => void;
}

const tickMs = 1000;
const source = 'onmessage=({data:[id,ms]})=>setTimeout(()=>postMessage(id),ms)';

export function makeTicker(): Ticker {
  const alarms = new Map<number, Alarm>();
  let worker = startWorker();
  let ids = 0;
  const now = () => performance.now();

  const ring = (id: number) => {
    const alarm = alarms.get(id);
    alarms.delete(id);
    alarm?.then();
  };
  const set = (id: number, ms: number) => {
    if (worker) worker.postMessage([id, ms]);
    else realAfter(ms, () => ring(id));
  };
  const after: After = (ms, then) => {
    const id = ids++;
    alarms.set(id, { at: now() + ms, then });
    set(id, ms);
    return () => alarms.delete(id);
  };
  worker?.addEventListener('message', ({ data }: MessageEvent<number>) => ring(data));
  // A page whose rules forbid such a Worker learns it only now.
  worker?.addEventListener('error', () => {
    worker = null;
    for (const [id, { at }] of alarms) set(id, Math.max(0, at - now()));
  });
  return {
    after,
    now,
    every(then) {
      let cancel = () => {};
      const next = () => {
        cancel = after(tickMs, () => {
          next();
          then();
        });
      };
      next();
      return () => cancel();
    },
    stop() {
      alarms.clear();
      worker?.terminate();
    },
  };
}

/** Null where there is no Worker at all: the page's own timers are better than none. */
function startWorker(): Worker | null {
  try {
    return new Worker(URL.createObjectURL(new Blob([source], { type: 'text/javascript' })));
  } catch {
    return null;
  }
}
