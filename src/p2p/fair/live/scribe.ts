/**
 * The host's side of a fair match: whatever happens in it becomes an entry, signed and kept before anybody sees what
 * follows from it. Knows no line: what is to be sent is handed out.
 */
import type { Refusal, Seat } from '../../../engine/contract.ts';
import { toHex } from '../../../engine/rng.ts';
import type { After } from '../../clock.ts';
import type { Round, Sight } from '../../match/host.ts';
import { seedFor } from '../agree.ts';
import { readAnswer } from '../audit/answer.ts';
import { type Keys, makeKeys } from '../audit/keys.ts';
import { act, leave, type Signed } from '../bodies/people.ts';
import { same } from '../bytes.ts';
import { cjson, cjsons } from '../cjson.ts';
import { decode } from '../codec.ts';
import type { Ed25519, Job } from '../ed25519.ts';
import { isPart, isPerson } from '../journal/ledger.ts';
import { signerOf } from '../journal/playing.ts';
import { sayAct } from '../say.ts';
import { viewDigest } from '../secrets.ts';
import { collect, type Throw } from './dice.ts';
import { makeOrder } from './order.ts';
import type { Pen } from './pen.ts';
import type { ToScribe } from './wire.ts';

export interface ScribePorts {
  readonly ed: Ed25519;
  readonly after: After;
  random(bytes: number): Uint8Array;
  /** The rules' word on an answer. */
  answer(seat: Seat, ask: number, chosen: readonly string[]): Refusal | null;
  /** A seat gets up for good. */
  leave(seat: Seat): void;
  refused(seat: Seat, ask: number, why: Refusal): void;
  /** Not what an honest page sends. */
  bad(seat: Seat): void;
  /** Everybody may see this now: it is bound by the entry `seq`. */
  deliver(round: Round, seq: number): void;
  /** The hosts' secrets lie open: whoever wants to check may begin. */
  opened(): void;
}

export interface Scribe {
  hear(seat: Seat, message: ToScribe): void;
  agree(): Promise<string>;
  show(round: Round): void;
  /** In its turn among everything else that is told. */
  inTurn(tell: () => void): void;
  /** Under which this person's pictures are digested. */
  keyFor(seat: Seat): Uint8Array;
  /** I play for somebody, or do so no more. */
  proxy(seat: Seat, on: 0 | 1): void;
  /** Whoever begins to play for somebody now may not answer the open question: others are bound already. */
  isLate(): boolean;
}

export function makeScribe(pen: Pen, ports: ScribePorts): Scribe {
  const { ed } = ports;
  const { table } = pen.ledger;
  const { M } = pen.speaker.person.secrets;
  const keys: Keys = makeKeys(table, new Map([[pen.speaker.seat, M]]));
  const proxied = new Set<Seat>();
  /** What people have said and is on its way into the match. */
  let said: Signed | null = null;
  const left = new Map<Seat, { readonly signed: Signed; readonly seed: Uint8Array }>();
  let inbox: Promise<void> = Promise.resolve();
  let open: Throw | null = null;
  /** Takes the round that a draw leads to. */
  let drawn: ((round: Round) => void) | null = null;
  const order = makeOrder(seat => signerOf(pen.ledger, seat) === pen.speaker.seat || proxied.has(seat));

  const digests = (sights: readonly Sight[], events: 'told' | 'none'): readonly Uint8Array[] => {
    const { gid, people } = table;
    const seq = pen.ledger.seq + 1;
    const shown = sights.slice(0, people.length);
    const pictures = cjsons(shown.map(sight => [sight.view, events === 'told' ? sight.events : []]));
    return pictures.map((bytes, seat) => viewDigest(gid, seq, seat, keys.view(pen.speaker.seat, seat), bytes));
  };
  const write = (work: () => Promise<void>): void => void pen.queue(work);

  // ── What people say ────────────────────────────────────────────────────────

  function hear(seat: Seat, message: ToScribe): void {
    const { t, it } = message;
    if (t === 'reveal') open?.reveal(seat, it);
    if (t === 'release') open?.release({ dealer: it.dealer, kind: 0, holder: seat, y: it.y });
    if (t === 'act') inbox = inbox.then(() => answer(seat, it));
    if (t === 'leave') inbox = inbox.then(() => getUp(seat, it.said, it.seed));
  }

  async function answer(seat: Seat, signed: Signed): Promise<void> {
    const body = decode(act, signed.body);
    const isTheirs = body?.seat === seat && same(body.gid, table.gid);
    if (!isTheirs || !(await isSigned(seat, { type: 'act', ...signed }))) return ports.bad(seat);
    const { ledger } = pen;
    const isNext = body.aseq === ledger.aseqs[seat]! + 1 && isPart(ledger, body.seenSeq, body.seenHead);
    const isInOrder = isNext && !proxied.has(seat) && order.allows(body.ask, body.seenSeq);
    const read = isInOrder ? readAnswer(ledger, signed.body, keys) : null;
    if (!read) return ports.refused(seat, body.ask, 'stale');
    said = signed;
    const why = ports.answer(seat, read.input.ask, read.input.chosen);
    said = null;
    if (why) ports.refused(seat, body.ask, why);
  }

  async function getUp(seat: Seat, signed: Signed, seed: Uint8Array): Promise<void> {
    const body = decode(leave, signed.body);
    const fits = body?.seat === seat && same(body.gid, table.gid) && isPart(pen.ledger, body.seenSeq, body.seenHead);
    if (!fits || !(await isSigned(seat, { type: 'leave', ...signed }))) return ports.bad(seat);
    left.set(seat, { signed, seed });
    open?.leave(seat, seed);
    ports.leave(seat);
  }

  const isSigned = async (seat: Seat, job: Omit<Job, 'pk'>): Promise<boolean> =>
    (await ed.verifyAll([{ pk: table.people[seat]!.signPk, ...job }]))[0] === true;

  // ── What happens ───────────────────────────────────────────────────────────

  function show(round: Round): void {
    order.show(round);
    if (round.input?.type === 'random' && drawn) drawn(round);
    else if (!round.input) write(async () => ports.deliver(round, pen.ledger.seq));
    else write(recorded(round, said));
    if (round.sights[0]?.view.waiting.on === 'nothing') write(() => close(round));
  }

  /** Bots and seats we play for are answered in our own hand. */
  const recorded = (round: Round, signed: Signed | null) => async () => {
    const { input, sights } = round;
    const bound = digests(sights, 'told');
    if (input?.type === 'timeout') await pen.entry('TIMEOUT', input.ask, bound);
    if (input?.type === 'answer') await pen.entry('ACTION', signed ?? (await ownAct(input)), bound);
    if (input?.type === 'answer' && !signed) order.written(input.ask, pen.ledger.seq);
    const own = input?.type === 'leave' ? left.get(input.seat) : undefined;
    if (input?.type === 'leave') await pen.entry('LEAVE', { seat: input.seat, own: own?.signed ?? null }, bound);
    ports.deliver(round, pen.ledger.seq);
    if (input?.type === 'leave' && own && !pen.ledger.opened[input.seat])
      await pen.entry('OPENED', { seat: input.seat, seed: own.seed });
  };
  const ownAct = ({ seat, ask, chosen }: { seat: Seat; ask: number; chosen: readonly string[] }): Promise<Signed> =>
    sayAct(pen.speaker, pen.ledger, { seat, ask, chosen, nonce: ports.random(24) });

  /** The values of everybody for one event; the seed they make. */
  async function throwDice(): Promise<{ k: number; slots: Awaited<Throw['slots']>; seed: string }> {
    const k = pen.ledger.k + 1;
    await pen.entry('RANDREQ', k);
    open = collect(pen, ed, ports.after);
    const slots = await open.slots;
    open = null;
    return { k, slots, seed: toHex(seedFor(pen.ledger, slots, M)) };
  }

  const agree = (): Promise<string> =>
    new Promise(resolve => {
      write(async () => {
        const { k, slots, seed } = await throwDice();
        const shown = new Promise<Round>(took => {
          drawn = took;
        });
        resolve(seed);
        const round = await shown;
        drawn = null;
        await pen.entry('RANDDONE', { k, slots }, digests(round.sights, 'told'));
        ports.deliver(round, pen.ledger.seq);
      });
    });

  /** The result, an event that has everybody sign it, and the secret that lets everybody check. */
  async function close({ sights }: Round): Promise<void> {
    const waiting = sights[0]?.view.waiting;
    if (waiting?.on !== 'nothing') return;
    await pen.entry('END', cjson(waiting.result), digests(sights, 'none'));
    const { k, slots } = await throwDice();
    await pen.entry('RANDDONE', { k, slots }, digests(sights, 'none'));
    await pen.entry('OPEN', [{ seat: pen.speaker.seat, M }]);
    ports.opened();
  }

  return {
    hear,
    agree,
    show,
    inTurn: tell => void pen.queue(tell),
    keyFor: seat => keys.view(pen.speaker.seat, seat),
    isLate: order.isLate,
    proxy(seat, on) {
      if (!isPerson(pen.ledger, seat) || seat === pen.speaker.seat || proxied.has(seat) === (on === 1)) return;
      if (on === 1) proxied.add(seat);
      else proxied.delete(seat);
      write(async () => {
        if (pen.ledger.stage === 'play') await pen.entry('PROXY', { seat, on });
      });
    },
  };
}
