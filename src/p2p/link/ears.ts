/** The listening half of a link: one listener each, nothing lost that comes before it, the end told exactly once. */
import type { CloseWhy, Link } from './transport.ts';

export interface Ears extends Pick<Link, 'onFrame' | 'onDrain' | 'onClose'> {
  /** A frame came in. 'over' when too many wait for a listener that never came. */
  frame(frame: Uint8Array): 'ok' | 'over';
  drained(): void;
  /** Only the first call counts; no frame comes in after it. */
  close(why: CloseWhy): void;
}

/** Enough for everything a peer may say before somebody listens. */
const maxWaiting = 64;

export function makeEars(): Ears {
  let hear: ((frame: Uint8Array) => void) | null = null;
  let waiting: Uint8Array[] = [];
  let drain = () => {};
  let closed: CloseWhy | null = null;
  let tell: ((why: CloseWhy) => void) | null = null;

  const flush = () => {
    const frames = waiting;
    waiting = [];
    // What the other side said before it left is still worth hearing.
    for (const frame of frames) if (!closed || closed === 'remote') hear?.(frame);
  };
  const tellLater = () => {
    if (!closed || !tell) return;
    const [why, told] = [closed, tell];
    tell = () => {};
    queueMicrotask(() => told(why));
  };
  return {
    frame(frame) {
      if (closed) return 'ok';
      if (hear && waiting.length === 0) hear(frame);
      else waiting.push(frame);
      return waiting.length > maxWaiting ? 'over' : 'ok';
    },
    drained: () => drain(),
    close(why) {
      if (closed) return;
      closed = why;
      tellLater();
    },
    onFrame(listener) {
      if (!hear) queueMicrotask(flush);
      hear = listener;
    },
    onDrain(listener) {
      drain = listener;
    },
    onClose(listener) {
      const isTold = closed && tell;
      tell = listener;
      if (!isTold) tellLater();
    },
  };
}
