import { expect, test } from 'vitest';
import { makeBucket, makeGuard, makeStrikes, type Stage } from '../../../src/p2p/link/limits.ts';

test('a bucket lets a burst through, then as much as runs in', () => {
  const bucket = makeBucket({ perSecond: 20, burst: 60 }, 0);
  const take = (now: number, count: number) => Array.from({ length: count }, () => bucket.take(1, now));
  expect(take(0, 61).filter(it => it === 'ok').length).toBe(60);
  expect(take(500, 20).filter(it => it === 'ok').length).toBe(10);
  expect(take(60_000, 100).filter(it => it === 'ok').length).toBe(60);
});

test('a clock that goes back fills no bucket', () => {
  const bucket = makeBucket({ perSecond: 1, burst: 1 }, 1000);
  expect([bucket.take(1, 1000), bucket.take(1, 0), bucket.take(1, 1000)]).toEqual(['ok', 'over', 'over']);
});

test('strikes count only while they are fresh', () => {
  const strikes = makeStrikes(3, 10_000);
  expect([0, 9000, 10_000, 11_000].map(now => strikes.add(now))).toEqual(['in', 'in', 'in', 'out']);
});

/** Sends this many at once and counts the answers. */
function flood(stage: Stage, what: 'ping' | 'message', bytes: number, count: number) {
  const guard = makeGuard(stage, 0);
  const answers = Array.from({ length: count }, () => guard.admit(what, bytes, 0));
  return { ok: answers.filter(it => it === 'ok').length, last: answers.at(-1) };
}

test('a stranger may say four things, none of them long', () => {
  expect(flood('door', 'message', 2048, 4)).toEqual({ ok: 4, last: 'ok' });
  expect(flood('door', 'message', 100, 5)).toEqual({ ok: 4, last: 'flood' });
  expect(flood('door', 'ping', 5, 5)).toEqual({ ok: 4, last: 'flood' });
  expect(flood('door', 'message', 2049, 1)).toEqual({ ok: 0, last: 'oversize' });
});

test.each([
  ['seat', 60],
  ['watcher', 12],
] as const)('a %s that says too much is warned twice, then out', (stage, burst) => {
  expect(flood(stage, 'message', 10, burst)).toEqual({ ok: burst, last: 'ok' });
  expect(flood(stage, 'message', 10, burst + 2)).toEqual({ ok: burst, last: 'drop' });
  expect(flood(stage, 'message', 10, burst + 3)).toEqual({ ok: burst, last: 'flood' });
});

test('few long messages are too much as well', () => {
  expect(flood('seat', 'message', 16 * 1024, 8).ok).toBe(8);
  expect(flood('seat', 'message', 16 * 1024, 9)).toEqual({ ok: 8, last: 'drop' });
});

test('pings that piled up behind a cut are forgiven, a storm of them is not', () => {
  expect(flood('seat', 'ping', 5, 30).last).toBe('ok');
  expect(flood('seat', 'ping', 5, 100).last).toBe('flood');
});

test('a host may say a lot, and gets no second chance', () => {
  expect(flood('host', 'message', 1000, 400).last).toBe('ok');
  expect(flood('host', 'message', 1000, 801)).toEqual({ ok: 800, last: 'flood' });
});

test('who keeps to the rate is never struck', () => {
  const guard = makeGuard('seat', 0);
  for (let now = 0; now < 120_000; now += 50) expect(guard.admit('message', 1000, now)).toBe('ok');
});
