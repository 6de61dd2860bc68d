/** Two ends of a link inside one page: for bots, practice and tests. Frames are copied and arrive later, as on a network. */
import type { After } from '../clock.ts';
import { makeEars } from './ears.ts';
import { HIGH_WATER, type Link, LOW_WATER, MAX_FRAME } from './transport.ts';

export type Side = 0 | 1;

/** A loopback with a network in between that can be made bad. Whatever is held back arrives in order when it can again. */
export interface Wire {
  readonly ends: readonly [Link, Link];
  /** Loses the next frames sent by this end. */
  drop(from: Side, frames: number): void;
  /** Nothing passes, and nobody is told. */
  cut(): void;
  mend(): void;
  /** This end's page stands still: it hears nothing. */
  freeze(end: Side): void;
  thaw(end: Side): void;
  /** Both ends learn that there is no way any more. */
  fail(): void;
}

export interface WireOptions {
  readonly after?: After;
  /** One way, in ms; needs `after`. */
  readonly delay?: number;
  readonly label?: string;
}

export const makeLoopback = (): readonly [Link, Link] => makeWire().ends;

export function makeWire({ after, delay = 0, label = 'loopback' }: WireOptions = {}): Wire {
  const later = after && delay > 0 ? (then: () => void) => void after(delay, then) : queueMicrotask;
  const ears = [makeEars(), makeEars()] as const;
  const pipes = [makePipe(ears[1].frame, ears[0].drained, later), makePipe(ears[0].frame, ears[1].drained, later)];
  let open = true;

  const end = (mine: Side): Link => {
    const theirs = mine === 0 ? 1 : 0;
    return {
      kind: 'loopback',
      label,
      get queued() {
        return pipes[mine]!.queued;
      },
      send: frame => (open ? pipes[mine]!.send(frame) : 'closed'),
      onFrame: ears[mine].onFrame,
      onDrain: ears[mine].onDrain,
      onClose: ears[mine].onClose,
      binding: () => new Uint8Array(32),
      path: async () => 'local',
      close(why = 'local') {
        if (!open) return ears[mine].close(why);
        open = false;
        ears[mine].close(why);
        // Behind the frames that are under way.
        pipes[mine]!.end(() => ears[theirs].close('remote'));
      },
    };
  };
  const hold = (reason: Hold, ...held: Side[]) => {
    for (const side of held) pipes[side]!.hold(reason);
  };
  const release = (reason: Hold, ...held: Side[]) => {
    for (const side of held) pipes[side]!.release(reason);
  };
  return {
    ends: [end(0), end(1)],
    drop: (from, frames) => pipes[from]!.drop(frames),
    cut: () => hold('cut', 0, 1),
    mend: () => release('cut', 0, 1),
    freeze: side => hold('frozen', side === 0 ? 1 : 0),
    thaw: side => release('frozen', side === 0 ? 1 : 0),
    fail() {
      open = false;
      for (const side of ears) side.close('ice-failed');
    },
  };
}

type Hold = 'cut' | 'frozen';
type Piece = { readonly frame: Uint8Array } | { readonly last: () => void };

/** One direction. */
function makePipe(deliver: (frame: Uint8Array) => void, drained: () => void, later: (then: () => void) => void) {
  const holds = new Set<Hold>();
  /** On their way, and arrived but held back. */
  const flying: Piece[] = [];
  let queued = 0;
  let lost = 0;
  let isFull = false;
  /** How many may be delivered: their time has come. */
  let due = 0;

  const pump = () => {
    while (holds.size === 0 && due > 0) {
      due -= 1;
      const piece = flying.shift();
      if (!piece) return;
      if ('last' in piece) return piece.last();
      queued -= piece.frame.length;
      deliver(piece.frame);
    }
    if (!isFull || queued >= LOW_WATER) return;
    isFull = false;
    drained();
  };
  const fly = (piece: Piece) => {
    flying.push(piece);
    later(() => {
      due += 1;
      pump();
    });
  };
  return {
    get queued() {
      return queued;
    },
    send(frame: Uint8Array) {
      if (frame.length > MAX_FRAME) throw new RangeError(`a frame of ${frame.length} bytes is too long`);
      if (queued >= HIGH_WATER) {
        isFull = true;
        return 'full' as const;
      }
      if (lost > 0) {
        lost -= 1;
        return 'ok' as const;
      }
      queued += frame.length;
      fly({ frame: frame.slice() });
      return 'ok' as const;
    },
    end: (last: () => void) => fly({ last }),
    drop(frames: number) {
      lost += frames;
    },
    hold: (reason: Hold) => void holds.add(reason),
    release(reason: Hold) {
      holds.delete(reason);
      pump();
    },
  };
}
