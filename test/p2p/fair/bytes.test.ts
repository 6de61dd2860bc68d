/** Bytes, canonical JSON and the hash: against the vectors, then against anything. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hash64 } from '../../../src/engine/rng.ts';
import { parsed, toHex, toUtf8, u8, u32, unhex, Writer } from '../../../src/p2p/fair/bytes.ts';
import { cjson, cjsons, ucjson } from '../../../src/p2p/fair/cjson.ts';
import { H32 } from '../../../src/p2p/fair/hash.ts';
import vectors from './vectors.json' with { type: 'json' };

const part = (text: string) => {
  const out = new Writer();
  out.part(toUtf8(text));
  return toHex(out.done());
};

test('numbers are big-endian and parts stand behind their length', () => {
  expect(toHex(u8(7))).toBe(vectors.encoding['u8(7)']);
  expect(toHex(u32(258))).toBe(vectors.encoding['u32(258)']);
  expect(toHex(u32(4294967295))).toBe(vectors.encoding['u32(4294967295)']);
  expect(part('abc')).toBe(vectors.encoding['V("abc")']);
  expect(part('')).toBe(vectors.encoding['V("")']);
});

test('what does not fit a field is never written', () => {
  const out = new Writer();
  for (const n of [-1, 256, 0.5, Number.NaN]) expect(() => out.u8(n)).toThrow();
  for (const n of [-1, 2 ** 32, 0.5]) expect(() => out.u32(n)).toThrow();
});

test('a reader takes all of the bytes or nothing', () => {
  const word = (hex: string) => parsed(unhex(hex)!, from => from.u32());
  expect(word('00000102')).toBe(258);
  expect(word('ffffffff')).toBe(4294967295);
  expect(word('000001')).toBeNull();
  expect(word('0000010200')).toBeNull();
  expect(parsed(unhex('00000003616263')!, from => from.part(2))).toBeNull();
});

test('hex is lower case and whole bytes', () => {
  for (const text of ['0', '0g', 'AB', '0x', ' 1', '0\n']) expect(unhex(text)).toBeNull();
  fc.assert(
    fc.property(fc.uint8Array(), bytes => {
      expect(unhex(toHex(bytes))).toEqual(bytes);
    }),
  );
});

describe('canonical JSON', () => {
  test.each(vectors.cjson.accept)('writes and reads $json', ({ json, hex }) => {
    expect(toHex(cjson(JSON.parse(json)))).toBe(hex);
    expect(ucjson(unhex(hex)!)).toEqual({ value: JSON.parse(json) });
  });

  test.each(vectors.cjson.refuse)('refuses %j', text => {
    expect(ucjson(toUtf8(text))).toBeNull();
  });

  test('refuses broken UTF-8, a byte order mark, half characters and bottomless lists', () => {
    expect(ucjson(unhex('22ff22')!)).toBeNull();
    expect(ucjson(unhex('efbbbf31')!)).toBeNull();
    expect(ucjson(toUtf8('"\\ud800"'))).toBeNull();
    expect(ucjson(toUtf8('['.repeat(30_000) + ']'.repeat(30_000)))).toBeNull();
  });

  test('writes nothing that JSON cannot keep', () => {
    for (const value of [undefined, 0.5, -0, 2 ** 53, Number.NaN, () => 0, 1n, '\ud800', { a: undefined }])
      expect(() => cjson(value)).toThrow();
  });

  test('a value comes back as it was, in one writing only', () => {
    const plain = fc.jsonValue({ noUnicodeString: false, maxDepth: 4 }).map(value => wholeNumbers(value));
    fc.assert(
      fc.property(plain, value => {
        const bytes = cjson(value);
        const sharing = [[{ value }], [{ value, twice: value }], value];
        expect(cjsons([...sharing, ...sharing])).toEqual([...sharing, ...sharing].map(cjson));
        expect(ucjson(bytes)).toEqual({ value });
        expect(ucjson(toUtf8(` ${new TextDecoder().decode(bytes)}`))).toBeNull();
      }),
    );
  });
});

function wholeNumbers(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, it) => {
    if (typeof it === 'number') return Math.trunc(it % 1e9) + 0;
    return typeof it === 'string' ? it.replace(/\p{Surrogate}/gu, '') : it;
  });
}

describe('the hash', () => {
  test('a byte moved across the border of two parts changes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), fc.uint8Array(), (a, b) => {
        const moved = [a.slice(0, -1), Uint8Array.of(a.at(-1)!, ...b)] as const;
        expect(H32('join', a, b)).not.toEqual(H32('join', ...moved));
        expect(H32('join', a, b)).not.toEqual(H32('join', Uint8Array.of(...a, ...b)));
      }),
    );
  });

  test('has 32 bytes of the 64, and another tag is another hash', () => {
    expect(H32('sid', u8(1))).toEqual(hash64('sid', u8(1)).slice(0, 32));
    expect(H32('sid', u8(1))).not.toEqual(H32('gid', u8(1)));
    expect(toHex(hash64('t'))).toBe(vectors.hash['H64("t")']);
    expect(toHex(hash64('t', toUtf8('ab'), toUtf8('')).slice(0, 32))).toBe(vectors.hash['H32("t","ab","")']);
  });
});
