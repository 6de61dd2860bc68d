/** The journal against the transcript: a whole game, and everything that is not quite it. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toHex } from '../../../src/engine/rng.ts';
import type { Signed } from '../../../src/p2p/fair/bodies/people.ts';
import { genesis } from '../../../src/p2p/fair/bodies/table.ts';
import { toUtf8 } from '../../../src/p2p/fair/bytes.ts';
import { decode } from '../../../src/p2p/fair/codec.ts';
import { viaTweetnacl } from '../../../src/p2p/fair/ed25519.ts';
import { tableEmoji } from '../../../src/p2p/fair/emoji.ts';
import { openLedger } from '../../../src/p2p/fair/journal/genesis.ts';
import { backAt, hostNow } from '../../../src/p2p/fair/journal/ledger.ts';
import { prove } from '../../../src/p2p/fair/journal/link.ts';
import { viewKey } from '../../../src/p2p/fair/secrets.ts';
import {
  allEntries,
  bytes,
  genesisBytes,
  ledgerAt,
  native,
  said,
  signedEntry,
  transcript,
  tried,
} from './transcript.ts';

const flipped = ({ body, sig }: Signed, bit: number): Signed => {
  const all = Uint8Array.of(...body, ...sig);
  all[(bit >> 3) % all.length]! ^= 1 << (bit & 7);
  return { body: all.slice(0, body.length), sig: all.slice(body.length) };
};

describe.each([native, viaTweetnacl])('by $by', ed => {
  test('an honest game goes through, entry by entry', async () => {
    expect(said(await prove(openLedger(genesisBytes, null), ed))).toBe('ok');
    for (const [n, entry] of allEntries.entries()) {
      expect(await tried(ledgerAt(n), entry, {}, ed)).toBe('ok');
      expect(toHex(ledgerAt(n + 1).head)).toBe(transcript.entries[n]!.head);
    }
  });

  test.each(transcript.negatives)('refuses: $what', async ({ seq, body, sig, fault, culprit }) => {
    expect(await tried(ledgerAt(seq - 1), signedEntry({ body, sig }), {}, ed)).toBe(`${fault}:${culprit ?? 'nobody'}`);
  });
});

test('the ledger knows where the game stands', () => {
  const end = ledgerAt(14);
  expect(toHex(end.table.gid)).toBe(transcript.gid);
  expect(end).toMatchObject({
    seq: 14,
    epoch: 0,
    stage: 'opened',
    k: 3,
    event: null,
    notes: [],
    result: { winner: 2 },
  });
  expect(end.secrets.map(({ M }) => toHex(M))).toEqual([transcript.secrets[0]!.M]);
  expect(hostNow(end)).toBe(0);
  const dealt = backAt(end, 1)!;
  const emoji = tableEmoji(end.table.gid, dealt.head, backAt(end, 2)!.links);
  expect(emoji.join('')).toBe(transcript.sas);
});

test('everybody finds the own parts in the deals, and nobody those of others', async () => {
  for (const seat of [0, 1, 2]) {
    const boxSk = bytes(transcript.secrets[seat]!.boxSk);
    expect(await tried(ledgerAt(0), allEntries[0]!, { me: { seat, boxSk } })).toBe('ok');
  }
  const boxSk = bytes(transcript.secrets[1]!.boxSk);
  expect(await tried(ledgerAt(0), allEntries[0]!, { me: { seat: 2, boxSk } })).toBe('SHARE_NOT_RECEIVED:0');
});

test('a picture counts for its entry, its seat and its bytes alone', async () => {
  const M = bytes(transcript.secrets[0]!.M);
  const shown = (seat: number, view: string) => ({
    shown: { seat, key: viewKey(M, bytes(transcript.gid), seat), bytes: toUtf8(view) },
  });
  for (const [n, { views }] of transcript.entries.entries()) {
    for (const [seat, view] of (views ?? []).entries()) {
      expect(await tried(ledgerAt(n), allEntries[n]!, shown(seat, view))).toBe('ok');
      expect(await tried(ledgerAt(n), allEntries[n]!, shown(seat, `${view} `))).toBe('VIEW_MISMATCH:0');
    }
  }
  // A request binds no picture, so none may come with it.
  expect(await tried(ledgerAt(2), allEntries[2]!, shown(1, '{}'))).toBe('VIEW_MISMATCH:0');
});

test('a flipped bit in any entry is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(13), fc.nat(), async (n, bit) => {
      expect(await tried(ledgerAt(n), flipped(allEntries[n]!, bit))).not.toBe('ok');
    }),
    { numRuns: 300 },
  );
});

test('a flipped bit that the host did not sign accuses nobody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(13), fc.nat(), async (n, bit) => {
      const fault = await tried(ledgerAt(n), flipped(allEntries[n]!, bit));
      // The first 32 bytes name the game; who sends an entry of another game is the host.
      if ((bit >> 3) % (allEntries[n]!.body.length + 64) >= 32) expect(fault).toBe('BAD_HOST_SIG:nobody');
    }),
    { numRuns: 300 },
  );
});

test('a dropped, swapped or repeated entry is refused', async () => {
  for (let n = 0; n < 14; n++) {
    for (let other = 0; other < 14; other++) {
      if (other === n) continue;
      const fault = await tried(ledgerAt(n), allEntries[other]!);
      expect(fault).toBe(other < n ? 'REPEATED:nobody' : 'NOT_EXTENDING:nobody');
    }
  }
});

describe('the genesis', () => {
  const invited = {
    joinSecret: bytes(transcript.joinSecret),
    hostPk: bytes(transcript.roster[0]!.signPk),
    engineId: 'high-card/1',
    hello: ledgerAt(0).table.genesis,
  };

  test('holds what I said, from the host of my link, for my build', () => {
    const body = bytes(transcript.genesis);
    const mine = decode(genesis, body)!.people[1]!.body;
    const open = (change: Partial<typeof invited>) => said(openLedger(body, { ...invited, hello: mine, ...change }));
    expect(open({})).toBe('ok');
    expect(open({ joinSecret: new Uint8Array(16) })).toBe('BAD_GENESIS:0');
    expect(open({ hostPk: bytes(transcript.roster[1]!.signPk) })).toBe('WRONG_HOST_KEY:0');
    expect(open({ engineId: 'high-card/2' })).toBe('ENGINE_MISMATCH:0');
    expect(open({ hello: new Uint8Array(9) })).toBe('MY_HELLO_ALTERED:0');
  });

  test('with a flipped bit is no genesis, or another game', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), async bit => {
        const changed = genesisBytes.slice();
        changed[(bit >> 3) % changed.length]! ^= 1 << (bit & 7);
        const opened = await prove(openLedger(changed, null), native);
        if (opened.ok) expect(toHex(opened.ledger.table.gid)).not.toBe(transcript.gid);
      }),
      { numRuns: 200 },
    );
  });
});
