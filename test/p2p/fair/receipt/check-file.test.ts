/** A saved game is checked beside the page: what it was, what is found, how far the check is, and what is no saved game. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkFile, type FileChecker, filesOver, serveFiles } from '../../../../src/p2p/fair/receipt/check-file.ts';
import { opening } from '../../../../src/p2p/fair/receipt/receipt.ts';
import { Sim } from '../table/sim.ts';
import { native } from '../transcript.ts';
import { rulesAt, saved } from './receipts.ts';

const { port1: near, port2: far } = new MessageChannel();
let table: Sim;
let file: Uint8Array;
let check: FileChecker;
beforeAll(async () => {
  table = await (await Sim.seated({ people: 3 })).playOut();
  file = await saved(table, 1);
  serveFiles(far, rulesAt(table), async () => native);
  check = filesOver(near);
});
afterAll(() => near.close());

test('it says what was played, by whom, who saved it, and what is found', async () => {
  const told: [number, number][] = [];
  const found = await check(file, (done, of) => told.push([done, of]));
  expect(found).toEqual(await checkFile(file, rulesAt(table), native));
  expect(found).toMatchObject({
    judgement: { judged: { verdict: 'fair' }, people: 3 },
    me: 1,
    game: table.game.id,
    names: ['P0', 'P1', 'P2'],
  });
  expect(told.at(-1)).toEqual([table.ledger.seq + 1, table.ledger.seq + 1]);
});

test('rules of another page are said, and accuse nobody', async () => {
  const found = await checkFile(file, () => null, native);
  expect(found).toMatchObject({ judgement: { judged: { verdict: 'unverified', code: 'OTHER_RULES' } } });
});

test('anything else is refused by name, and the next file is checked all the same', async () => {
  const changed = file.map((byte, n) => (n === file.length - 40 ? byte ^ 1 : byte));
  const later = file.map((byte, n) => (n === opening.length - 2 ? 0x39 : byte));
  const refusals = [changed, later, new Uint8Array(), new Uint8Array(2_000_001)].map(bytes => check(bytes));
  expect(await Promise.all(refusals)).toEqual([
    { refused: 'damaged' },
    { refused: 'other-version' },
    { refused: 'no-receipt' },
    { refused: 'too-big' },
  ]);
  expect(await check(file)).toMatchObject({ judgement: { judged: { verdict: 'fair' } } });
});
