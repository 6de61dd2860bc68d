/** A fair match at the host: people sit down, the scribe writes, and in the end everybody reports what they found. */
import type { Seat } from '../../engine/contract.ts';
import type { After } from '../clock.ts';
import type { KeyPair } from '../door/join-proof.ts';
import type { RandomBytes } from '../door/room-link.ts';
import { same } from '../fair/bytes.ts';
import { encode } from '../fair/codec.ts';
import type { Ed25519 } from '../fair/ed25519.ts';
import type { Settings } from '../fair/journal/ledger.ts';
import { caseOf } from '../fair/judge/case.ts';
import type { Judge } from '../fair/judge/port.ts';
import { emojiOf, summary } from '../fair/judge/summary.ts';
import type { FairStatus, Judged, Report } from '../fair/judgement.ts';
import { certify } from '../fair/live/cert.ts';
import type { GameShelf } from '../fair/live/game-shelf.ts';
import { gather } from '../fair/live/gather.ts';
import { judgedBy, verdictByte, verdicts, withReport } from '../fair/live/judging.ts';
import type { Pen } from '../fair/live/pen.ts';
import { Silent } from '../fair/live/roll-call.ts';
import { makeScribe, type Scribe } from '../fair/live/scribe.ts';
import { type ToScribe, type ToWitness, toWitness } from '../fair/live/wire.ts';
import { freshSecrets, makePerson, nameFor } from '../fair/person.ts';
import { writeReceipt } from '../fair/receipt/receipt.ts';
import { sidOf } from '../fair/secrets.ts';
import type { Desk, DeskPorts } from './desk.ts';

/** What a device brings to be fair. */
export interface FairPorts {
  readonly ed: Promise<Ed25519>;
  readonly shelf: GameShelf;
  readonly judge: Judge;
  /** Each match has a status of its own: the check of one may still run while another is played. */
  status(match: number, status: FairStatus): void;
}

export interface FairPlan {
  readonly match: number;
  readonly joinSecret: Uint8Array;
  readonly engineId: string;
  readonly keys: KeyPair;
  readonly settings: Settings;
  /** Seats 0 to people - 1; the host is seat 0. */
  readonly people: number;
  readonly name: string;
}

/** The lines to the people at the table, by seat. */
export interface FairLines {
  tell(seat: Seat, bytes: Uint8Array): void;
  /** Sends the log from this entry on, and whatever is added to it. */
  follow(seat: Seat, log: readonly Uint8Array[], next: number): void;
  grown(): void;
  /** Reports are for everybody in the room. */
  tellAll(bytes: Uint8Array): void;
}

export interface FairDesk {
  hear(seat: Seat, message: ToScribe): void;
  /** The table is bound; or these seats did not answer. */
  readonly opened: Promise<Desk | Silent>;
  proxy(seat: Seat, on: 0 | 1): void;
  /** Is it too late to answer the open question for somebody? */
  isLate(): boolean;
  /** Has this seat said itself that it leaves? */
  isLeaving(seat: Seat): boolean;
  /** The match as one file. */
  receipt(): Promise<Uint8Array | null>;
}

type Ports = FairPorts &
  DeskPorts & { readonly after: After; readonly random: RandomBytes; broken(error: unknown): void };

export function openFairDesk(plan: FairPlan, ports: Ports, lines: FairLines): FairDesk {
  const log: Uint8Array[] = [];
  const guests = Array.from({ length: plan.people - 1 }, (_, n) => n + 1);
  const leaving = new Set<Seat>();
  let genesis: Uint8Array | null = null;
  /** Who says hello before I can listen is heard then. */
  const early = new Map<Seat, ToScribe>();
  let listen = (seat: Seat, message: ToScribe): void => void early.set(seat, message);
  let bound: { readonly pen: Pen; readonly scribe: Scribe } | null = null;
  let reports: readonly Report[] = [];
  let judged: Judged | null = null;

  const say = (status: FairStatus) => ports.status(plan.match, status);
  const tell = (seat: Seat, message: ToWitness) => {
    const bytes = encode(toWitness, message);
    if (message.t === 'genesis') genesis = bytes;
    lines.tell(seat, bytes);
    if (message.t === 'genesis') lines.follow(seat, log, 1);
  };

  async function open(): Promise<Desk | Silent> {
    const ed = await ports.ed;
    const { shelf } = ports;
    const secrets = freshSecrets(ports.random);
    const sid = sidOf(plan.joinSecret, plan.match);
    const invitation = { joinSecret: plan.joinSecret, sid, name: nameFor(plan.name), peerId: '' };
    const me = makePerson(secrets, invitation);
    await shelf.begin({ match: plan.match, secrets });
    const cert = certify(plan.keys, sid, me.hello.signPk);
    const gathering = gather(
      { ...plan, sid, me, cert },
      { ...ports, ed, log, tell, grown: lines.grown, keep: shelf.entry, keepGenesis: shelf.genesis },
    );
    listen = gathering.hear;
    for (const [seat, message] of early) listen(seat, message);
    const pen = await gathering.end;
    if (pen instanceof Silent) return pen;
    const scribe = makeScribe(pen, { ...ports, ed, opened: () => void check(pen) });
    bound = { pen, scribe };
    listen = scribe.hear;
    for (const seat of guests) giveKey(seat, scribe);
    say({ at: 'playing', emoji: emojiOf(pen.ledger) });
    return scribe;
  }
  const giveKey = (seat: Seat, scribe: Scribe) => tell(seat, { t: 'key', it: scribe.keyFor(seat) });

  function hear(seat: Seat, message: ToScribe): void {
    if (message.t === 'follow' && bound) {
      giveKey(seat, bound.scribe);
      lines.follow(seat, log, message.it.next);
      const said = reportBytes();
      if (said) lines.tell(seat, said);
    }
    // Somebody whose page was loaded anew before the genesis was kept.
    if (message.t === 'hello' && genesis) {
      lines.tell(seat, genesis);
      lines.follow(seat, log, 1);
    }
    if (message.t === 'report') hearReport(seat, message.it);
    if (message.t === 'leave') leaving.add(seat);
    listen(seat, message);
  }

  // ── The end ────────────────────────────────────────────────────────────────

  async function check({ ledger }: Pen): Promise<void> {
    const progress = (done: number, of: number) => say({ at: 'checking', done, of });
    progress(0, ledger.seq);
    judged = await judgedBy(ports.judge, caseOf(ledger, null), progress);
    report({ seat: 0, head: ledger.head, verdict: judged.verdict });
  }

  /** Another match's reports are not ours. */
  function hearReport(seat: Seat, { gid, head, verdict }: Extract<ToScribe, { t: 'report' }>['it']): void {
    if (bound && same(gid, bound.pen.ledger.table.gid)) report({ seat, head, verdict: verdicts[verdict] });
  }

  function report(one: Report): void {
    reports = withReport(reports, one);
    const bytes = reportBytes();
    if (bytes) lines.tellAll(bytes);
    if (judged && bound) say({ at: 'judged', judgement: summary(bound.pen.ledger, judged, reports) });
  }
  /** Null: nobody has said anything. */
  function reportBytes(): Uint8Array | null {
    if (!bound || reports.length === 0) return null;
    const said = reports.map(one => ({ ...one, verdict: verdictByte(one) }));
    return encode(toWitness, { t: 'reports', it: { gid: bound.pen.ledger.table.gid, said } });
  }

  return {
    hear,
    opened: open(),
    proxy: (seat, on) => bound?.scribe.proxy(seat, on),
    isLate: () => bound?.scribe.isLate() ?? false,
    isLeaving: seat => leaving.has(seat),
    async receipt() {
      if (!bound) return null;
      const { ledger, speaker } = bound.pen;
      return writeReceipt({
        ...caseOf(ledger, null, { reports: [...reports] }),
        me: speaker.seat,
        signer: speaker.signer,
      });
    },
  };
}
