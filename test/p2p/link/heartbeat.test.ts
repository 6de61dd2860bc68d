import { expect, test } from 'vitest';
import { bars, judge, makeSleepGuard, smoothed } from '../../../src/p2p/link/heartbeat.ts';

const never = Number.NEGATIVE_INFINITY;

test.each([
  [0, 'fine'],
  [1999, 'fine'],
  [2000, 'wobble'],
  [3000, 'suspect'],
  [6000, 'second-line'],
  [10_000, 'lost'],
  [29_999, 'lost'],
  [30_000, 'away'],
  [300_000, 'away'],
])('silent for %i ms is %s', (silent, verdict) => {
  expect(judge(1000, never, 1000 + silent)).toBe(verdict);
});

test('a tick that comes a little late is no sleep', () => {
  const guard = makeSleepGuard(0);
  expect([1000, 2100, 5600].map(now => guard.tick(now))).toEqual(['awake', 'awake', 'awake']);
  expect(guard.woke).toBe(never);
});

test('who slept accuses nobody: silence counts from waking up, and not for three seconds', () => {
  const guard = makeSleepGuard(0);
  guard.tick(1000);
  expect(guard.tick(60_000)).toBe('slept');
  expect(guard.tick(61_000)).toBe('awake');
  expect(judge(900, guard.woke, 60_000)).toBe('fine');
  expect(judge(900, guard.woke, 62_999)).toBe('fine');
  expect(judge(900, guard.woke, 63_000)).toBe('suspect');
  expect(judge(62_000, guard.woke, 63_000)).toBe('fine');
});

test('the round trip follows slowly', () => {
  expect(smoothed(null, 100)).toBe(100);
  expect(smoothed(100, 200)).toBe(120);
  // A pong that was held up for a minute is no slower than a very slow one.
  expect(smoothed(100, 60_000)).toBe(280);
  expect([79, 80, 249, 250].map(bars)).toEqual([3, 2, 2, 1]);
});
