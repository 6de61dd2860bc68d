/** What was said before is not said again, and nobody can do harm with that. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quickRng } from '../../../src/engine/rng.ts';
import { isSqueezed, makeSqueezer, makeUnsqueezer } from '../../../src/p2p/link/squeeze.ts';

const utf8 = new TextEncoder();
const message = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  fc.json({ maxDepth: 4 }).map(text => utf8.encode(text)),
  fc
    .array(fc.constantFrom('{"t":"news"', '"waiting":{"ask":{', '[0,[1]]', 'Żółw 🐈'), { maxLength: 60 })
    .map(parts => utf8.encode(parts.join(''))),
);
const said = (body: Uint8Array) => Uint8Array.of(0x7b, ...body);

test('whatever is said comes out as it went in, however long it goes on', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 40 }), messages => {
      const { squeezed } = makeSqueezer();
      const unsqueezed = makeUnsqueezer();
      for (const one of messages.map(said)) expect(unsqueezed(squeezed(one))).toEqual(one);
    }),
    { numRuns: 500 },
  );
});

test('far beyond what both remember it still does', () => {
  const rng = quickRng(1);
  const { squeezed } = makeSqueezer();
  const unsqueezed = makeUnsqueezer();
  for (let n = 0; n < 400; n++) {
    const one = said(Uint8Array.from({ length: rng.below(2000) }, () => 97 + rng.below(n % 7 === 0 ? 20 : 3)));
    expect(unsqueezed(squeezed(one))).toEqual(one);
  }
});

test('what is said again costs next to nothing', () => {
  const { squeezed } = makeSqueezer();
  const one = utf8.encode(JSON.stringify({ t: 'news', cards: Array.from({ length: 40 }, (_, n) => `c${n * n}`) }));
  squeezed(one);
  expect(squeezed(one).length).toBeLessThan(10);
});

test('too long a message goes out as it is, and changes nothing for the next', () => {
  const { squeezed } = makeSqueezer();
  const unsqueezed = makeUnsqueezer();
  const long = said(new Uint8Array(50_000));
  const short = utf8.encode('{"t":"lobby"}');
  for (const one of [short, long, short]) expect(unsqueezed(squeezed(one))).toEqual(one);
  expect(isSqueezed(squeezed(long))).toBe(false);
});

test('a message that did not go out is forgotten at both ends', () => {
  const { squeezed, forget } = makeSqueezer();
  const unsqueezed = makeUnsqueezer();
  const one = utf8.encode('{"t":"news","patch":{"waiting":{}}}');
  unsqueezed(squeezed(one));
  squeezed(utf8.encode('{"lost":"on its way"}'));
  forget();
  expect(unsqueezed(squeezed(one))).toEqual(one);
  expect(unsqueezed(squeezed(one))).toEqual(one);
});

test('100,000 broken ones throw nothing, grow nothing, and are refused until the other end begins anew', () => {
  const rng = quickRng(2);
  const { squeezed, forget } = makeSqueezer();
  const unsqueezed = makeUnsqueezer();
  const real = utf8.encode('{"t":"news","seq":0,"patch":{"table":{"turn":{"seat":[4],"peeked":[false]}}},"events":[]}');
  let refused = 0;
  for (let n = 0; n < 100_000; n++) {
    if (n % 50 === 0) forget();
    const broken = Uint8Array.from(squeezed(real));
    for (let m = rng.below(3); m >= 0; m--) broken[rng.below(broken.length)] = rng.below(256);
    const got = unsqueezed(broken.subarray(0, 1 + rng.below(broken.length)));
    expect((got?.length ?? 0) <= 1 << 14).toBe(true);
    if (!got) refused++;
  }
  expect(refused).toBeGreaterThan(50_000);
  forget();
  expect(unsqueezed(squeezed(real))).toEqual(real);
});
