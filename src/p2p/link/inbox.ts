/** Reads the frames of a link: limits first, then the type byte, then chunks put together. Bad ones are counted by name. */
import { type Chunk, type Frame, makeReassembly, parseFrame } from './frames.ts';
import { badStrikes, type Guard, makeGuard, makeStrikes, type Stage } from './limits.ts';
import type { CloseWhy } from './transport.ts';

export interface InboxPorts {
  now(): number;
  message(body: Uint8Array): void;
  ping(seq: number): void;
  pong(seq: number): void;
  /** A message in chunks has begun, or is complete. */
  chunks(state: 'begun' | 'complete'): void;
  close(why: CloseWhy): void;
}

export interface Inbox {
  readonly strikes: ReadonlyMap<string, number>;
  receive(frame: Uint8Array): void;
  allow(stage: Stage): void;
  strike(reason: string): void;
  /** What cannot be made good by dropping it. */
  offend(reason: string, why: CloseWhy): void;
}

export function makeInbox(ports: InboxPorts): Inbox {
  const strikes = new Map<string, number>();
  const bad = makeStrikes(badStrikes.limit, badStrikes.withinMs);
  const reassembly = makeReassembly();
  let stage: Stage = 'door';
  let guard: Guard = makeGuard(stage, ports.now());

  const count = (reason: string) => {
    strikes.set(reason, (strikes.get(reason) ?? 0) + 1);
  };
  const strike = (reason: string) => {
    count(reason);
    if (bad.add(ports.now()) === 'out') ports.close('protocol');
  };
  const offend = (reason: string, why: CloseWhy) => {
    count(reason);
    ports.close(why);
  };

  const read = (frame: Frame) => {
    switch (frame.type) {
      case 'ping':
        return ports.ping(frame.seq);
      case 'pong':
        return ports.pong(frame.seq);
      case 'goodbye':
        return ports.close('goodbye');
      case 'chunk':
        return readChunk(frame);
      case 'whole':
        return reassembly.open ? offend('bad-chunk', 'protocol') : ports.message(frame.body);
    }
  };

  const readChunk = (chunk: Chunk) => {
    if (stage !== 'host') return offend('chunk', 'protocol');
    const got = reassembly.take(chunk);
    if (got === 'bad-chunk') return offend(got, 'protocol');
    if (got === 'more') return ports.chunks('begun');
    ports.chunks('complete');
    ports.message(got);
  };

  return {
    strikes,
    receive: frame => {
      const parsed = parseFrame(frame);
      const isBeat = typeof parsed === 'object' && (parsed.type === 'ping' || parsed.type === 'pong');
      const admission = guard.admit(isBeat ? 'ping' : 'message', frame.length, ports.now());
      if (admission === 'drop') return count('flood');
      if (admission !== 'ok') return offend(admission, admission);
      if (parsed === 'oversize') return offend(parsed, parsed);
      return typeof parsed === 'object' ? read(parsed) : strike(parsed);
    },
    allow(next) {
      stage = next;
      guard = makeGuard(next, ports.now());
    },
    strike,
    offend,
  };
}
