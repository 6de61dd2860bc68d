/** A receipt says what its player's device said, to anybody, offline; and a changed byte is found wherever it is. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { games } from '../../../../src/engine/games/registry.ts';
import { joined, toUtf8 } from '../../../../src/p2p/fair/bytes.ts';
import { fileName, maxFile, namesAt, opening, readReceipt, tableIn } from '../../../../src/p2p/fair/receipt/receipt.ts';
import { deflated } from '../../../../src/p2p/fair/receipt/squeeze.ts';
import { Sim } from '../table/sim.ts';
import { stormyGame } from '../table/storm.ts';
import { insideOf, judgementOf, said, saved, sealedBy, verdictOf } from './receipts.ts';

const aliens = games.find(({ id }) => id === 'kittens_vs_aliens')!;
let table: Sim;
let file: Uint8Array;
let content: Uint8Array;
beforeAll(async () => {
  table = await (await Sim.seated({ people: 5, game: aliens })).playOut();
  file = await saved(table, 2);
  content = insideOf(table, 2);
});

const flipped = (bytes: Uint8Array, at: number, bit: number): Uint8Array => {
  const other = bytes.slice();
  other[at]! ^= 1 << bit;
  return other;
};

test('the verdict is that of every device at the table', async () => {
  for (const seat of [0, 4]) {
    expect(await verdictOf(table, await saved(table, seat))).toBe(said(table.audit(seat)));
  }
  expect(await verdictOf(table, file)).toBe('fair');
});

test('it comes with the numbers behind it', async () => {
  const reports = [4, 0].map(seat => ({ seat, head: table.ledger.head, verdict: 'fair' as const }));
  const came = await judgementOf(table, await saved(table, 2, { reports }));
  expect(came).toMatchObject({
    people: 5,
    entries: table.ledger.seq,
    draws: table.ledger.k,
    head: table.ledger.head,
    reports: [{ seat: 0 }, { seat: 4 }],
  });
  if ('refused' in came) throw new Error(came.refused);
  expect(came.emoji).toHaveLength(6);
  expect(came.drawn).toHaveLength(table.ledger.k);
  for (const { own, copied } of came.drawn) expect({ own, copied }).toEqual({ own: [0, 1, 2, 3, 4], copied: [] });
});

test('a reader learns who sat there', async () => {
  const read = await readReceipt(file);
  if ('refused' in read) throw new Error(read.refused);
  const found = tableIn(read)!;
  expect(namesAt(found)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4']);
  expect(fileName('zombie_kittens', new Date(2026, 2, 7))).toBe('clowder-zombie-kittens-2026-03-07.kot');
  expect(read.me).toBe(2);
});

test('bad weather and take-overs read the same from a file', async () => {
  // The five games differ in moves alone, and those are the audit's; two of them have every kind of weather.
  for (const [n, game] of [games[0]!, aliens].entries()) {
    const people = Math.max(4, game.seats.min);
    const stormy = await stormyGame({ word: `receipt ${n}`, people, bots: 0, game });
    const there = stormy.peers.filter(({ online }) => online);
    for (const { seat } of [there[0]!, there.at(-1)!]) {
      const verdict = stormy.audit(seat);
      const came = await judgementOf(stormy, await saved(stormy, seat));
      expect('judged' in came && came.judged, `${game.id} ${n}`).toEqual(verdict);
    }
  }
});

describe('a changed byte', () => {
  test('is found anywhere in the file', { timeout: 120_000 }, async () => {
    const places = fc.oneof(fc.nat(opening.length + 70), fc.integer({ min: 0, max: file.length - 1 }));
    const isFound = async (at: number, bit: number) => {
      expect(await verdictOf(table, flipped(file, at, bit))).toMatch(/^refused:/);
    };
    await fc.assert(fc.asyncProperty(places, fc.nat(7), isFound), { numRuns: 1000 });
    for (let at = 0; at < opening.length + 64; at++) await isFound(at, at % 8);
    for (let at = file.length - 8; at < file.length; at++) for (let bit = 0; bit < 8; bit++) await isFound(at, bit);
  });

  test('is found in the log even if the owner of the receipt made it', { timeout: 120_000 }, async () => {
    // Behind the seat of the owner; what follows the entries nobody else has signed.
    const signed = fc.integer({ min: 1, max: content.length - 20 });
    await fc.assert(
      fc.asyncProperty(signed, fc.nat(7), async (at, bit) => {
        const changed = await sealedBy(table, 2, flipped(content, at, bit));
        expect(await verdictOf(table, changed)).toMatch(/^refused:/);
      }),
      { numRuns: 60 },
    );
    expect(await verdictOf(table, await sealedBy(table, 2, content))).toBe('fair');
  });

  test('somebody else cannot sign for the owner', async () => {
    expect(await verdictOf(table, await sealedBy(table, 3, content))).toBe('refused:damaged');
    const nobody = content.slice();
    nobody[0] = 5;
    expect(await verdictOf(table, await sealedBy(table, 3, nobody))).toBe('refused:damaged');
  });
});

describe('at the door', () => {
  test('any junk is refused, by name, and nothing is thrown', async () => {
    const junk = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.uint8Array({ maxLength: 300 }).map(bytes => joined(opening, bytes)),
    );
    await fc.assert(
      fc.asyncProperty(junk, async bytes => {
        expect(await readReceipt(bytes)).toHaveProperty('refused');
      }),
    );
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async bytes => {
        expect(await verdictOf(table, await sealedBy(table, 2, bytes))).toBe('refused:damaged');
      }),
    );
  });

  test('a photograph, a newer file and too much of anything have names of their own', async () => {
    expect(await readReceipt(new Uint8Array(0))).toEqual({ refused: 'no-receipt' });
    expect(await readReceipt(toUtf8('GIF89a'))).toEqual({ refused: 'no-receipt' });
    expect(await readReceipt(toUtf8('clowder-receipt/2\n whatever'))).toEqual({ refused: 'other-version' });
    expect(await readReceipt(new Uint8Array(maxFile + 1))).toEqual({ refused: 'too-big' });
    expect(await readReceipt(file.subarray(0, file.length - 1))).toEqual({ refused: 'damaged' });
    expect(await verdictOf(table, joined(file, Uint8Array.of(0)))).toBe('refused:damaged');
  });

  test('a small file that swells without end is let go', async () => {
    const swollen = joined(opening, new Uint8Array(64), await deflated(new Uint8Array(60_000_000)));
    expect(swollen.length).toBeLessThan(maxFile);
    expect(await readReceipt(swollen)).toEqual({ refused: 'damaged' });
  });
});

test('300 moves of five people fit into 200 kB', async () => {
  const game = games.find(({ id }) => id === 'apocalypse')!;
  const long = await (await Sim.seated({ people: 5, game })).playOut();
  expect(long.ledger.seq).toBeGreaterThan(300);
  const perMove = (await saved(long, 1)).length / long.ledger.aseqs.reduce((sum, n) => sum + n);
  expect(300 * perMove).toBeLessThan(200_000);
});
