import { expect, test } from 'vitest';
import { makeLoopback } from '../../src/p2p/loopback.ts';

const soon = () => new Promise<void>(resolve => setTimeout(resolve, 0));

test('frames arrive later, in order, as copies', async () => {
  const [a, b] = makeLoopback();
  const got: number[] = [];
  b.onFrame(frame => got.push(frame[0]!));
  const frame = Uint8Array.of(1);
  a.send(frame);
  frame[0] = 9;
  a.send(Uint8Array.of(2));
  expect(got).toEqual([]);
  await soon();
  expect(got).toEqual([1, 2]);
});

test('both ends hear of the end exactly once, and nothing after it', async () => {
  const [a, b] = makeLoopback();
  const heard: string[] = [];
  a.onClose(() => heard.push('a'));
  b.onClose(() => heard.push('b'));
  b.onFrame(() => heard.push('frame'));
  a.send(Uint8Array.of(1));
  b.close();
  a.close();
  a.send(Uint8Array.of(2));
  expect(heard).toEqual([]);
  await soon();
  expect(heard.sort()).toEqual(['a', 'b']);
});
