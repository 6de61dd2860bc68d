/**
 * A guest's side of one fair match: holds the log, checks every entry and every picture, answers what the protocol asks
 * for, and signs only what rests on a checked head.
 */
import type { Seat, SeenEvent, View, Waiting } from '../../../engine/contract.ts';
import type { After } from '../../clock.ts';
import { type Hello, hello, type Signed } from '../bodies/people.ts';
import { same } from '../bytes.ts';
import { cjson } from '../cjson.ts';
import { encode } from '../codec.ts';
import type { Ed25519 } from '../ed25519.ts';
import { Fault } from '../journal/fault.ts';
import { type Invited, openLedger } from '../journal/genesis.ts';
import { backAt, hostNow, type Ledger, type Settings } from '../journal/ledger.ts';
import { type Linked, link, prove } from '../journal/link.ts';
import { signerOf } from '../journal/playing.ts';
import { caseOf } from '../judge/case.ts';
import type { Judge } from '../judge/port.ts';
import { emojiOf, summary } from '../judge/summary.ts';
import type { FairStatus, Judged, Report } from '../judgement.ts';
import type { Person } from '../person.ts';
import { writeReceipt } from '../receipt/receipt.ts';
import { type Speaker, sayAct, sayLeave, signedAs } from '../say.ts';
import { viewDigest } from '../secrets.ts';
import { certJob } from './cert.ts';
import { duties } from './duties.ts';
import type { GameShelf, StoredGame } from './game-shelf.ts';
import { judgedBy, verdictByte, verdicts, withReport } from './judging.ts';
import type { ToScribe, ToWitness } from './wire.ts';

/** What I expect before I have seen anything. */
export interface Expected {
  readonly match: number;
  readonly joinSecret: Uint8Array;
  readonly engineId: string;
  readonly settings: Settings;
  readonly seat: Seat;
}

export interface WitnessPorts {
  readonly ed: Ed25519;
  readonly after: After;
  random(bytes: number): Uint8Array;
  readonly shelf: GameShelf;
  readonly judge: Judge;
  /** The host's table key, proved at the door. */
  hostKey(): Uint8Array | null;
  send(message: ToScribe): void;
  status(status: FairStatus): void;
}

export interface Witness {
  /** A line is open: say who I am, or how far my log reaches. */
  arrive(): void;
  hear(message: ToWitness): void;
  /** Painted as soon as the entry that binds it is here and fits; never, if it does not fit. */
  show(picture: Picture): void;
  answer(ask: number, chosen: readonly string[]): void;
  /** The host did not take my answer. */
  refused(ask: number): void;
  /** I get up for good. */
  leave(): Promise<void>;
  /** The match is over: if the host does not open its secret soon, I say what I can. */
  over(): void;
  /** The match as one file, for whoever wants to check it again. */
  receipt(): Promise<Uint8Array | null>;
  stop(): void;
}

/** How long a host may take from the end of a match to the opening of its secret. */
const openMs = 20_000;
const startSeq = 2;

/** What came over the line to be looked at. */
export interface Picture {
  readonly seq: number;
  readonly view: View;
  readonly events: readonly SeenEvent[];
  paint(): void;
}

interface Answer {
  readonly ask: number;
  readonly chosen: readonly string[];
  /** One signature for one question, however often it is sent. */
  signed: Promise<Signed> | null;
}

export async function openWitness(
  expected: Expected,
  person: Person,
  stored: StoredGame | null,
  cert: Uint8Array,
  ports: WitnessPorts,
): Promise<Witness> {
  const { ed, shelf } = ports;
  const signer = await ed.signer(person.secrets.signSeed);
  const speaker: Speaker = { seat: expected.seat, person, signer };
  const me = { seat: expected.seat, boxSk: person.secrets.boxSk };
  const helloBody = encode(hello, person.hello satisfies Hello);
  let ledger: Ledger | null = null;
  /** Every signature up to here is good. */
  let provedSeq = -1;
  let proofs: Promise<void> = Promise.resolve();
  let key: Uint8Array | null = stored?.key ?? null;
  let waiting: Waiting | null = null;
  let answer: Answer | null = null;
  let judged: Judged | null = null;
  /** The entry at which I stopped. */
  let refused: Signed | null = null;
  let isJudging = false;
  let reports: readonly Report[] = [];
  let done = new Set<string>();
  /** Entries may come while the genesis is still being proved. */
  let early: Signed[] = [];
  /** Pictures whose entry has not come yet: after a reload the picture is quicker than the log. */
  const unpainted: Picture[] = [];
  let stopClock = () => {};

  // ── The log ────────────────────────────────────────────────────────────────

  /** No certs: I kept it myself, after I had looked at it. What is in the lobby by now may be about another match. */
  async function open(body: Uint8Array, certs: readonly Uint8Array[] | null): Promise<void> {
    if (ledger) return;
    const proved = await prove(openLedger(body, certs && (await invitation(body, certs))), ed);
    if (ledger) return;
    if (!proved.ok) return accuse(proved.fault, 0);
    if (certs && !isAsAgreed(proved.ledger)) return accuse(new Fault('BAD_GENESIS', 0), 0);
    if (certs) await shelf.genesis(body);
    ledger = proved.ledger;
    provedSeq = 0;
    attend();
    const came = early;
    early = [];
    for (const signed of came) add(signed, 'line');
  }
  async function invitation(body: Uint8Array, [cert0]: readonly Uint8Array[]): Promise<Invited> {
    const opened = openLedger(body, null);
    const host = opened.ok ? opened.ledger.table.people[0]! : null;
    const hostKey = ports.hostKey();
    const isHost = host && cert0 && hostKey && (await isTrue(certJob(hostKey, host.sid, host.signPk, cert0)));
    const hostPk = isHost ? host.signPk : new Uint8Array(32);
    return { joinSecret: expected.joinSecret, hostPk, engineId: expected.engineId, hello: helloBody };
  }
  /** What was agreed in the lobby is what is played. */
  const isAsAgreed = ({ table }: Ledger): boolean =>
    same(cjson(table.settings), cjson(expected.settings)) &&
    same(table.people[expected.seat]?.signPk ?? new Uint8Array(), person.hello.signPk);
  const isTrue = async (job: Parameters<Ed25519['verifyAll']>[0][number]) => (await ed.verifyAll([job]))[0] === true;

  function add(signed: Signed, from: 'line' | 'shelf'): void {
    if (judged?.verdict === 'cheat') return;
    if (!ledger) {
      early.push(signed);
      return;
    }
    const linked = link(ledger, signed, { me });
    if (linked.ok) ledger = linked.ledger;
    proofs = proofs.then(() => check(linked, signed, from));
    paint();
  }

  async function check(linked: Linked, signed: Signed, from: 'line' | 'shelf'): Promise<void> {
    const proved = await prove(linked, ed);
    if (!proved.ok) return wrong(proved.fault, signed);
    const { seq } = proved.ledger;
    if (from === 'line') await shelf.entry(seq, signed);
    provedSeq = Math.max(provedSeq, seq);
    attend();
  }

  /** What accuses nobody was damaged, late, or came twice. A gap is asked for. */
  function wrong(fault: Fault, signed: Signed): void {
    if (fault.culprit !== null) {
      refused ??= signed;
      accuse(fault, (ledger?.seq ?? 0) + 1);
    }
    if (fault.culprit === null && fault.code === 'NOT_EXTENDING') follow();
  }

  function accuse({ code, culprit }: Fault, seq: number): void {
    if (judged?.verdict === 'cheat') return;
    judge({ verdict: 'cheat', code, culprit: culprit ?? 0, seq });
  }

  // ── What I owe ─────────────────────────────────────────────────────────────

  const follow = () => ledger && ports.send({ t: 'follow', it: { gid: ledger.table.gid, next: ledger.seq + 1 } });

  /** Whatever the log asks of me now, once for each line. */
  function attend(): void {
    if (!ledger || judged?.verdict === 'cheat' || provedSeq < ledger.seq) return;
    for (const duty of duties(ledger, speaker)) {
      if (done.has(duty.id)) continue;
      done.add(duty.id);
      void duty.say().then(ports.send);
    }
    const emoji = emojiOf(ledger);
    if (!judged && emoji.length > 0 && !done.has('emoji')) ports.status({ at: 'playing', emoji });
    if (emoji.length > 0) done.add('emoji');
    if (ledger.stage === 'opened') void conclude(ledger);
    sendAnswer();
  }

  function sendAnswer(): void {
    if (!answer || !ledger || !mayAnswer(ledger, answer)) return;
    const { ask, chosen } = answer;
    answer.signed ??= sayAct(speaker, ledger, { seat: me.seat, ask, chosen, nonce: ports.random(24) });
    const name = `act ${ask}`;
    if (done.has(name)) return;
    done.add(name);
    void answer.signed.then(it => ports.send({ t: 'act', it }));
  }

  /** Not on an unproved head, not while dice are thrown, not while somebody plays for me, and after the host where all answer in secret. */
  function mayAnswer(log: Ledger, { ask }: Answer): boolean {
    if (judged || provedSeq < log.seq || log.event || signerOf(log, me.seat) !== me.seat) return false;
    if (waiting?.on !== 'players' || waiting.ask.id !== ask) return false;
    const { rule, seats } = waiting.ask;
    const { answered } = waiting;
    const first = seats.filter(seat => signerOf(log, seat) === hostNow(log));
    return rule === 'any' || first.every(seat => answered.includes(seat));
  }

  // ── The end ────────────────────────────────────────────────────────────────

  async function conclude(log: Ledger): Promise<void> {
    if (isJudging || judged) return;
    isJudging = true;
    stopClock();
    ports.status({ at: 'checking', done: 0, of: log.seq });
    const progress = (count: number, of: number) => ports.status({ at: 'checking', done: count, of });
    const found = await judgedBy(ports.judge, caseOf(log, null), progress);
    isJudging = false;
    if (!judged) judge(found);
  }

  function judge(found: Judged): void {
    judged = found;
    if (!ledger) {
      ports.status({ at: 'judged', judgement: unbound(found) });
      return;
    }
    reports = withReport(reports, { seat: me.seat, head: ledger.head, verdict: found.verdict });
    report();
    tell();
  }
  const report = () => {
    if (ledger && judged)
      ports.send({ t: 'report', it: { gid: ledger.table.gid, head: ledger.head, verdict: verdictByte(judged) } });
  };
  const tell = () => ledger && judged && ports.status({ at: 'judged', judgement: summary(ledger, judged, reports) });

  // ── Pictures ───────────────────────────────────────────────────────────────

  function paint(): void {
    while (unpainted[0] && ledger && unpainted[0].seq <= ledger.seq && judged?.verdict !== 'cheat') {
      const picture = unpainted.shift()!;
      if (!isBound(ledger, picture)) {
        accuse(new Fault('VIEW_MISMATCH', hostNow(ledger)), picture.seq);
        return;
      }
      waiting = picture.view.waiting;
      if (answer && (waiting.on !== 'players' || waiting.ask.id !== answer.ask)) answer = null;
      picture.paint();
      sendAnswer();
    }
  }

  /** Before the first move there is nothing to bind: the table is bare. */
  function isBound(log: Ledger, { seq, view, events }: Picture): boolean {
    const entry = backAt(log, seq)?.last?.entry;
    if (!entry || !key || entry.digests.length === 0) return seq === startSeq;
    try {
      const bytes = cjson([view, events]);
      return same(viewDigest(entry.gid, seq, me.seat, key, bytes), entry.digests[me.seat]!);
    } catch {
      return false;
    }
  }

  if (stored?.genesis) {
    await open(stored.genesis, null);
    for (const signed of stored.entries) add(signed, 'shelf');
    await proofs;
    paint();
  }
  return {
    arrive() {
      done = new Set();
      if (ledger) {
        follow();
        attend();
        report();
        return;
      }
      void signedAs(signer, 'hello', hello, person.hello).then(said =>
        ports.send({ t: 'hello', it: { match: expected.match, said, cert } }),
      );
    },
    hear({ t, it }) {
      if (t === 'genesis' && it.match === expected.match) void open(it.body, it.certs);
      if (t === 'entry') add(it, 'line');
      if (t === 'key') {
        key = it;
        void shelf.key(it);
      }
      if (t !== 'reports' || !ledger || !same(it.gid, ledger.table.gid)) return;
      for (const { seat, head, verdict } of it.said)
        if (seat !== me.seat) reports = withReport(reports, { seat, head, verdict: verdicts[verdict] });
      tell();
    },
    show(picture) {
      unpainted.push(picture);
      paint();
    },
    answer(ask, chosen) {
      if (answer?.ask !== ask || !answer.signed) answer = { ask, chosen, signed: null };
      sendAnswer();
    },
    refused(ask) {
      if (answer?.ask === ask) answer = null;
      done.delete(`act ${ask}`);
    },
    async leave() {
      if (ledger?.stage !== 'play' || judged || provedSeq < ledger.seq) return;
      const said = await sayLeave(speaker, ledger);
      ports.send({ t: 'leave', it: { said, seed: person.secrets.chainSeed } });
    },
    over() {
      stopClock = ports.after(openMs, () => ledger && void conclude(ledger));
    },
    receipt: async () =>
      ledger && writeReceipt({ ...caseOf(ledger, refused, { reports: [...reports] }), me: me.seat, signer }),
    stop: () => stopClock(),
  };
}

/** Nothing was ever signed: there is no log to speak of. */
const unbound = (judged: Judged) => ({
  ...{ judged, reports: [], people: 0, emoji: [], head: new Uint8Array(32), entries: 0, draws: 0, drawn: [] },
});
