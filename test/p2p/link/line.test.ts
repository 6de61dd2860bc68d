import { expect, test } from 'vitest';
import { cut, goodbyeFrame, MAX_SMALL_MESSAGE, pingFrame, pongFrame } from '../../../src/p2p/link/frames.ts';
import { type Line, type LineOptions, MUTE_MS, makeLine, type Stage } from '../../../src/p2p/link/line.ts';
import { makeWire } from '../../../src/p2p/link/loopback.ts';
import { HIGH_WATER, MAX_FRAME } from '../../../src/p2p/link/transport.ts';
import { makeVirtualClock } from '../virtual-clock.ts';

/** A line at one end, and at the other a peer that may send anything. */
function open(stage: Stage, options: LineOptions = {}) {
  const clock = makeVirtualClock();
  const ports = { now: () => clock.now, after: clock.after };
  const wire = makeWire();
  const line = makeLine(wire.ends[0], stage, ports, options);
  const peer = wire.ends[1];
  const said: Uint8Array[] = [];
  peer.onFrame(frame => said.push(frame));
  return { clock, ports, wire, line, peer, said, ...listenTo(line) };
}

function listenTo(line: Line) {
  const got: Uint8Array[] = [];
  const ended: string[] = [];
  line.onMessage(message => got.push(message));
  line.onClose(why => ended.push(why));
  return { got, ended };
}

/** A host's line to a seated guest and the guest's line to its host. */
function openTable() {
  const t = open('seat');
  const guest = makeLine(t.peer, 'host', t.ports);
  return { ...t, guest, atGuest: listenTo(guest) };
}

const bytes = (length: number) => new Uint8Array(length).map((_, n) => n % 253);
const whole = (length: number) => cut(new Uint8Array(length), 0)[0]!;

/** Lets time pass, alarm by alarm. */
async function pass(clock: ReturnType<typeof makeVirtualClock>, ms: number): Promise<void> {
  let arrived = false;
  clock.after(ms, () => {
    arrived = true;
  });
  while (!arrived) await clock.next();
}

test('messages of any length reach a guest, in order, and its answers come back', async () => {
  const t = openTable();
  const messages = [0, 5, MAX_SMALL_MESSAGE, MAX_SMALL_MESSAGE + 1, 200_000, 3].map(bytes);
  for (const message of messages) expect(t.line.send(message)).toBe('ok');
  expect(t.guest.send(bytes(MAX_SMALL_MESSAGE))).toBe('ok');
  await t.clock.settle();
  expect(t.atGuest.got).toEqual(messages);
  expect(t.got).toEqual([bytes(MAX_SMALL_MESSAGE)]);
});

test('a guest never sends more than fits into a frame', () => {
  const t = openTable();
  expect(() => t.guest.send(bytes(MAX_SMALL_MESSAGE + 1))).toThrow(RangeError);
});

test.each<Stage>(['door', 'seat', 'watcher'])('chunks from a %s end the line', async stage => {
  const t = open(stage);
  t.peer.send(cut(bytes(MAX_FRAME), 0)[1]!);
  await t.clock.settle();
  expect(t.ended).toEqual(['protocol']);
  expect(t.line.strikes.get('chunk')).toBe(1);
});

test('a ping is answered at once and is nobody else’s business', async () => {
  const t = open('seat');
  t.peer.send(pingFrame(7));
  await t.clock.settle();
  expect(t.said).toEqual([pongFrame(7)]);
  expect(t.got).toEqual([]);
});

test('the round trip is measured, and any frame is a sign of life', async () => {
  const t = open('seat');
  expect(t.line.rtt).toBe(null);
  t.line.ping();
  await pass(t.clock, 100);
  t.peer.send(pongFrame(0));
  await t.clock.settle();
  expect([t.line.rtt, t.line.heard]).toEqual([100, 100]);
  await pass(t.clock, 900);
  t.peer.send(Uint8Array.of(0x7f));
  await t.clock.settle();
  expect([t.line.heard, t.line.strikes.get('unknown-frame')]).toEqual([1000, 1]);
});

test('a pong nobody asked for is a strike, also the second to one ping', async () => {
  const t = open('seat');
  t.line.ping();
  for (const seq of [0, 0, 5]) t.peer.send(pongFrame(seq));
  await t.clock.settle();
  expect(t.line.strikes.get('stray-pong')).toBe(2);
});

test('a goodbye is no loss', async () => {
  const t = openTable();
  t.guest.send(bytes(3));
  t.guest.goodbye();
  await t.clock.settle();
  expect(t.got).toEqual([bytes(3)]);
  expect([t.ended, t.atGuest.ended]).toEqual([['goodbye'], ['goodbye']]);
  expect(t.said).toEqual([]);
});

test('a stranger has four frames', async () => {
  const t = open('door');
  for (let n = 0; n < 5; n++) t.peer.send(whole(10));
  await t.clock.settle();
  expect([t.got.length, t.ended]).toEqual([4, ['flood']]);
});

test('a stranger’s frame of more than 2 KiB ends it', async () => {
  const t = open('door');
  t.peer.send(whole(2048));
  await t.clock.settle();
  expect([t.got.length, t.ended]).toEqual([0, ['oversize']]);
});

test('a stranger has five seconds, whatever they say', async () => {
  const t = open('door');
  t.peer.send(whole(10));
  await pass(t.clock, 4999);
  expect(t.ended).toEqual([]);
  await pass(t.clock, 1);
  expect(t.ended).toEqual(['protocol']);
});

test('who was let in may stay', async () => {
  const t = open('door');
  for (let n = 0; n < 4; n++) t.peer.send(whole(10));
  await t.clock.settle();
  t.line.allow('seat');
  for (let n = 0; n < 4; n++) t.peer.send(whole(4000));
  await pass(t.clock, 60_000);
  expect([t.got.length, t.ended]).toEqual([8, []]);
});

test('a flood is dropped, then ended; its name is known', async () => {
  const t = open('seat');
  for (let n = 0; n < 63; n++) t.peer.send(whole(10));
  await t.clock.settle();
  expect([t.got.length, t.ended, t.line.strikes.get('flood')]).toEqual([60, ['flood'], 3]);
});

test('eight bad ones within a minute end the line, by whomever they are found', async () => {
  const t = open('seat');
  for (let n = 0; n < 6; n++) t.peer.send(new Uint8Array(0));
  await t.clock.settle();
  t.line.strike('parse');
  await t.clock.settle();
  expect(t.ended).toEqual([]);
  t.line.strike('parse');
  await t.clock.settle();
  expect(t.ended).toEqual(['protocol']);
  expect([...t.line.strikes]).toEqual([
    ['no-bytes', 6],
    ['parse', 2],
  ]);
});

test('bad ones now and then are forgiven', async () => {
  const t = open('seat');
  for (let n = 0; n < 20; n++) {
    t.line.strike('parse');
    await pass(t.clock, 10_000);
  }
  expect(t.ended).toEqual([]);
});

test('a message in chunks has ten seconds', async () => {
  const t = open('host');
  const [first] = cut(bytes(MAX_FRAME), 0);
  t.peer.send(first!);
  await pass(t.clock, 9999);
  expect(t.ended).toEqual([]);
  await pass(t.clock, 1);
  expect(t.ended).toEqual(['protocol']);
});

test('nothing comes between the chunks of a message', async () => {
  const t = open('host');
  const [first] = cut(bytes(MAX_FRAME), 0);
  t.peer.send(first!);
  t.peer.send(pingFrame(0));
  await t.clock.settle();
  expect(t.ended).toEqual([]);
  t.peer.send(whole(3));
  await t.clock.settle();
  expect([t.got, t.ended]).toEqual([[], ['protocol']]);
});

test('a link that stays mute is given up by whoever dialled', async () => {
  const t = open('host', { muteMs: MUTE_MS });
  t.wire.drop(1, 1);
  t.peer.send(whole(3));
  await pass(t.clock, 1999);
  expect(t.ended).toEqual([]);
  await pass(t.clock, 1);
  expect(t.ended).toEqual(['mute']);
});

test('one frame is enough not to be mute', async () => {
  const t = open('host', { muteMs: MUTE_MS });
  t.peer.send(goodbyeFrame().fill(0x7f));
  await pass(t.clock, 60_000);
  expect(t.ended).toEqual([]);
});

test('a full line takes nothing more, finishes what it began, and says when it goes on', async () => {
  const t = openTable();
  let drained = 0;
  t.line.onDrain(() => drained++);
  t.wire.cut();
  expect(t.line.send(bytes(200_000))).toBe('ok');
  expect(t.line.send(bytes(100_000))).toBe('ok');
  expect(t.line.queued).toBeGreaterThan(HIGH_WATER);
  expect(t.line.send(bytes(1))).toBe('full');
  t.wire.mend();
  await t.clock.settle();
  expect(t.atGuest.got).toEqual([bytes(200_000), bytes(100_000)]);
  expect(drained).toBe(1);
  expect([t.line.send(bytes(1)), t.line.queued > 0]).toEqual(['ok', true]);
});

test('a line that stays full for fifteen seconds is too slow', async () => {
  const t = openTable();
  t.wire.cut();
  while (t.line.send(bytes(10_000)) === 'ok');
  await pass(t.clock, 14_999);
  expect(t.ended).toEqual([]);
  await pass(t.clock, 1);
  expect(t.ended).toEqual(['slow']);
});

test('what comes before anybody reads waits', async () => {
  const clock = makeVirtualClock();
  const wire = makeWire();
  const line = makeLine(wire.ends[0], 'host', { now: () => clock.now, after: clock.after });
  wire.ends[1].send(whole(1));
  await clock.settle();
  const { got, ended } = listenTo(line);
  await clock.settle();
  expect([got.length, ended]).toEqual([1, []]);
});

test('a closed line leaves no clock running', async () => {
  const t = open('door', { muteMs: MUTE_MS });
  expect(t.clock.waiting).toBe(2);
  t.line.close();
  await t.clock.settle();
  expect([t.ended, t.clock.waiting, t.line.send(bytes(1))]).toEqual([['local'], 0, 'closed']);
});
