/** What a device remembers, and what it makes of a memory that is blocked, slow or spoilt. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { browserDisk, type Disk, makeShelf, memoryDisk } from '../../../src/p2p/device/shelf.ts';
import { makeStore, type SeatRecord } from '../../../src/p2p/device/store.ts';
import type { RoomLink } from '../../../src/p2p/door/room-link.ts';
import { makeVirtualClock } from '../virtual-clock.ts';

const fill = (n: number, length: number) => new Uint8Array(length).fill(n);
const { after } = makeVirtualClock();
const ola = { name: 'Ola', cat: 77, lang: 'pl' } as const;
const link: RoomLink = { code: 'KOT4827', secret: fill(1, 16), founder: fill(2, 16), broker: { listed: 1 }, epoch: 3 };
const seat: SeatRecord = { seed: fill(3, 32), link, role: 'guest', seen: 1_900_000_000_000 };
const storeOn = (disk: Disk) => makeStore(makeShelf(disk, after));

const refuses = () => Promise.reject(new Error('blocked'));
const blocked: Disk = { get: refuses, set: refuses, del: refuses, keys: refuses };
const throws = () => {
  throw new Error('no such thing here');
};
const absent: Disk = { get: throws, set: throws, del: throws, keys: throws };

describe('on a good disk', () => {
  test('a new device knows nobody', async () => {
    const store = storeOn(memoryDisk());
    expect(await store.me()).toBeNull();
    expect(await store.seat('KOT4827')).toBeNull();
    expect(await store.seats()).toEqual([]);
  });

  test('I am still myself when the page is opened again', async () => {
    const disk = memoryDisk();
    expect(await storeOn(disk).keepMe(ola)).toBe('here');
    expect(await storeOn(disk).me()).toEqual(ola);
  });

  test('the way back to a table is kept whole', async () => {
    const disk = memoryDisk();
    expect(await storeOn(disk).keepSeat(seat)).toBe('here');
    expect(await storeOn(disk).seat('KOT4827')).toEqual(seat);
  });

  test('every seat comes back as it was', async () => {
    const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
    const records: fc.Arbitrary<SeatRecord> = fc.record({
      seed: bytes(32),
      role: fc.constantFrom('host', 'guest'),
      seen: fc.nat(),
      link: fc.record({
        code: fc.constantFrom('KOT4827', 'PYS0001'),
        secret: bytes(16),
        founder: bytes(16),
        broker: fc.constantFrom<RoomLink['broker']>(null, { listed: 0 }, { url: 'wss://broker.example/' }),
        epoch: fc.nat(),
      }),
    });
    await fc.assert(
      fc.asyncProperty(records, async record => {
        const disk = memoryDisk();
        await storeOn(disk).keepSeat(record);
        expect(await storeOn(disk).seat(record.link.code)).toEqual(record);
      }),
    );
  });

  test('the table we were at last comes first, and a forgotten one not at all', async () => {
    const disk = memoryDisk();
    const store = storeOn(disk);
    for (const [code, seen] of [
      ['AAA0001', 5],
      ['BBB0002', 9],
      ['CCC0003', 7],
    ] as const) {
      await store.keepSeat({ ...seat, link: { ...link, code }, seen });
    }
    const codes = async () => (await storeOn(disk).seats()).map(({ link: { code } }) => code);
    expect(await codes()).toEqual(['BBB0002', 'CCC0003', 'AAA0001']);
    expect(await store.forgetSeat('BBB0002')).toBe('here');
    expect(await codes()).toEqual(['CCC0003', 'AAA0001']);
    expect(await storeOn(disk).seat('BBB0002')).toBeNull();
  });
});

describe.each([
  ['blocked', blocked],
  ['absent', absent],
  ['a browser’s, outside a browser', browserDisk()],
])('storage that is %s', (_, disk) => {
  test('says so, and the page remembers as long as it lives', async () => {
    const store = storeOn(disk);
    expect(await store.me()).toBeNull();
    expect(await store.keepMe(ola)).toBe('nowhere');
    expect(await store.keepSeat(seat)).toBe('nowhere');
    expect(await store.me()).toEqual(ola);
    expect(await store.seat('KOT4827')).toEqual(seat);
    expect(await store.seats()).toEqual([seat]);
    expect(await store.forgetSeat('KOT4827')).toBe('nowhere');
    expect(await store.seats()).toEqual([]);
    expect(await storeOn(disk).me()).toBeNull();
  });
});

describe('a difficult disk', () => {
  test('that never answers holds nobody up, and is asked once', async () => {
    const clock = makeVirtualClock();
    let asked = 0;
    const mute = () => {
      asked++;
      return new Promise<never>(() => {});
    };
    const store = makeStore(makeShelf({ get: mute, set: mute, del: mute, keys: mute }, clock.after));
    const first = store.keepMe(ola);
    await clock.next();
    expect(clock.now).toBe(2000);
    expect(await first).toBe('nowhere');
    expect(await store.keepSeat(seat)).toBe('nowhere');
    expect(await store.seat('KOT4827')).toEqual(seat);
    expect(asked).toBe(1);
    expect(clock.waiting).toBe(0);
  });

  test('that is full for a while has the newest word in the end', async () => {
    const disk = memoryDisk();
    let isFull = true;
    const store = storeOn({ ...disk, set: (key, value) => (isFull ? refuses() : disk.set(key, value)) });
    expect(await store.keepMe(ola)).toBe('nowhere');
    isFull = false;
    expect(await store.keepMe({ ...ola, name: 'Ola B' })).toBe('here');
    expect(await store.me()).toEqual({ ...ola, name: 'Ola B' });
    expect(await storeOn(disk).me()).toEqual({ ...ola, name: 'Ola B' });
  });

  test('that was changed by another tab is read anew', async () => {
    const disk = memoryDisk();
    const [here, there] = [storeOn(disk), storeOn(disk)];
    await here.keepMe(ola);
    await there.keepMe({ ...ola, cat: 5 });
    expect(await here.me()).toMatchObject({ cat: 5 });
  });
});

describe('what is spoilt is forgotten', () => {
  const spoil = async (key: string, change: Record<string, unknown>) => {
    const disk = memoryDisk();
    const store = storeOn(disk);
    await store.keepMe(ola);
    await store.keepSeat(seat);
    const good = await disk.get(key);
    expect(good).toBeTypeOf('object');
    await disk.set(key, Object.assign({}, good, change));
    return store;
  };

  test.each<Record<string, unknown>>([{ name: 'a\nb' }, { cat: 2 ** 20 }, { lang: 'de' }, { age: 7 }])(
    'of me: %o',
    async change => {
      expect(await (await spoil('me', change)).me()).toBeNull();
    },
  );

  test.each<Record<string, unknown>>([
    { seed: 'AAAA' },
    { secret: null },
    { founder: '!' },
    { broker: 'wss://x.example' },
    { broker: { listed: -1 } },
    { epoch: 0.5 },
    { role: 'king' },
    { seen: -1 },
    { code: 'kot-4827' },
    { admin: true },
  ])('of a seat: %o', async change => {
    const store = await spoil('table/KOT4827', change);
    expect(await store.seat('KOT4827')).toBeNull();
    expect(await store.seats()).toEqual([]);
  });

  test('a seat under the name of another table is not that table’s', async () => {
    const store = await spoil('table/KOT4827', { code: 'PYS0001' });
    expect(await store.seat('KOT4827')).toBeNull();
  });

  test('whatever lies there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async thing => {
        const disk = memoryDisk();
        await disk.set('me', thing);
        await disk.set('table/KOT4827', thing);
        const store = storeOn(disk);
        expect([await store.me(), await store.seat('KOT4827'), await store.seats()]).toEqual([null, null, []]);
      }),
    );
  });
});
