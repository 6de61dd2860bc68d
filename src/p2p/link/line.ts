/** A link that carries whole messages and knows whether the other side lives. Guards what comes in before anybody reads it. */
import type { After } from '../clock.ts';
import { makeEars } from './ears.ts';
import { goodbyeFrame, pingFrame, pongFrame } from './frames.ts';
import { makeFuses } from './fuses.ts';
import { smoothed } from './heartbeat.ts';
import { makeInbox } from './inbox.ts';
import { door, type Stage } from './limits.ts';
import { makeOutbox } from './outbox.ts';
import type { CloseWhy, Link, Sent } from './transport.ts';

export type { Stage } from './limits.ts';

export interface Line {
  /** One message, cut into chunks when it must be. Throws if it is longer than this side may send. */
  send(message: Uint8Array): Sent;
  onMessage(listener: (message: Uint8Array) => void): void;
  onClose(listener: (why: CloseWhy) => void): void;
  onDrain(listener: () => void): void;
  readonly queued: number;
  /** When the last frame of any kind came. */
  readonly heard: number;
  /** Smoothed round trip in ms; null before the first pong. */
  readonly rtt: number | null;
  ping(): void;
  /** Other limits from now on: the door has let them in. */
  allow(stage: Stage): void;
  /** Whoever reads the messages found a bad one. Too many close the line. */
  strike(reason: string): void;
  readonly strikes: ReadonlyMap<string, number>;
  binding(): Uint8Array;
  path(): ReturnType<Link['path']>;
  /** Leaves on purpose: the other side need not call it a loss. */
  goodbye(): void;
  close(why?: CloseWhy): void;
}

export interface LinePorts {
  /** Monotonic, in ms. */
  now(): number;
  readonly after: After;
}

export interface LineOptions {
  /** A link may open and stay mute. Whoever dialled sets this, and dials again when it closes for that. */
  readonly muteMs?: number;
}
export const MUTE_MS = 2000;

/** Each of these, when it burns down, closes the line for this reason. */
const fuseEnds = { door: 'protocol', mute: 'mute', chunks: 'protocol', slow: 'slow' } as const;
const chunksMs = 10_000;
const slowMs = 15_000;
/** How many pings may be on their way; older ones are forgotten. */
const maxPings = 64;

export function makeLine(link: Link, stage: Stage, { now, after }: LinePorts, { muteMs }: LineOptions = {}): Line {
  const ears = makeEars();
  const fuses = makeFuses<keyof typeof fuseEnds>(after, name => link.close(fuseEnds[name]));
  const pinged = new Map<number, number>();
  let farEnd = stage;
  let heard = now();
  let rtt: number | null = null;
  let pings = 0;

  const inbox = makeInbox({
    now,
    message(body) {
      if (ears.frame(body) === 'over') inbox.offend('unread', 'flood');
    },
    ping: seq => void link.send(pongFrame(seq)),
    pong(seq) {
      const sent = pinged.get(seq);
      if (sent !== undefined) rtt = smoothed(rtt, heard - sent);
      if (!pinged.delete(seq)) inbox.strike('stray-pong');
    },
    chunks: state => (state === 'begun' ? fuses.light('chunks', chunksMs) : fuses.putOut('chunks')),
    close: why => link.close(why),
  });
  const outbox = makeOutbox(link, {
    full: () => fuses.light('slow', slowMs),
    drained() {
      fuses.putOut('slow');
      ears.drained();
    },
  });
  const allow = (next: Stage) => {
    farEnd = next;
    inbox.allow(next);
    fuses.putOut('door');
    if (next === 'door') fuses.light('door', door.ms);
  };

  allow(stage);
  if (muteMs !== undefined) fuses.light('mute', muteMs);
  link.onFrame(frame => {
    heard = now();
    fuses.putOut('mute');
    inbox.receive(frame);
  });
  link.onClose(why => {
    fuses.putAllOut();
    ears.close(why);
  });
  return {
    send: message => outbox.send(message, farEnd === 'host' ? 'no-chunks' : 'chunks'),
    onMessage: ears.onFrame,
    onClose: ears.onClose,
    onDrain: ears.onDrain,
    get queued() {
      return link.queued + outbox.waiting;
    },
    get heard() {
      return heard;
    },
    get rtt() {
      return rtt;
    },
    ping() {
      pinged.set(pings, now());
      pinged.delete(pings - maxPings);
      link.send(pingFrame(pings++));
    },
    allow,
    strike: inbox.strike,
    strikes: inbox.strikes,
    binding: () => link.binding(),
    path: () => link.path(),
    goodbye() {
      link.send(goodbyeFrame());
      link.close('goodbye');
    },
    close: why => link.close(why),
  };
}
