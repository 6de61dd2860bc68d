/** How a message becomes frames and frames a message again: one type byte, then the body. Knows limits, no clock, no link. */
import { MAX_FRAME } from './transport.ts';

/** The longest message a host may send; it needs at most MAX_CHUNKS frames. */
export const MAX_MESSAGE = 256 * 1024;
/** The longest message of a guest: it fits into one frame, so guests never need chunks. */
export const MAX_SMALL_MESSAGE = MAX_FRAME - 1;
export const MAX_CHUNKS = 17;

const WHOLE = 0x01;
const CHUNK = 0x02;
const PING = 0x10;
const PONG = 0x11;
const GOODBYE = 0x1f;

const chunkHeader = 7;
/** Every chunk but the last is exactly this long, so that a chunk cut short cannot pass. */
const chunkBody = MAX_FRAME - chunkHeader;

export interface Chunk {
  readonly type: 'chunk';
  readonly message: number;
  readonly index: number;
  readonly count: number;
  readonly body: Uint8Array;
}
export type Frame =
  | { readonly type: 'whole'; readonly body: Uint8Array }
  | Chunk
  | { readonly type: 'ping'; readonly seq: number }
  | { readonly type: 'pong'; readonly seq: number }
  | { readonly type: 'goodbye' };
export type BadFrame = 'oversize' | 'no-bytes' | 'bad-ping' | 'bad-goodbye' | 'bad-chunk' | 'unknown-frame';

/** What came in, or the name of what is wrong with it. Looks at the length and the first bytes only. */
export function parseFrame(frame: Uint8Array): Frame | BadFrame {
  if (frame.length > MAX_FRAME) return 'oversize';
  if (frame.length === 0) return 'no-bytes';
  if (frame[0] === WHOLE) return { type: 'whole', body: frame.subarray(1) };
  if (frame[0] === CHUNK) return parseChunk(frame);
  if (frame[0] === PING || frame[0] === PONG) {
    if (frame.length !== 5) return 'bad-ping';
    return { type: frame[0] === PING ? 'ping' : 'pong', seq: viewOf(frame).getUint32(1) };
  }
  if (frame[0] !== GOODBYE) return 'unknown-frame';
  return frame.length === 1 ? { type: 'goodbye' } : 'bad-goodbye';
}

function parseChunk(frame: Uint8Array): Chunk | BadFrame {
  if (frame.length <= chunkHeader) return 'bad-chunk';
  const view = viewOf(frame);
  const [message, index, count] = [view.getUint16(1), view.getUint16(3), view.getUint16(5)];
  if (count < 2 || count > MAX_CHUNKS || index >= count) return 'bad-chunk';
  if (index < count - 1 && frame.length !== MAX_FRAME) return 'bad-chunk';
  return { type: 'chunk', message, index, count, body: frame.subarray(chunkHeader) };
}

export const pingFrame = (seq: number): Uint8Array => beat(PING, seq);
export const pongFrame = (seq: number): Uint8Array => beat(PONG, seq);
export const goodbyeFrame = (): Uint8Array => Uint8Array.of(GOODBYE);

function beat(type: number, seq: number): Uint8Array {
  const frame = new Uint8Array(5);
  frame[0] = type;
  viewOf(frame).setUint32(1, seq);
  return frame;
}

/** The frames of one message, in the order they have to be sent. `number` tells messages in chunks apart. */
export function cut(message: Uint8Array, number: number): Uint8Array[] {
  if (message.length > MAX_MESSAGE) throw new RangeError(`a message of ${message.length} bytes is too long`);
  if (message.length <= MAX_SMALL_MESSAGE) return [withHeader([WHOLE], message)];
  const count = Math.ceil(message.length / chunkBody);
  return Array.from({ length: count }, (_, index) => {
    const header = new Uint8Array(chunkHeader);
    header[0] = CHUNK;
    for (const [at, value] of [number % 0x10000, index, count].entries()) viewOf(header).setUint16(1 + at * 2, value);
    return withHeader(header, message.subarray(index * chunkBody, (index + 1) * chunkBody));
  });
}

function withHeader(header: ArrayLike<number>, body: Uint8Array): Uint8Array {
  const frame = new Uint8Array(header.length + body.length);
  frame.set(header);
  frame.set(body, header.length);
  return frame;
}

export interface Reassembly {
  /** A message has begun and is not complete. */
  readonly open: boolean;
  /** The message when this chunk completes it; 'more' when it does not; 'bad-chunk' when it does not belong here. */
  take(chunk: Chunk): Uint8Array | 'more' | 'bad-chunk';
}

/** One message at a time; never holds more than MAX_MESSAGE bytes. */
export function makeReassembly(): Reassembly {
  let parts: Uint8Array[] = [];
  let first: Chunk | null = null;
  const belongs = (chunk: Chunk) =>
    chunk.index === parts.length && (!first || (chunk.message === first.message && chunk.count === first.count));
  return {
    get open() {
      return first !== null;
    },
    take(chunk) {
      if (!belongs(chunk)) return 'bad-chunk';
      first ??= chunk;
      parts.push(chunk.body);
      if (parts.length < chunk.count) return 'more';
      const whole = join(parts);
      parts = [];
      first = null;
      return whole.length > MAX_MESSAGE ? 'bad-chunk' : whole;
    },
  };
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
