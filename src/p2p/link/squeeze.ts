/**
 * Most of a message was said before on the same line. Here it is told by where: literal bytes in turn with pieces of what
 * both ends remember. Pure; whoever sends tells it when a message did not go out.
 */

/** The first byte of a squeezed message: with an empty memory, or on top of what was said. No JSON begins like this. */
const fresh = 0x7c;
const more = 0x7d;
export const isSqueezed = (message: Uint8Array): boolean => message[0] === fresh || message[0] === more;

/** What both ends remember; when it is full, the older half is forgotten. */
const memorySize = 1 << 15;
const kept = memorySize / 2;
/** Longer messages go out as they are. */
const longest = memorySize - kept;
const shortestPiece = 4;
/** How many places are tried for the longest piece. */
const tries = 8;
/** No longer one is looked for. */
const enough = 64;

interface Memory {
  readonly bytes: Uint8Array;
  length: number;
}
const emptyMemory = (): Memory => ({ bytes: new Uint8Array(memorySize), length: 0 });

/** Makes room for a message. True: what is left has other places now. */
function makeRoom(memory: Memory, size: number): boolean {
  if (memory.length + size <= memorySize) return false;
  memory.bytes.copyWithin(0, memory.length - kept, memory.length);
  memory.length = kept;
  return true;
}

// ── Sending ──────────────────────────────────────────────────────────────────

export interface Squeezer {
  squeezed(message: Uint8Array): Uint8Array;
  /** The other end may not have what was said: begin anew. */
  forget(): void;
}

export function makeSqueezer(): Squeezer {
  const memory = emptyMemory();
  const places = makePlaces(memory.bytes);
  let isFresh = true;

  /** The place and size of the longest piece found that goes on like this. */
  let [from, size] = [0, 0];
  const { bytes } = memory;
  function find(at: number, end: number): void {
    size = 0;
    let place = places.newest(at);
    for (let n = 0; n < tries && place > 0 && place < at && size < enough; n++) {
      let same = 0;
      while (at + same < end && bytes[place + same] === bytes[at + same]) same++;
      if (same > size) [from, size] = [place, same];
      place = places.before(place);
    }
  }

  return {
    squeezed(message) {
      if (message.length > longest) return message;
      if (makeRoom(memory, message.length)) places.index(memory.length);
      const start = memory.length;
      const end = start + message.length;
      bytes.set(message, start);
      memory.length = end;
      const out: number[] = [isFresh ? fresh : more];
      isFresh = false;
      addNumber(out, message.length);
      let literal = start;
      const say = (until: number) => {
        addNumber(out, until - literal);
        for (; literal < until; literal++) out.push(bytes[literal] ?? 0);
      };
      for (let at = start; at < end; ) {
        find(at, end);
        const next = at + (size < shortestPiece ? 1 : size);
        if (size >= shortestPiece) {
          say(at);
          addNumber(out, size);
          addNumber(out, at - from);
          literal = next;
        }
        for (; at < next; at++) places.add(at, end);
      }
      if (literal < end) say(end);
      return Uint8Array.from(out);
    },
    forget() {
      memory.length = 0;
      places.index(0);
      isFresh = true;
    },
  };
}

/** Where the same four bytes stand. Place 0 means nowhere. */
function makePlaces(bytes: Uint8Array) {
  const newest = new Uint16Array(1 << 12);
  const before = new Uint16Array(memorySize);
  const key = (at: number) => {
    const four =
      (bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24);
    return Math.imul(four, 0x9e3779b1) >>> 20;
  };
  const add = (at: number, end: number) => {
    if (at + shortestPiece > end) return;
    const it = key(at);
    before[at] = newest[it] ?? 0;
    newest[it] = at;
  };
  return {
    add,
    newest: (at: number) => newest[key(at)] ?? 0,
    before: (place: number) => before[place] ?? 0,
    index(length: number) {
      newest.fill(0);
      for (let at = 1; at < length; at++) add(at, length);
    },
  };
}

/** Seven bits to a byte, the lowest first. */
function addNumber(out: number[], value: number): void {
  let rest = value;
  for (; rest > 127; rest >>= 7) out.push((rest & 127) | 128);
  out.push(rest);
}

// ── Hearing ──────────────────────────────────────────────────────────────────

/** Null: it makes no sense, and nothing after it does until the other end begins anew. */
export type Unsqueezed = (message: Uint8Array) => Uint8Array | null;

export function makeUnsqueezer(): Unsqueezed {
  const memory = emptyMemory();
  let isLost = true;
  return message => {
    if (!isSqueezed(message)) return message;
    if (message[0] === fresh) {
      memory.length = 0;
      isLost = false;
    }
    const body = isLost ? null : read(memory, message);
    isLost = body === null;
    return body;
  };
}

/** Whoever sends this may be anybody: no step leaves the memory, and the message ends where it said it would. */
function read(memory: Memory, message: Uint8Array): Uint8Array | null {
  const { bytes } = memory;
  let at = 1;
  const number = (): number => {
    for (let [value, bits] = [0, 0]; bits <= 14; bits += 7) {
      const byte = message[at++] ?? 255;
      value |= (byte & 127) << bits;
      if (byte < 128) return value;
    }
    return Number.NaN;
  };
  const size = number();
  if (!(size <= longest)) return null;
  makeRoom(memory, size);
  const start = memory.length;
  const end = start + size;
  let to = start;
  while (to < end) {
    const literals = number();
    if (!(literals <= end - to && at + literals <= message.length)) return null;
    bytes.set(message.subarray(at, at + literals), to);
    at += literals;
    to += literals;
    if (to === end) break;
    const [piece, back] = [number(), number()];
    if (!(piece >= shortestPiece && piece <= end - to && back >= 1 && back <= to)) return null;
    for (const until = to + piece; to < until; to++) bytes[to] = bytes[to - back] ?? 0;
  }
  if (at !== message.length) return null;
  memory.length = end;
  return bytes.slice(start, end);
}
