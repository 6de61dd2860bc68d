/** The whole check, here and behind a port: one verdict, with progress on the way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { viaTweetnacl } from '../../../src/p2p/fair/ed25519.ts';
import { caseOf } from '../../../src/p2p/fair/judge/case.ts';
import { type Heard, judge } from '../../../src/p2p/fair/judge/judge.ts';
import { judgeOver, serveJudge } from '../../../src/p2p/fair/judge/port.ts';
import { rulesAt } from './receipt/receipts.ts';
import { onDraw } from './table/rests.ts';
import { Sim } from './table/sim.ts';
import { native } from './transcript.ts';

let table: Sim;
const { port1, port2 } = new MessageChannel();
beforeAll(async () => {
  table = await (await Sim.seated({ people: 3 })).playOut();
});
afterAll(() => port1.close());

const fair = (heard: Heard): boolean => 'judged' in heard && heard.judged.verdict === 'fair';

test('it tells how far it is, from a little to all of it', async () => {
  const told: number[] = [];
  const heard = await judge(caseOf(table.ledger, null), rulesAt(table), native, (done, of) => told.push(done / of));
  expect(fair(heard)).toBe(true);
  expect(told.length).toBeGreaterThan(3);
  expect(told).toEqual([...told].sort((a, b) => a - b));
  expect(told.at(-1)).toBe(1);
});

test('without native signatures the verdict is the same', async () => {
  const it = caseOf(table.ledger, null);
  expect(await judge(it, rulesAt(table), viaTweetnacl)).toEqual(await judge(it, rulesAt(table), native));
});

test('behind a port two checks at once come back to whoever asked', async () => {
  serveJudge(port2, rulesAt(table), async () => native);
  const over = judgeOver(port1);
  const told: number[] = [];
  const it = caseOf(table.ledger, null);
  const unfinished = caseOf(table.ledger.before!.before!, null);
  const [whole, part] = await Promise.all([over(it, done => told.push(done)), over(unfinished)]);
  expect(whole).toEqual(await judge(it, rulesAt(table), native));
  expect(part).toMatchObject({ judged: { verdict: 'unverified', code: 'NOT_OPENED', seat: 0 } });
  expect(told.at(-1)).toBe(it.entries.length + 1);
});

test('a check that breaks says so instead of never coming back', async () => {
  const { port1: near, port2: far } = new MessageChannel();
  serveJudge(far, rulesAt(table), async () => Promise.reject(new Error('nothing to verify with')));
  await expect(judgeOver(near)(caseOf(table.ledger, null))).rejects.toThrow('nothing to verify with');
  near.close();
});

test('who stood for whom in a draw is told', async () => {
  const quiet = await (await Sim.seated({ people: 4 })).playUntil(onDraw());
  quiet.peers[2]!.online = false;
  await quiet.playOut();
  const heard = await judge(caseOf(quiet.ledger, null), rulesAt(quiet), native);
  if ('refused' in heard) throw new Error(heard.refused);
  expect(heard.drawn[0]).toMatchObject({ own: [0, 1, 3], copied: [2] });
});
