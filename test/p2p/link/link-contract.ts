/** What every link keeps, whatever it is made of. Runs in node and inside a page, so a broken promise is a plain Error. */
import { type CloseWhy, HIGH_WATER, type Link, MAX_FRAME } from '../../../src/p2p/link/transport.ts';

export type Pair = readonly [Link, Link];

/** Each rule gets a fresh pair. */
export const linkContract: Readonly<Record<string, (pair: Pair) => Promise<void>>> = {
  async 'frames arrive in order, as they were, up to the longest'([a, b]) {
    const sizes = Array.from({ length: 60 }, (_, n) => (n % 20 === 19 ? MAX_FRAME : 1 + n * 7));
    const got = collect(b);
    for (const [n, size] of sizes.entries()) same(a.send(new Uint8Array(size).fill(n)), 'ok');
    await until(() => got.length === sizes.length, 'all frames are there');
    same(
      got.map(frame => [frame[0], frame.at(-1), frame.length]),
      sizes.map((size, n) => [n, n, size]),
    );
  },

  async 'a frame is sent as it was when it was sent, and heard later'([a, b]) {
    const got = collect(b);
    const frame = Uint8Array.of(1);
    a.send(frame);
    frame[0] = 9;
    same(got.length, 0);
    await until(() => got.length === 1, 'it arrived');
    same(got[0]?.[0], 1);
  },

  async 'both sides may speak at once'([a, b]) {
    const [atA, atB] = [collect(a), collect(b)];
    for (let n = 0; n < 20; n++) {
      a.send(Uint8Array.of(n));
      b.send(Uint8Array.of(100 + n));
    }
    await until(() => atA.length === 20 && atB.length === 20, 'everything arrived');
    same([atA[19]?.[0], atB[19]?.[0]], [119, 19]);
  },

  async 'what comes before anybody listens waits'([a, b]) {
    a.send(Uint8Array.of(1));
    a.send(Uint8Array.of(2));
    await pause(60);
    const got = collect(b);
    a.send(Uint8Array.of(3));
    await until(() => got.length === 3, 'all three are there');
    same(
      got.map(frame => frame[0]),
      [1, 2, 3],
    );
  },

  async 'a frame that is too long is not sent, and the link lives'([a, b]) {
    const got = collect(b);
    let thrown: unknown = null;
    try {
      a.send(new Uint8Array(MAX_FRAME + 1));
    } catch (error) {
      thrown = error;
    }
    same(thrown instanceof RangeError, true);
    a.send(Uint8Array.of(7));
    await until(() => got.length === 1, 'the next frame is there');
    same(got[0]?.[0], 7);
  },

  async 'a link that is full says so, takes nothing, and tells when it is empty again'([a, b]) {
    const got = collect(b);
    let drains = 0;
    a.onDrain(() => drains++);
    let taken = 0;
    while (taken < 1000 && a.send(new Uint8Array(MAX_FRAME)) === 'ok') taken++;
    same(taken >= HIGH_WATER / MAX_FRAME && taken < 1000, true);
    await until(() => drains > 0 && got.length === taken, 'it drained');
    same(a.send(Uint8Array.of(1)), 'ok');
    await until(() => got.length === taken + 1, 'it goes on');
  },

  async 'both ends hear of the end once, later, and at once'([a, b]) {
    const heard: string[] = [];
    a.onClose(why => heard.push(`a ${why}`));
    b.onClose(why => heard.push(`b ${why}`));
    const before = performance.now();
    a.close();
    a.close('flood');
    same(heard.length, 0);
    await until(() => heard.length === 2, 'both heard of it');
    same(performance.now() - before < 1000, true);
    b.close();
    await pause(60);
    same(heard.sort(), ['a local', 'b remote']);
    same([a.send(Uint8Array.of(1)), b.send(Uint8Array.of(1))], ['closed', 'closed']);
  },

  async 'who closes for a reason is told that reason, the other that it was the other'([a, b]) {
    const whys: CloseWhy[] = [];
    a.onClose(why => whys.push(why));
    a.close('flood');
    await until(() => whys.length === 1, 'a heard of it');
    b.onClose(why => whys.push(why));
    await until(() => whys.length === 2, 'b heard of it, although it listened late');
    same(whys, ['flood', 'remote']);
  },

  async 'what is said right before the end still arrives'([a, b]) {
    const got = collect(b);
    let closed = 0;
    b.onClose(() => closed++);
    for (let n = 0; n < 10; n++) a.send(Uint8Array.of(n));
    a.close('goodbye');
    await until(() => closed === 1, 'the end is heard');
    same(got.length, 10);
  },

  async 'nothing is heard after closing'([a, b]) {
    const got = collect(b);
    a.send(Uint8Array.of(1));
    b.close();
    a.send(Uint8Array.of(2));
    await pause(60);
    same(got.length, 0);
  },

  async 'both ends have the same binding, and soon know their path'([a, b]) {
    same([...a.binding()], [...b.binding()]);
    same(a.binding().length, 32);
    const paths: string[] = [];
    for (let n = 0; n < 40 && !['local', 'direct'].includes(paths.at(-1) ?? ''); n++) {
      paths.push(await a.path());
      await pause(20);
    }
    same(['local', 'direct'].includes(paths.at(-1) ?? ''), true);
  },
};

const collect = (link: Link): Uint8Array[] => {
  const got: Uint8Array[] = [];
  link.onFrame(frame => got.push(frame));
  return got;
};

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

async function until(isSo: () => boolean, what: string): Promise<void> {
  const end = performance.now() + 5000;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
    await pause(2);
  }
}

function same(found: unknown, wanted: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${a} instead of ${b}`);
}
