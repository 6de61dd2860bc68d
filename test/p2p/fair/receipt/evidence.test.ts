/** Receipts of matches that were not fair, and papers that try to make an honest one look so. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import { entriesOf } from '../../../../src/p2p/fair/journal/ledger.ts';
import { sayEntry } from '../../../../src/p2p/fair/say.ts';
import { onSeat } from '../table/rests.ts';
import { bytesOf } from '../table/seats.ts';
import { Sim } from '../table/sim.ts';
import { judgementOf, saved, verdictOf } from './receipts.ts';

let table: Sim;
beforeAll(async () => {
  table = await (await Sim.seated({ people: 4 })).playOut();
});
const entryOf = (by: number, seat: number, change: object = {}): Promise<Signed> =>
  sayEntry(table.peers[by]!.signer, { ...table.ledger.before!, ...change }, 'PROXY', { seat, on: 1 }, []);

test('a lie that shows in the replay is named with its entry', async () => {
  const stacked = await Sim.seated({ people: 4 });
  stacked.seams = { touch: (match, kind) => kind === 'RANDDONE' && (match.state.piles.deck as unknown[]).reverse() };
  await stacked.playOut();
  const verdict = stacked.audit(1);
  expect(verdict).toMatchObject({ verdict: 'cheat', culprit: 0 });
  expect(await judgementOf(stacked, await saved(stacked, 1))).toMatchObject({ judged: verdict });
});

test('the entry that was refused at the table is in the file, and is refused again', async () => {
  const forged = await (await Sim.seated({ people: 4 })).playUntil(onSeat(1));
  const { ledger } = forged.peers[2]!;
  const act = await forged.said(1, []);
  const entry = await sayEntry(
    forged.hosting.signer,
    ledger,
    'ACTION',
    { ...act, sig: bytesOf('no signature', 64) },
    forged.peers.map(() => bytesOf('a view')),
  );
  const entries = [...entriesOf(ledger), entry];
  expect(await judgementOf(forged, await saved(forged, 2, { entries }))).toMatchObject({
    judged: { verdict: 'cheat', code: 'FORGED_ACTION', culprit: 0, seq: ledger.seq + 1 },
  });
});

test('nobody is blamed for an entry that no host of this game has signed', async () => {
  const log = entriesOf(table.ledger);
  const others = await Sim.seated({ people: 4, word: 'elsewhere' });
  const withLast = async (last: Signed, from = log) =>
    verdictOf(table, await saved(table, 2, { entries: [...from, last] }));
  expect(await withLast(others.ledger.last!.signed)).toBe('refused:WRONG_GAME');
  expect(await withLast(await entryOf(2, 3), log.slice(0, -1))).toBe('refused:BAD_HOST_SIG');
  expect(await withLast(log[5]!)).toBe('refused:REPEATED');
  expect(await withLast(log[9]!, log.slice(0, 8))).toBe('refused:NOT_EXTENDING');
});

describe('two histories', () => {
  const pairOf = async (by: number) => ({ a: await entryOf(by, 2), b: await entryOf(by, 3) });

  test('are a proof against the host, whatever else the log says', async () => {
    const file = await saved(table, 1, { proofs: [await pairOf(0)] });
    expect(await judgementOf(table, file)).toMatchObject({
      judged: { verdict: 'cheat', code: 'EQUIVOCATION', culprit: 0, seq: table.ledger.seq },
    });
  });
  test('that a guest made up refuse the whole receipt', async () => {
    expect(await verdictOf(table, await saved(table, 1, { proofs: [await pairOf(1)] }))).toBe('refused:FALSE_PROOF');
    const { a } = await pairOf(0);
    expect(await verdictOf(table, await saved(table, 1, { proofs: [{ a, b: a }] }))).toBe('refused:FALSE_PROOF');
  });
});

describe('entries taken back', () => {
  let orphaned: Sim;
  beforeAll(async () => {
    orphaned = await (await Sim.seated({ people: 5 })).playUntil(onSeat(0));
    orphaned.seams = { reaches: seat => seat === 3 };
    await orphaned.play(1);
    orphaned.seams = {};
    orphaned.peers[0]!.online = false;
    await orphaned.migrate(1, [1, 2, 4], 1);
    await orphaned.playOut();
  });

  test('stay a note of the one who had them', async () => {
    const came = await judgementOf(orphaned, await saved(orphaned, 3));
    expect(came).toMatchObject({ judged: orphaned.audit(3) });
    expect(JSON.stringify(came)).toContain('back-to');
    expect(JSON.stringify(await judgementOf(orphaned, await saved(orphaned, 2)))).not.toContain('back-to');
  });
  test('that no host wrote refuse the receipt', async () => {
    const [orphan] = orphaned.peers[3]!.ledger.orphans;
    const unsigned = { ...orphan!, sig: bytesOf('no signature', 64) };
    const strange = table.ledger.last!.signed;
    for (const orphans of [[unsigned], [strange], [{ body: bytesOf('junk'), sig: unsigned.sig }]]) {
      expect(await verdictOf(orphaned, await saved(orphaned, 3, { orphans }))).toBe('refused:FALSE_ORPHAN');
    }
  });
});

describe('a host that does not open', () => {
  const shut = async () => (await (await Sim.seated({ people: 4 })).play()).end();

  test('leaves the match unverified, and others can open for it', async () => {
    const dark = await shut();
    expect(await verdictOf(dark, await saved(dark, 1))).toBe('unverified:NOT_OPENED:0');
    const secrets = [{ seat: 0, M: dark.M }];
    expect(await verdictOf(dark, await saved(dark, 1, { secrets }))).toBe('fair');
    const shares = dark.guests.flatMap(peer => peer.shares);
    expect(await verdictOf(dark, await saved(dark, 1, { shares }))).toBe('fair');
    expect(await verdictOf(dark, await saved(dark, 1, { secrets: [{ seat: 0, M: bytesOf('no') }] }))).toBe(
      'unverified:NOT_OPENED:0',
    );
  });
});

describe('rules of another build', () => {
  const others = () => null;
  test('are not replayed, and the file says so', async () => {
    expect(await verdictOf(table, await saved(table, 1), others)).toBe('unverified:OTHER_RULES:nobody');
  });
  test('signatures, order and draws are checked all the same', async () => {
    const entries = entriesOf(table.ledger).map(({ body, sig }, n) =>
      n === 7 ? { body, sig: sig.slice().reverse() } : { body, sig },
    );
    expect(await verdictOf(table, await saved(table, 1, { entries }), others)).toBe('refused:BAD_HOST_SIG');
    const pair = { a: await entryOf(0, 2), b: await entryOf(0, 3) };
    expect(await verdictOf(table, await saved(table, 1, { proofs: [pair] }), others)).toBe('audit:EQUIVOCATION:0');
  });
});
