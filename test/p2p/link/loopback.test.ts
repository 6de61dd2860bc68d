import { describe, expect, test } from 'vitest';
import { makeLoopback, makeWire } from '../../../src/p2p/link/loopback.ts';
import type { Link } from '../../../src/p2p/link/transport.ts';
import { makeVirtualClock } from '../virtual-clock.ts';
import { linkContract } from './link-contract.ts';

describe.concurrent('a loopback keeps the contract of a link', () => {
  test.each(Object.entries(linkContract))('%s', (_, keep) => keep(makeLoopback()));
});

const soon = () => new Promise<void>(resolve => setTimeout(resolve, 0));

function listenTo(link: Link) {
  const heard: (number | string)[] = [];
  link.onFrame(frame => heard.push(frame[0]!));
  link.onClose(why => heard.push(why));
  return heard;
}
const say = (link: Link, ...numbers: number[]) => {
  for (const n of numbers) link.send(Uint8Array.of(n));
};

test('a slow network is slow both ways', async () => {
  const clock = makeVirtualClock();
  const { ends } = makeWire({ after: clock.after, delay: 200 });
  const heard = listenTo(ends[1]);
  say(ends[0], 1);
  await clock.settle();
  expect(heard).toEqual([]);
  await clock.next();
  expect(heard).toEqual([1]);
  expect(clock.now).toBe(200);
});

test('a lost frame is lost, the next arrives', async () => {
  const wire = makeWire();
  const heard = listenTo(wire.ends[1]);
  wire.drop(0, 1);
  say(wire.ends[0], 1, 2);
  await soon();
  expect(heard).toEqual([2]);
});

test('a cut holds everything back, and the same link goes on in order', async () => {
  const wire = makeWire();
  const [a, b] = [listenTo(wire.ends[0]), listenTo(wire.ends[1])];
  wire.cut();
  say(wire.ends[0], 1, 2);
  say(wire.ends[1], 3);
  await soon();
  expect([a, b]).toEqual([[], []]);
  expect(wire.ends[0].queued).toBe(2);
  wire.mend();
  say(wire.ends[0], 4);
  await soon();
  expect([a, b]).toEqual([[3], [1, 2, 4]]);
});

test('a page that stands still hears nothing and may have spoken before', async () => {
  const wire = makeWire();
  const [a, b] = [listenTo(wire.ends[0]), listenTo(wire.ends[1])];
  wire.freeze(1);
  say(wire.ends[0], 1);
  say(wire.ends[1], 2);
  await soon();
  expect([a, b]).toEqual([[2], []]);
  wire.thaw(1);
  await soon();
  expect(b).toEqual([1]);
});

test('nobody hears that a link was closed behind a cut; failing tells both', async () => {
  const wire = makeWire();
  const [a, b] = [listenTo(wire.ends[0]), listenTo(wire.ends[1])];
  wire.cut();
  wire.ends[0].close();
  await soon();
  expect([a, b]).toEqual([['local'], []]);
  wire.fail();
  await soon();
  expect([a, b]).toEqual([['local'], ['ice-failed']]);
});
