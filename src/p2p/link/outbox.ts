/** Sends messages over a link frame by frame; what a full link does not take of a message waits for the drain. */
import { cut, MAX_SMALL_MESSAGE } from './frames.ts';
import type { Link, Sent } from './transport.ts';

/** Guests may not send chunks: their hosts would close the line. */
export type Chunks = 'chunks' | 'no-chunks';

export interface OutboxPorts {
  /** The link takes no more. */
  full(): void;
  /** Everything that waited is out. */
  drained(): void;
}

export interface Outbox {
  readonly waiting: number;
  send(message: Uint8Array, chunks: Chunks): Sent;
}

export function makeOutbox(link: Link, ports: OutboxPorts): Outbox {
  let rest: Uint8Array[] = [];
  let numbers = 0;

  /** Sends as much as the link takes and gives the last answer. */
  const push = (): Sent => {
    while (rest.length > 0) {
      const sent = link.send(rest[0]!);
      if (sent !== 'ok') return sent;
      rest.shift();
    }
    return 'ok';
  };
  const full = (): Sent => {
    ports.full();
    return 'full';
  };
  link.onDrain(() => {
    if (push() === 'ok') ports.drained();
  });
  return {
    get waiting() {
      return rest.reduce((sum, frame) => sum + frame.length, 0);
    },
    send(message, chunks) {
      if (chunks === 'no-chunks' && message.length > MAX_SMALL_MESSAGE)
        throw new RangeError(`a guest's message of ${message.length} bytes is too long`);
      if (rest.length > 0) return full();
      rest = cut(message, numbers++);
      const count = rest.length;
      const sent = push();
      // Half a message has to be finished; one of which nothing is out was not taken.
      if (sent === 'ok' || (sent === 'full' && rest.length < count)) return 'ok';
      rest = [];
      return sent === 'full' ? full() : sent;
    },
  };
}
