/** Named cheats with moves: invented, repeated, illegal, out of turn, and results that are none. */
import nacl from 'tweetnacl';
import type { AnyGame } from '../../../../src/engine/contract.ts';
import { readAnswer } from '../../../../src/p2p/fair/audit/answer.ts';
import { makeKeys } from '../../../../src/p2p/fair/audit/keys.ts';
import { act, type Signed } from '../../../../src/p2p/fair/bodies/people.ts';
import { kinds } from '../../../../src/p2p/fair/bodies/table.ts';
import { cjson } from '../../../../src/p2p/fair/cjson.ts';
import { decode } from '../../../../src/p2p/fair/codec.ts';
import { viaTweetnacl } from '../../../../src/p2p/fair/ed25519.ts';
import { H64 } from '../../../../src/p2p/fair/hash.ts';
import { steps } from '../../../../src/p2p/fair/journal/ledger.ts';
import { doubleAnswer, stands } from '../../../../src/p2p/fair/proofs.ts';
import { sayAct, signedAs } from '../../../../src/p2p/fair/say.ts';
import { moles } from '../../../engine/toy/moles.ts';
import { audited, type Case, holds, liveAt } from '../table/came.ts';
import { onPlayers, onSeat, openAsk } from '../table/rests.ts';
import { bytesOf } from '../table/seats.ts';
import { Sim } from '../table/sim.ts';
import { native } from '../transcript.ts';

const seated = (people = 4) => Sim.seated({ people });
const at = async (seat: number) => (await seated()).playUntil(onSeat(seat));
const voting = async () => (await Sim.seated({ people: 4, game: moles as unknown as AnyGame })).playUntil(onPlayers);

/** The answer that a seat signed last. */
const lastActOf = (table: Sim, seat: number): Signed =>
  steps(table.ledger)
    .filter(({ last }) => last!.kind === 'ACTION')
    .map(({ last }) => decode(kinds.ACTION.payload, last!.entry.payload)!)
    .filter(({ body }) => decode(act, body)!.seat === seat)
    .at(-1)!;

/** Logs an answer that the host's own match knows nothing of, then plays on. */
async function loggedAnyway(table: Sim, answer: Signed) {
  await table.log('ACTION', answer);
  const lie = table.ledger.seq;
  return { ...audited(await table.playOut()), lie };
}

const order = 2n ** 252n + 27742317777372353535851937790883648493n;
const number = (bytes: Uint8Array) => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

/** R = identity and S = h·a: the equation holds, and the signer kept no nonce secret. */
function withoutNonce(seed: Uint8Array, pk: Uint8Array, message: Uint8Array): Uint8Array {
  const a = nacl.hash(seed).slice(0, 32);
  a[0]! &= 248;
  a[31] = (a[31]! & 127) | 64;
  const sig = Uint8Array.of(1, ...new Uint8Array(63));
  const h = number(nacl.hash(Uint8Array.of(...sig.slice(0, 32), ...pk, ...message)));
  let s = (h * number(a)) % order;
  for (let n = 32; n < 64; n++, s >>= 8n) sig[n] = Number(s & 255n);
  return sig;
}

const cases: Case[] = [
  {
    name: 'honest-2',
    by: '–',
    what: 'honest game, 2 players',
    expect: 'fair',
    run: async () => audited(await (await seated(2)).playOut()),
  },
  {
    name: 'honest-4',
    by: '–',
    what: 'honest game, 4 players',
    expect: 'fair',
    run: async () => audited(await (await seated()).playOut()),
  },
  {
    name: 'bots-seated',
    by: '–',
    what: '3 people and 2 bots, honest',
    expect: 'fair',
    run: async () => audited(await (await Sim.seated({ people: 3, bots: 2 })).playOut()),
  },
  {
    name: 'forge-action',
    by: 'host',
    what: 'invents a guest action',
    expect: 'live:FORGED_ACTION:0',
    async run() {
      const table = await at(1);
      const choice = table.choice(1, openAsk(table), table.wish(1));
      await table.log('ACTION', await sayAct(table.hosting, table.ledger, choice));
      return liveAt(table);
    },
  },
  {
    name: 'proxy-unsaid',
    by: 'host',
    what: 'signs for guest 1 without PROXY',
    expect: 'live:FORGED_ACTION:0',
    async run() {
      const table = await at(1);
      await table.log('PROXY', { seat: 1, on: 1 });
      await table.log('PROXY', { seat: 1, on: 0 });
      const choice = table.choice(1, openAsk(table), table.wish(1));
      await table.log('ACTION', await sayAct(table.hosting, table.ledger, choice));
      return liveAt(table);
    },
  },
  {
    name: 'proxy-plays',
    by: 'host',
    what: 'says that it plays for guest 2 (PROXY on), later hands the seat back',
    expect: 'fair+notes',
    async run() {
      const table = await at(2);
      await table.log('PROXY', { seat: 2, on: 1 });
      await table.play(20);
      await table.log('PROXY', { seat: 2, on: 0 });
      return audited(await table.playOut());
    },
  },
  {
    name: 'replay-action',
    by: 'host',
    what: 'logs a guest action twice',
    expect: 'live:ACTION_REPLAY:0',
    async run() {
      const table = await (await at(1)).play(1);
      await table.log('ACTION', lastActOf(table, 1));
      return liveAt(table);
    },
  },
  {
    name: 'cross-game-entry',
    by: 'host',
    what: 'injects an entry of another game',
    expect: 'live:WRONG_GAME:0',
    async run() {
      const [table, other] = [await at(1), await Sim.seated({ people: 4, word: 'salmon' })];
      await table.deliver(other.ledger.last!.signed);
      return { ...liveAt(table), lie: table.ledger.seq + 1 };
    },
  },
  {
    name: 'cross-game-action',
    by: 'host',
    what: 'injects a guest action of another game',
    expect: 'live:BAD_ACT:0',
    async run() {
      const other = await (await Sim.seated({ people: 4, word: 'salmon' })).playUntil(onPlayers);
      const table = await at(1);
      const guest = other.peers[1]!;
      await table.log('ACTION', await sayAct(guest, guest.ledger, other.choice(1, openAsk(table), [])));
      return liveAt(table);
    },
  },
  {
    name: 'accept-illegal',
    by: 'host+guest',
    what: 'lets an accomplice play a card it does not hold',
    expect: 'audit:ILLEGAL_ACCEPTED:0',
    async run() {
      const table = await at(1);
      const card = table.match.state.piles['hand/2']![0]!;
      return loggedAnyway(table, await table.said(1, [card.id]));
    },
  },
  {
    name: 'guest-illegal-action',
    by: 'guest',
    what: 'plays a card it does not hold; honest host',
    expect: 'refused:illegal, log unchanged',
    async run() {
      const table = await at(1);
      const { head } = table.ledger;
      const card = table.match.state.piles['hand/2']![0]!;
      const heard = await table.take(1, [card.id], await table.said(1, [card.id]));
      return { outcome: `${heard}, log ${table.ledger.head === head ? 'unchanged' : 'changed'}` };
    },
  },
  {
    name: 'guest-garbage-seal',
    by: 'guest+host',
    what: 'unreadable sealed part accepted by an accomplice host',
    expect: 'audit:SEAL_UNREADABLE:0',
    async run() {
      const table = await at(1);
      const read = decode(act, (await table.said(1, [])).body)!;
      const junk = { ...read, box: new Uint8Array(80).fill(7) };
      return loggedAnyway(table, await signedAs(table.peers[1]!.signer, 'act', act, junk));
    },
  },
  {
    name: 'copy-sealed',
    by: 'guest',
    what: "sends another player's sealed box as its own",
    expect: 'opens for 2: true, for 1: false',
    async run() {
      const table = await at(2);
      const theirs = await table.said(2, table.wish(2));
      const copied = await signedAs(table.peers[1]!.signer, 'act', act, { ...decode(act, theirs.body)!, seat: 1 });
      const keys = makeKeys(table.ledger.table, new Map([[0, table.M]]));
      const opens = ({ body }: Signed) => readAnswer(table.ledger, body, keys) !== null;
      return { outcome: `opens for 2: ${opens(theirs)}, for 1: ${opens(copied)}` };
    },
  },
  {
    name: 'guest-double-sign',
    by: 'guest',
    what: 'signs two different answers to one ask',
    expect: 'proof against 2',
    async run() {
      const table = await at(2);
      const [a, b] = [await table.said(2, table.wish(2)), await table.said(2, [])];
      const proof = doubleAnswer(table.ledger, a, b);
      return { outcome: proof && (await stands(proof, table.ed)) ? `proof against ${proof.culprit}` : 'no proof' };
    },
  },
  {
    name: 'false-result',
    by: 'host',
    what: 'announces another winner',
    expect: 'audit:FALSE_RESULT:0',
    async run() {
      const table = await (await seated()).play();
      const { pending } = table.match.state;
      if (pending.on !== 'nothing') throw new Error('not over');
      const { winners, why } = pending.result;
      await table.log('END', cjson({ winners: winners.includes(0) ? [1] : [0], why }));
      const lie = table.ledger.seq;
      await table.draw();
      await table.open();
      return { ...audited(table), lie };
    },
  },
  {
    name: 'premature-end',
    by: 'host',
    what: 'ends the game early while ahead',
    expect: 'audit:FALSE_RESULT:0',
    async run() {
      const table = await at(1);
      await table.log('END', cjson({ winners: [0], why: 'last' }));
      const lie = table.ledger.seq;
      await table.draw();
      await table.open();
      return { ...audited(table), lie };
    },
  },
  {
    name: 'truncate-end',
    by: 'host',
    what: 'stays silent instead of END and OPEN',
    expect: 'fair+notes, winner by replay',
    async run() {
      const table = await (await seated()).play();
      table.peers[0]!.online = false;
      const pooled = { shares: table.guests.flatMap(({ shares }) => shares) };
      const verdict = table.audit(1, pooled);
      const isReplayed = verdict.verdict === 'fair' && verdict.notes.some(({ what }) => what === 'winner-by-replay');
      return { outcome: `${audited(table, pooled).outcome}, winner ${isReplayed ? 'by replay' : 'unknown'}` };
    },
  },
  {
    name: 'nope-change-mind',
    by: 'host',
    what: 'reads the sealed answers of the others to an `each` ask, then answers',
    expect: 'audit:HOST_NOT_FIRST:0',
    async run() {
      const table = await voting();
      for (const seat of [1, 2]) await table.answer(seat, table.wish(seat));
      await table.answer(0, table.wish(0));
      const lie = table.ledger.seq;
      return { ...audited(await table.playOut()), lie };
    },
  },
  {
    name: 'each-offlog-peek',
    by: 'host',
    what: "takes a guest's `each` answer off the log, reads it, logs its own first",
    expect: 'audit:HOST_NOT_FIRST:0',
    async run() {
      const table = await voting();
      const wish = table.wish(1);
      const early = await table.said(1, wish);
      await table.answer(0, table.wish(0));
      await table.take(1, wish, early);
      const lie = table.ledger.seq;
      return { ...audited(await table.playOut()), lie };
    },
  },
  {
    name: 'small-order-R',
    by: 'guest',
    what: 'signs with R = identity (raw tweetnacl and raw native accept)',
    expect: 'raw tweetnacl: true, native: false, tweetnacl: false, live:FORGED_ACTION:0',
    async run() {
      const table = await at(2);
      const { body } = await table.said(2, table.wish(2));
      const { secrets, hello } = table.peers[2]!.person;
      const sig = withoutNonce(secrets.signSeed, hello.signPk, H64('sig/act', body));
      const raw = nacl.sign.detached.verify(H64('sig/act', body), sig, hello.signPk);
      const job = { pk: hello.signPk, type: 'act', body, sig } as const;
      const [byNative] = await native.verifyAll([job]);
      const [byTweetnacl] = await viaTweetnacl.verifyAll([job]);
      await table.log('ACTION', { body, sig });
      const { outcome, named, lie } = liveAt(table);
      const said = `raw tweetnacl: ${raw}, native: ${byNative}, tweetnacl: ${byTweetnacl}, ${outcome}`;
      return { outcome: said, named, lie };
    },
  },
  {
    name: 'stale answer taken',
    by: 'host+guest',
    what: 'logs an answer to an ask that is closed',
    expect: 'audit:STALE_ACTION:0',
    async run() {
      const table = await at(1);
      const guest = table.peers[1]!;
      const choice = { ...table.choice(1, openAsk(table) - 1, []), nonce: bytesOf('nonce', 24) };
      return loggedAnyway(table, await sayAct(guest, guest.ledger, choice));
    },
  },
];

holds(cases);
