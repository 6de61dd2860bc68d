/** The audit beyond the named cheats: what it cannot check, what it brings along, what it makes a note of. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../src/engine/contract.ts';
import { gameById } from '../../../src/engine/games/registry.ts';
import { toHex } from '../../../src/engine/rng.ts';
import { seedFor } from '../../../src/p2p/fair/agree.ts';
import { readAnswer } from '../../../src/p2p/fair/audit/answer.ts';
import { audit, rulesOf } from '../../../src/p2p/fair/audit/audit.ts';
import { makeKeys } from '../../../src/p2p/fair/audit/keys.ts';
import { act } from '../../../src/p2p/fair/bodies/people.ts';
import { kinds } from '../../../src/p2p/fair/bodies/table.ts';
import { decode } from '../../../src/p2p/fair/codec.ts';
import { backAt, type Ledger } from '../../../src/p2p/fair/journal/ledger.ts';
import { badDeal, pooled } from '../../../src/p2p/fair/pool.ts';
import { sayLeave, signedAs } from '../../../src/p2p/fair/say.ts';
import { pairKey, seal } from '../../../src/p2p/fair/seal.ts';
import { moles } from '../../engine/toy/moles.ts';
import { audited, inWords } from './table/came.ts';
import { onDraw, onSeat } from './table/rests.ts';
import { bytesOf } from './table/seats.ts';
import { Sim } from './table/sim.ts';
import { bytes, ledgerAt, transcript } from './transcript.ts';

let table: Sim;
let whole: Ledger;
beforeAll(async () => {
  table = await (await Sim.seated({ people: 4 })).playOut();
  whole = table.ledger;
});

test('the draws of the transcript come out of its log and the opened secret', () => {
  const M = bytes(transcript.secrets[0]!.M);
  for (const [k, seq] of [
    [1, 4],
    [2, 10],
  ] as const) {
    const now = ledgerAt(seq);
    const { slots } = decode(kinds.RANDDONE.payload, now.last!.entry.payload)!;
    expect(toHex(seedFor(now.before!, slots, M))).toBe(transcript.r[`${k}`]);
  }
});

describe('not verifiable', () => {
  const secrets = () => [{ seat: 0, M: table.M }];

  test('is a match that stops in the middle', () => {
    expect(audit(backAt(whole, 30)!, table.game, { secrets: secrets() })).toMatchObject({ code: 'UNFINISHED' });
  });

  test('is a secret that nobody opened; another one does not pass for it', () => {
    const closed = whole.before!;
    expect(inWords(audit(closed, table.game))).toBe('unverified:NOT_OPENED:0');
    expect(inWords(audit(closed, table.game, { secrets: [{ seat: 0, M: bytesOf('x') }] }))).toBe(
      'unverified:NOT_OPENED:0',
    );
    expect(inWords(audit(closed, table.game, { secrets: [{ seat: 1, M: table.M }] }))).toBe('unverified:NOT_OPENED:0');
    expect(inWords(audit(closed, table.game, { secrets: secrets() }))).toBe('fair');
  });

  test('is another game, a rule it does not have, a table it is not for', () => {
    const { settings } = whole.table;
    const rules = settings.rules as Record<string, string>;
    expect(rulesOf(settings, table.game)).toEqual(rules);
    expect(rulesOf(settings, gameById('party_pack')!)).toBeNull();
    expect(rulesOf({ ...settings, seats: 9 }, table.game)).toBeNull();
    expect(rulesOf({ ...settings, seats: 1 }, table.game)).toBeNull();
    expect(rulesOf({ ...settings, rules: { ...rules, more: 'tuna' } }, table.game)).toBeNull();
    for (const wrong of [null, [], 'usual', 3]) expect(rulesOf({ ...settings, rules: wrong }, table.game)).toBeNull();
    const [first] = Object.keys(table.game.choices);
    if (first) expect(rulesOf({ ...settings, rules: { ...rules, [first]: 'unheard of' } }, table.game)).toBeNull();
    expect(inWords(audit(whole, moles as unknown as AnyGame))).toBe('unverified:OTHER_RULES:nobody');
  });
});

test('an end without the closing event is fair, with a note', () => {
  const ended = backAt(whole, whole.seq - 3)!;
  const verdict = audit(ended, table.game, { secrets: [{ seat: 0, M: table.M }] });
  expect(verdict).toMatchObject({ verdict: 'fair', notes: [{ seq: ended.seq, what: 'not-closed' }] });
});

test('a time-out is a note with the names of those who were waited for', async () => {
  const slow = await (await Sim.seated({ people: 4 })).playUntil(onSeat(2));
  await slow.timeout();
  const { seq } = slow.ledger;
  const verdict = (await slow.playOut()).audit(1);
  expect(verdict).toMatchObject({ verdict: 'fair', notes: [{ seq, what: 'timed-out', seats: [2] }] });
});

describe('parts of a secret', () => {
  const given = () => table.peers.flatMap(({ shares }) => shares);

  test('that do not fit their promise count for nothing', () => {
    const wrong = given().map(share => (share.holder === 1 ? { ...share, y: bytesOf('not it') } : share));
    expect(pooled(whole, 0, wrong)).toEqual(table.M);
    expect(
      pooled(
        whole,
        0,
        wrong.filter(({ holder }) => holder < 3),
      ),
    ).toBeNull();
  });

  test('of one holder count once', () => {
    const own = given().filter(({ holder, kind }) => holder === 1 && kind === 1);
    expect(pooled(whole, 0, [...own, ...own, ...own])).toBeNull();
  });

  test('nobody owes a part of a secret that was never dealt', () => {
    expect(pooled(whole, 2, given())).toBeNull();
  });

  test('a copy of something else than the chain comes out when the chain is opened', () => {
    const chain = table.peers[2]!.person.chain;
    const opened = whole.opened.map((_, seat) => (seat === 2 ? chain : null));
    expect(badDeal({ ...whole, opened }, new Map())).toBeNull();
    const deals = whole.deals.map(deal =>
      deal.dealer === 2 ? { ...deal, shares: deal.shares.map(share => ({ ...share, commit: bytesOf('x') })) } : deal,
    );
    expect(badDeal({ ...whole, deals }, new Map())).toBeNull();
    expect(badDeal({ ...whole, deals, opened }, new Map())?.dealer).toBe(2);
  });
});

describe('an envelope that holds no answer', () => {
  test('bytes that are no answer at all', () => {
    const keys = makeKeys(whole.table, new Map([[0, table.M]]));
    expect(readAnswer(whole, new Uint8Array(9), keys)).toBeNull();
  });

  test.each([[{ chosen: [1] }], [{ chosen: [], more: 1 }], [{ chosen: 'c1' }], [[]], [null], ['pass']])(
    '%j',
    async answer => {
      const sealed = await (await Sim.seated({ people: 4 })).playUntil(onSeat(1));
      const { person, signer } = sealed.peers[1]!;
      const read = decode(act, (await sealed.said(1, [])).body)!;
      const box = seal(answer, read.nonce, pairKey(sealed.ledger.table.people[0]!.sealPk, person.secrets.boxSk));
      await sealed.log('ACTION', await signedAs(signer, 'act', act, { ...read, box }));
      const lie = sealed.ledger.seq;
      await sealed.playOut();
      expect(audited(sealed)).toEqual({ outcome: 'audit:SEAL_UNREADABLE:0', named: lie });
    },
  );
});

describe('somebody leaves for good', () => {
  test('politely, and the match goes on without them, with a note', async () => {
    const left = await (await Sim.seated({ people: 4 })).playUntil(onSeat(1));
    await left.leave(2, 'politely');
    expect(left.match.state.gone).toEqual([2]);
    const verdict = (await left.playOut()).audit(1);
    expect(verdict).toMatchObject({
      verdict: 'fair',
      notes: [
        { what: 'left', seat: 2 },
        { what: 'opened', seat: 2 },
      ],
    });
  });

  test('declared by the host after others gave up their copy', async () => {
    const left = await (await Sim.seated({ people: 4 })).playUntil(onDraw('shuffle the deck'));
    left.peers[3]!.online = false;
    await left.draw();
    expect(await left.leave(3, 'declared')).toEqual(['ok', 'ok', 'ok']);
    expect(inWords((await left.playOut()).audit(1))).toBe('fair+notes');
  });

  test('but not while the rules wait for dice', async () => {
    const left = await (await Sim.seated({ people: 4 })).playUntil(onDraw('shuffle the deck'));
    await left.leave(2, 'politely');
    const lie = left.ledger.seq - 1;
    await left.playOut();
    expect(audited(left)).toEqual({ outcome: 'audit:RAND_OMITTED:0', named: lie });
  });

  test('a leave that the host does not play out comes out', async () => {
    const left = await (await Sim.seated({ people: 4 })).playUntil(onSeat(1));
    await left.log('LEAVE', { seat: 2, own: await sayLeave(left.peers[2]!, left.ledger) });
    const verdict = audit(left.ledger, left.game, { secrets: [{ seat: 0, M: left.M }] });
    expect(verdict).toEqual({ verdict: 'cheat', code: 'FALSE_VIEW', culprit: 0, seq: left.ledger.seq });
  });
});
