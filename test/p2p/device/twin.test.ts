/** One seat, several tabs: exactly one of them plays. */
import { describe, expect, test } from 'vitest';
import { type After, realAfter } from '../../../src/p2p/clock.ts';
import { type Twin, type TwinPort, type TwinState, twinPort, watchTwins } from '../../../src/p2p/device/twin.ts';
import { makeVirtualClock } from '../virtual-clock.ts';

/** A browser: tabs on one channel, a clock on the wall. A frozen tab hears nothing until it wakes. */
function browser() {
  const clock = makeVirtualClock();
  const ends = new Map<string, (message: unknown) => void>();
  const frozen = new Map<string, unknown[]>();
  const deliver = (to: string, message: unknown) => {
    const kept = frozen.get(to);
    if (kept) kept.push(message);
    if (!kept) ends.get(to)?.(message);
  };
  const port = (tab: string): TwinPort => ({
    post(message) {
      for (const to of ends.keys()) if (to !== tab) queueMicrotask(() => deliver(to, structuredClone(message)));
    },
    onMessage: listener => ends.set(tab, listener),
    close: () => ends.delete(tab),
  });
  const open = (tab: string, skew = 0) => {
    const seen: TwinState[] = [];
    const onState = (state: TwinState) => seen.push(state);
    const twin = watchTwins({ port: port(tab), tab, wallNow: () => clock.now + skew, after: clock.after, onState });
    return Object.assign(twin, { seen });
  };
  return {
    open,
    clock,
    async wait(ms: number) {
      clock.after(ms, () => {});
      const end = clock.now + ms;
      while (clock.now < end) await clock.next();
    },
    freeze: (tab: string) => frozen.set(tab, []),
    wake(tab: string) {
      const kept = frozen.get(tab) ?? [];
      frozen.delete(tab);
      for (const message of kept) deliver(tab, message);
    },
    say: (message: unknown) => {
      for (const to of ends.keys()) deliver(to, message);
    },
  };
}

const states = (...tabs: readonly Twin[]) => tabs.map(tab => tab.state);

describe('one tab', () => {
  test('asks, hears nothing and plays after a tenth of a second', async () => {
    const { open, wait } = browser();
    const tab = open('a');
    expect(tab.state).toBe('asking');
    await wait(99);
    expect(tab.state).toBe('asking');
    await wait(1);
    expect(tab.seen).toEqual(['mine']);
  });

  test('that is closed in time never claims the seat', async () => {
    const { open, wait } = browser();
    const tab = open('a');
    tab.close();
    await wait(200);
    expect(tab.seen).toEqual([]);
  });
});

describe('a second tab', () => {
  async function two() {
    const room = browser();
    const first = room.open('a');
    await room.wait(1000);
    const second = room.open('b');
    await room.wait(1000);
    return { ...room, first, second };
  }

  test('sees that the seat is open elsewhere, and leaves it there', async () => {
    const { first, second } = await two();
    expect(states(first, second)).toEqual(['mine', 'elsewhere']);
  });

  test('takes the seat at a tap; the first becomes a still picture', async () => {
    const { first, second, clock } = await two();
    second.playHere();
    expect(second.state).toBe('taking');
    await clock.settle();
    expect(states(first, second)).toEqual(['still', 'mine']);
  });

  test('loses it again when the first is tapped, and nothing goes on by itself', async () => {
    const { first, second, clock, wait } = await two();
    second.playHere();
    await clock.settle();
    first.playHere();
    await wait(5000);
    expect(states(first, second)).toEqual(['mine', 'still']);
    expect(clock.waiting).toBe(0);
  });

  test('takes the seat of a tab that died without a word', async () => {
    const { first, second, wait } = await two();
    first.close();
    second.playHere();
    await wait(499);
    expect(second.state).toBe('taking');
    await wait(1);
    expect(second.state).toBe('mine');
  });

  test('a tap where one plays already changes nothing', async () => {
    const { first, second, clock } = await two();
    first.playHere();
    await clock.settle();
    expect(states(first, second)).toEqual(['mine', 'elsewhere']);
  });
});

describe('tabs that open together', () => {
  test.each([
    ['in the same moment', 0],
    ['one a little later', 50],
    ['one just before the first is sure', 99],
  ])('%s: the elder plays', async (_, later) => {
    const { open, wait } = browser();
    const first = open('b');
    if (later > 0) await wait(later);
    const second = open('a');
    await wait(1000);
    const [elder, younger] = later > 0 ? [first, second] : [second, first];
    expect(states(elder, younger)).toEqual(['mine', 'elsewhere']);
  });

  test('ten of them: one plays', async () => {
    const { open, wait } = browser();
    const tabs = Array.from({ length: 10 }, (_, n) => open(`tab${n}`));
    await wait(1000);
    expect(states(...tabs).filter(state => state === 'mine').length).toBe(1);
    expect(states(...tabs).filter(state => state === 'elsewhere').length).toBe(9);
  });

  test('tapped in two of them at once: one plays', async () => {
    const { open, wait, clock } = browser();
    const first = open('a');
    await wait(200);
    const second = open('b');
    const third = open('c');
    await wait(200);
    second.playHere();
    third.playHere();
    await wait(2000);
    expect(first.state).toBe('still');
    expect(second.seen).toEqual(['elsewhere', 'taking', 'elsewhere']);
    expect(third.seen).toEqual(['elsewhere', 'taking', 'mine']);
    expect(clock.waiting).toBe(0);
  });

  /** The first tab plays and is frozen; two more are open, the second longer than the third. */
  async function frozenWithTwo() {
    const room = browser();
    room.open('a');
    await room.wait(200);
    const second = room.open('b');
    await room.wait(200);
    const third = room.open('c');
    await room.wait(200);
    room.freeze('a');
    return { ...room, second, third };
  }

  test('tapped in one and then in another: the later tap counts, whichever was opened first', async () => {
    const { second, third, wait } = await frozenWithTwo();
    third.playHere();
    await wait(100);
    second.playHere();
    await wait(2000);
    expect(second.seen).toEqual(['elsewhere', 'taking', 'mine']);
    expect(third.seen).toEqual(['elsewhere', 'taking', 'elsewhere']);
  });

  test('one that opens while another is taking the seat leaves it there', async () => {
    const { second, open, wait } = await frozenWithTwo();
    second.playHere();
    await wait(200);
    const fresh = open('d');
    await wait(2000);
    expect(fresh.seen).toEqual(['elsewhere']);
    expect(second.state).toBe('mine');
  });

  test('one that is still asking gives way to a tap', async () => {
    const { second, open, wait } = await frozenWithTwo();
    const fresh = open('d');
    await wait(50);
    second.playHere();
    await wait(2000);
    expect(fresh.seen).toEqual(['elsewhere']);
    expect(second.state).toBe('mine');
  });
});

describe('a frozen tab', () => {
  test('does not stop a new one, and yields when it wakes', async () => {
    const { open, wait, freeze, wake, clock } = browser();
    const sleeper = open('a');
    await wait(200);
    freeze('a');
    await wait(10_000);
    const fresh = open('b');
    await wait(200);
    expect(states(sleeper, fresh)).toEqual(['mine', 'mine']);
    wake('a');
    await clock.settle();
    expect(states(sleeper, fresh)).toEqual(['still', 'mine']);
  });
});

test('what is no message of a tab is not heard', async () => {
  const { open, wait, say, clock } = browser();
  const tab = open('a');
  await wait(200);
  for (const noise of [
    null,
    'yield',
    { t: 'yield' },
    { t: 'yield', tab: 'x', at: '9' },
    { t: 'go', tab: 'x', at: 9 },
  ]) {
    say(noise);
  }
  say({ t: 'yield', tab: 'a', at: 1e9 });
  await clock.settle();
  expect(tab.state).toBe('mine');
  say({ t: 'yield', tab: 'x', at: 1e9 });
  expect(tab.state).toBe('still');
});

test('over a real channel the second tab finds the first, and tables do not hear each other', async () => {
  const until = async (isSo: () => boolean) => {
    for (let n = 0; n < 200 && !isSo(); n++) await new Promise<void>(then => realAfter(10, then));
  };
  const open = (code: string, tab: string, after: After = realAfter) =>
    watchTwins({ port: twinPort(code)!, tab, wallNow: Date.now, after, onState: () => {} });
  const first = open('KOT4827', 'a');
  await until(() => first.state === 'mine');
  const second = open('KOT4827', 'b');
  const other = open('PYS0001', 'c');
  await until(() => second.state === 'elsewhere' && other.state === 'mine');
  expect(states(first, second, other)).toEqual(['mine', 'elsewhere', 'mine']);
  second.playHere();
  await until(() => first.state === 'still' && second.state === 'mine');
  expect(states(first, second, other)).toEqual(['still', 'mine', 'mine']);
  for (const tab of [first, second, other]) tab.close();
});
