import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Chunk,
  cut,
  goodbyeFrame,
  MAX_CHUNKS,
  MAX_MESSAGE,
  MAX_SMALL_MESSAGE,
  makeReassembly,
  parseFrame,
  pingFrame,
  pongFrame,
} from '../../../src/p2p/link/frames.ts';
import { MAX_FRAME } from '../../../src/p2p/link/transport.ts';

/** Random bytes are slow to make and to shrink; a length and a seed are enough. */
const message = (maxLength: number) =>
  fc.record({ length: fc.nat(maxLength), seed: fc.nat(250) }).map(({ length, seed }) => {
    const bytes = new Uint8Array(length);
    for (let n = 0; n < length; n++) bytes[n] = (n * 31 + (n >> 8) + seed) % 251;
    return bytes;
  });
const long = message(MAX_MESSAGE).filter(bytes => bytes.length > MAX_SMALL_MESSAGE);

const chunkOf = (frame: Uint8Array): Chunk => {
  const parsed = parseFrame(frame);
  if (typeof parsed === 'string' || parsed.type !== 'chunk') throw new Error('no chunk');
  return parsed;
};

/** Takes frames as a reader would and gives the messages, or what was wrong. */
function read(frames: readonly Uint8Array[]): (Uint8Array | string)[] {
  const reassembly = makeReassembly();
  const got: (Uint8Array | string)[] = [];
  for (const frame of frames) {
    const parsed = parseFrame(frame);
    if (typeof parsed === 'string') got.push(parsed);
    else if (parsed.type === 'whole') got.push(parsed.body);
    else if (parsed.type === 'chunk') got.push(reassembly.take(parsed));
  }
  return got.filter(it => it !== 'more');
}

test('every message comes back as it was, in frames no longer than they may be', () => {
  fc.assert(
    fc.property(fc.array(message(MAX_MESSAGE), { maxLength: 3 }), messages => {
      const frames = messages.flatMap((bytes, n) => cut(bytes, n));
      expect(frames.every(frame => frame.length <= MAX_FRAME)).toBe(true);
      const got = read(frames);
      expect(got.length).toBe(messages.length);
      for (const [n, bytes] of messages.entries()) expect(Buffer.compare(got[n] as Uint8Array, bytes)).toBe(0);
    }),
    { numRuns: 60 },
  );
});

test.each([0, 1, MAX_SMALL_MESSAGE, MAX_SMALL_MESSAGE + 1, MAX_MESSAGE])('a message of %i bytes fits', length => {
  const frames = cut(new Uint8Array(length), 0);
  expect(frames.length).toBe(length <= MAX_SMALL_MESSAGE ? 1 : Math.ceil(length / (MAX_FRAME - 7)));
  expect(frames.length).toBeLessThanOrEqual(MAX_CHUNKS);
  expect((read(frames)[0] as Uint8Array).length).toBe(length);
});

test('a message that is too long is never sent', () => {
  expect(() => cut(new Uint8Array(MAX_MESSAGE + 1), 0)).toThrow(RangeError);
});

test('a chunk cut short or made longer is refused', () => {
  fc.assert(
    fc.property(long, fc.nat(), fc.integer({ min: 1, max: MAX_FRAME }), (bytes, at, change) => {
      const frames = cut(bytes, 1);
      const index = at % (frames.length - 1);
      const frame = frames[index]!;
      expect(parseFrame(frame.subarray(0, Math.max(0, frame.length - change)))).toBeTypeOf('string');
      expect(parseFrame(new Uint8Array([...frame, ...new Uint8Array(change)]))).toBe('oversize');
    }),
    { numRuns: 30 },
  );
});

test('a beat or a goodbye of any other length is refused', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(pingFrame(7), pongFrame(7), goodbyeFrame()),
      fc.uint8Array({ maxLength: 40 }),
      (f, more) => {
        expect(parseFrame(new Uint8Array([...f, ...more])) instanceof Object).toBe(more.length === 0);
        if (f.length > 1) expect(parseFrame(f.subarray(0, 1 + (more.length % (f.length - 1))))).toBe('bad-ping');
      },
    ),
  );
});

test('a chunk left out, said twice, out of turn or of another message is refused', () => {
  fc.assert(
    fc.property(long, fc.nat(), fc.constantFrom('left-out', 'twice', 'swapped', 'foreign'), (bytes, at, how) => {
      const frames = cut(bytes, 1);
      const n = at % (frames.length - 1);
      const bent = [...frames];
      if (how === 'left-out') bent.splice(n, 1);
      if (how === 'twice') bent.splice(n, 0, frames[n]!);
      if (how === 'swapped') bent.splice(n, 2, frames[n + 1]!, frames[n]!);
      if (how === 'foreign') bent.splice(n + 1, 1, cut(bytes, 2)[n + 1]!);
      expect(read(bent)).toContain('bad-chunk');
    }),
    { numRuns: 60 },
  );
});

test('no chunks make a message longer than it may be', () => {
  const frames = cut(new Uint8Array(MAX_MESSAGE), 0);
  const last = frames.at(-1)!;
  const fat = new Uint8Array(MAX_FRAME);
  fat.set(last);
  expect(read([...frames.slice(0, -1), fat])).toEqual(['bad-chunk']);
});

test('no bytes at all ever throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), bytes => {
      const parsed = parseFrame(bytes);
      if (typeof parsed === 'object' && parsed.type === 'chunk') makeReassembly().take(parsed);
    }),
  );
});

test.each([
  ['no-bytes', []],
  ['unknown-frame', [0]],
  ['unknown-frame', [3, 1, 2]],
  ['bad-chunk', [2]],
  ['bad-chunk', [2, 0, 0, 0, 0, 0, 1, 9]],
  ['bad-chunk', [2, 0, 0, 0, 2, 0, 2, 9]],
  ['bad-chunk', [2, 0, 0, 0, 17, 0, 18, 9]],
])('%s: %j', (name, bytes) => {
  expect(parseFrame(Uint8Array.from(bytes))).toBe(name);
});

test('a chunk knows where it belongs', () => {
  const [first] = cut(new Uint8Array(MAX_FRAME), 0x1_2345);
  const { message: number, index, count } = chunkOf(first!);
  expect([number, index, count]).toEqual([0x2345, 0, 2]);
});
