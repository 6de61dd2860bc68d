/** Two ends of a link inside one page: for bots, practice and tests. Frames are copied and arrive later, as on a network. */
import type { Link } from './transport.ts';

export function makeLoopback(): readonly [Link, Link] {
  const ends = [makeEnd(), makeEnd()] as const;
  let open = true;
  const close = () => {
    if (!open) return;
    open = false;
    for (const end of ends) queueMicrotask(() => end.closed());
  };
  const link = (mine: End, theirs: End): Link => ({
    send(frame) {
      if (!open) return;
      const copy = frame.slice();
      queueMicrotask(() => open && theirs.frame(copy));
    },
    onFrame: listener => {
      mine.frame = listener;
    },
    onClose: listener => {
      mine.closed = listener;
    },
    close,
  });
  return [link(ends[0], ends[1]), link(ends[1], ends[0])];
}

interface End {
  frame: (frame: Uint8Array) => void;
  closed: () => void;
}
const makeEnd = (): End => ({ frame: () => {}, closed: () => {} });
