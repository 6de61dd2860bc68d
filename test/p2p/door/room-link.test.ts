/** A table's address, and everything that only looks like one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from '../../../src/p2p/base64url.ts';
import {
  brokerUrl,
  epochDoor,
  frontDoor,
  guestId,
  linkHash,
  makeCode,
  parseHash,
  type RoomLink,
  readCode,
  readTyped,
  showCode,
  sideDoor,
  visibleHash,
} from '../../../src/p2p/door/room-link.ts';

const secret = new Uint8Array(16).fill(7);
const founder = Uint8Array.from({ length: 16 }, (_, n) => n * 16);
const link: RoomLink = { code: 'KOT4827', secret, founder, broker: null, epoch: 0 };
const parts = `${toBase64Url(secret)}.${toBase64Url(founder)}`;
const bytes16 = fc.uint8Array({ minLength: 16, maxLength: 16 });

/** What a source of randomness gives, word after word. */
const words = (...given: readonly number[]) => {
  const left = [...given];
  return () => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, left.shift()!);
    return bytes;
  };
};

describe('the link', () => {
  test('every link reads back as it was made', () => {
    const pins = fc.oneof(
      fc.constant(null),
      fc.record({ listed: fc.nat(999_999) }),
      fc.constantFrom({ url: 'wss://broker.example/' }, { url: 'wss://broker.example:9000/a/b' }),
    );
    const codes = fc.nat(2 ** 32 - 2 ** 27).map(word => makeCode(words(word)));
    const links = fc.record({ code: codes, secret: bytes16, founder: bytes16, broker: pins, epoch: fc.nat(999_999) });
    fc.assert(
      fc.property(links, made => {
        expect(parseHash(linkHash(made), 'https:')).toEqual({ kind: 'link', link: made });
      }),
    );
  });

  test('without options it is short enough for a small QR', () => {
    expect(linkHash(link)).toBe(`#/t/KOT4827.${parts}`);
    expect(linkHash(link).length).toBe(57);
  });

  test('the address bar keeps the code alone', () => {
    expect(visibleHash('KOT4827')).toBe('#/t/KOT4827');
    expect(parseHash('#/t/KOT4827', 'https:')).toEqual({ kind: 'code', code: 'KOT4827' });
  });

  test.each([
    '',
    '#',
    '#/t/',
    '#/settings',
    '#/t/KOT482',
    '#/t/KOT48277',
    '#/t/KOT4827.',
    `#/t/KOT4827.${toBase64Url(secret)}`,
    `#/t/KOT4827.${parts}.more`,
    `#/t/KOT4827.${parts.slice(0, -1)}`,
    `#/t/KOT4827.${parts}A`,
    `#/t/KOT4827.${parts.replace('.', '=.')}`,
    `#/t/KOT4827.${parts.replace('B', '+')}`,
    `/t/KOT4827.${parts}`,
    `#/t/KOT4827.${parts}?e=${'1'.repeat(600)}`,
  ])('%s is no link', hash => {
    expect(parseHash(hash, 'https:')).toBeNull();
  });

  test('bits that belong to no byte make it another text, so it is refused', () => {
    const last = `${toBase64Url(secret).slice(0, -1)}x`;
    expect(last).not.toBe(toBase64Url(secret));
    expect(parseHash(`#/t/KOT4827.${last}.${toBase64Url(founder)}`, 'https:')).toBeNull();
  });

  test.each([
    'b=javascript:alert(1)',
    'b=https://x.example',
    'b=wss://',
    'b=wss://me:pw@x.example/',
    'e=-1',
    'e=1e3',
    'r=x',
    'b=ws://10.0.0.2/',
  ])('an option that is wrong or unknown is left out: %s', option => {
    expect(parseHash(`#/t/KOT4827.${parts}?${option}`, 'https:')).toEqual({ kind: 'link', link });
  });

  test('a page without TLS may name a broker without TLS, no other page may', () => {
    const hash = linkHash({ ...link, broker: { url: 'ws://10.0.0.2:8080/peer' } });
    expect(parseHash(hash, 'http:')).toMatchObject({ link: { broker: { url: 'ws://10.0.0.2:8080/peer' } } });
    expect(parseHash(hash, 'https:')).toMatchObject({ link: { broker: null } });
    expect(brokerUrl('ws://10.0.0.2/', 'file:')).toBeNull();
  });

  test('no text whatsoever makes it throw', () => {
    const near = fc.string({ maxLength: 60, unit: fc.constantFrom(...'#/tKOT4827.?b=wss:%[]AA-_e1') });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          near,
          near.map(text => `#/t/KOT4827.${parts}?${text}`),
        ),
        text => {
          const read = parseHash(text, 'http:');
          expect(read === null || read.kind === 'code' || read.link.secret.length === 16).toBe(true);
          readTyped(text, 'https:');
        },
      ),
      { numRuns: 3000 },
    );
  });
});

describe('the short code', () => {
  test('is three letters and four digits, with a dash for people', () => {
    expect(makeCode(words(0))).toBe('AAA0000');
    expect(makeCode(words(121_669_999))).toBe('ZZZ9999');
    expect(showCode('KOT4827')).toBe('KOT-4827');
  });

  test('every code comes up as often as the next: the short last stretch is drawn again', () => {
    const limit = 35 * 23 ** 3 * 10 ** 4;
    expect(makeCode(words(limit - 1))).toBe('ZZZ9999');
    expect(makeCode(words(limit, 2 ** 32 - 1, 4827))).toBe('AAA4827');
  });

  test('never has a letter that looks like a digit, and no two numbers make one code', () => {
    const seen = new Set<string>();
    for (let n = 0; n < 121_670_000; n += 12_167) seen.add(makeCode(words(n)));
    expect(seen.size).toBe(10_000);
    for (const code of seen) expect(code).toMatch(/^[A-HJKMNP-Z]{3}\d{4}$/);
  });

  test('reads back whatever was made', () => {
    fc.assert(
      fc.property(fc.nat(121_669_999), n => {
        const code = makeCode(words(n));
        expect(readCode(showCode(code))).toBe(code);
        expect(readCode(code.toLowerCase())).toBe(code);
      }),
    );
  });

  test.each([
    ['kot-4827', 'KOT4827'],
    ['  kot 48 27 ', 'KOT4827'],
    ['KOT–4827', 'KOT4827'],
    ['KOT_4827', 'KOT4827'],
    ['KTB48O7', 'KTB4807'],
    ['ktb-il2z', 'KTB1122'],
    ['KTB-SB00', 'KTB5800'],
    ['K8T-4827', 'KBT4827'],
    ['КОТ-4827', 'KOT4827'],
    ['сне-482о', 'CHE4820'],
    ['КТВ-З827', 'KTB3827'],
  ])('%s is read as %s', (typed, code) => {
    expect(readCode(typed)).toBe(code);
  });

  test.each(['', 'KOT', '4827', 'KOT-482', 'KOT-48277', 'KOTY-827', 'КЛЮ-4827', 'KOT-48Ж7', 'KOT/4827', 'ß-4827'])(
    '%s is no code',
    typed => {
      expect(readCode(typed)).toBeNull();
    },
  );

  test('a whole link may be pasted where a code is asked for', () => {
    const pasted = ` https://cats.example/play/${linkHash(link)} `;
    expect(readTyped(pasted, 'https:')).toEqual({ kind: 'link', link });
    expect(readTyped('kot 4827', 'https:')).toEqual({ kind: 'code', code: 'KOT4827' });
    expect(readTyped('https://cats.example/', 'https:')).toBeNull();
  });
});

describe('broker ids', () => {
  /** Letters and digits, single dashes between. */
  const legal = /^[a-z0-9]+(-[a-z0-9]+)*$/;

  test('name the door and nothing secret', () => {
    expect(frontDoor('KOT4827')).toBe('clw1-kot4827');
    expect(epochDoor('KOT4827', 3)).toBe('clw1-kot4827-e3');
    expect(sideDoor('KOT4827', 2)).toBe('clw1-kot4827-d2');
  });

  test('a guest has a new one every time, and a broker takes it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), bytes => {
        const id = guestId(() => bytes);
        expect(id).toMatch(legal);
        expect(id).toMatch(/^clw1-g-[a-z2-7]{20}$/);
      }),
    );
    expect(guestId(() => new Uint8Array(20))).not.toBe(guestId(() => new Uint8Array(20).fill(1)));
  });
});

test('bytes in text have one spelling', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), bytes => {
      const text = toBase64Url(bytes);
      expect(fromBase64Url(text, bytes.length)).toEqual(bytes);
      expect(fromBase64Url(text, bytes.length + 1)).toBeNull();
      expect(fromBase64Url(`${text}=`, bytes.length)).toBeNull();
    }),
  );
});
