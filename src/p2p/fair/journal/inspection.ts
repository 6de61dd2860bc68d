/** One entry under inspection: what is insisted on now, and which signatures are still to be proved. */
import type { Seat } from '../../../engine/contract.ts';
import type { Signed } from '../bodies/people.ts';
import type { Entry } from '../bodies/table.ts';
import type { Job } from '../ed25519.ts';
import type { SignedType } from '../hash.ts';
import { type Code, Fault } from './fault.ts';
import { hostNow, type Ledger, type Note } from './ledger.ts';

/** A signature that somebody has to check, and what it means if it is none. */
export interface Claim {
  readonly job: Job;
  readonly otherwise: Fault;
}

/** Whose boxes I can open. */
export interface Me {
  readonly seat: Seat;
  readonly boxSk: Uint8Array;
}

export class Inspection {
  readonly was: Ledger;
  readonly entry: Entry;
  readonly head: Uint8Array;
  readonly me: Me | null;
  readonly host: Seat;
  /** Who signed the entry: the host, or the one who takes over from it. */
  readonly writer: Seat;
  readonly claims: Claim[];

  constructor(was: Ledger, read: Pick<Inspection, 'entry' | 'head' | 'writer'>, me: Me | null, claims: Claim[]) {
    this.was = was;
    this.entry = read.entry;
    this.head = read.head;
    this.writer = read.writer;
    this.me = me;
    this.host = hostNow(was);
    this.claims = claims;
  }

  /** The writer alone decides what is logged, so it answers for everything, unless said otherwise. */
  insist(ok: unknown, code: Code, culprit: Seat = this.writer): asserts ok {
    if (!ok) throw new Fault(code, culprit);
  }

  /** Signatures come in the order of the checks: the first one that fails decides, before anything checked later. */
  signed(type: SignedType, seat: Seat, { body, sig }: Signed, code: Code): void {
    const { signPk: pk } = this.was.table.people[seat]!;
    this.claims.push({ job: { pk, type, body, sig }, otherwise: new Fault(code, this.writer) });
  }

  note(note: Note): readonly Note[] {
    return [...this.was.notes, note];
  }
}

/** What an entry changes. */
export type Change = Partial<Omit<Ledger, 'table' | 'last' | 'before' | 'seq' | 'head'>>;
