/** Proofs that convince an outsider: two signatures of one hand that no honest hand gives. */
import type { Seat } from '../../engine/contract.ts';
import { type Act, act, type Signed, succeed } from './bodies/people.ts';
import { type Entry, entry, kindOf, kinds } from './bodies/table.ts';
import { same } from './bytes.ts';
import { decode } from './codec.ts';
import type { Ed25519, Job } from './ed25519.ts';
import type { SignedType } from './hash.ts';
import { backAt, hostOf, isPart, isPerson, type Ledger } from './journal/ledger.ts';

/** Stands if all of the signatures are good. */
export interface Proof {
  readonly culprit: Seat;
  readonly jobs: readonly Job[];
}
export const stands = async ({ jobs }: Proof, { verifyAll }: Ed25519): Promise<boolean> =>
  (await verifyAll(jobs)).every(Boolean);

/** Two entries of one host for the same place in the log. */
export function equivocation(ledger: Ledger, a: Signed, b: Signed): Proof | null {
  const [one, other] = [decode(entry, a.body), decode(entry, b.body)];
  if (!one || !other || same(a.body, b.body)) return null;
  const isHere = [one, other].every(({ gid }) => same(gid, ledger.table.gid));
  if (!isHere || one.epoch !== other.epoch || one.seq !== other.seq) return null;
  const culprit = hostOf(ledger, one.epoch);
  const isTheirs = culprit !== null && [one, other].every(each => isBy(each, culprit));
  return isTheirs ? { culprit, jobs: jobsOf(ledger, culprit, 'entry', [a, b]) } : null;
}

/** A take-over is signed by the one who takes over, whatever epoch it claims. */
function isBy({ kind, payload }: Entry, seat: Seat): boolean {
  if (kindOf(kind) !== 'MIGRATE') return true;
  return decode(kinds.MIGRATE.payload, payload)?.candidate === seat;
}

/** Two answers of one seat to one ask in one epoch. A new host may be told the same answer again. */
export function doubleAnswer(ledger: Ledger, a: Signed, b: Signed): Proof | null {
  const [one, other] = [decode(act, a.body), decode(act, b.body)];
  if (!one || !other || same(a.body, b.body)) return null;
  if (one.seat !== other.seat || one.ask !== other.ask || !isPerson(ledger, one.seat)) return null;
  const epochs = [one, other].map(each => epochOf(ledger, each));
  if (epochs[0] === null || epochs[0] !== epochs[1]) return null;
  return { culprit: one.seat, jobs: jobsOf(ledger, one.seat, 'act', [a, b]) };
}

function epochOf(ledger: Ledger, { gid, seenSeq, seenHead }: Act): number | null {
  const isHere = same(gid, ledger.table.gid) && isPart(ledger, seenSeq, seenHead);
  return isHere ? backAt(ledger, seenSeq)!.epoch : null;
}

/** Two votes of one seat in one epoch. */
export function doubleVote(ledger: Ledger, a: Signed, b: Signed): Proof | null {
  const [one, other] = [decode(succeed, a.body), decode(succeed, b.body)];
  if (!one || !other || one.candidate === other.candidate) return null;
  if (one.voter !== other.voter || one.epoch !== other.epoch || !isPerson(ledger, one.voter)) return null;
  if (![one, other].every(({ gid }) => same(gid, ledger.table.gid))) return null;
  return { culprit: one.voter, jobs: jobsOf(ledger, one.voter, 'succeed', [a, b]) };
}

/** A vote that names a shorter log than the same seat had signed an answer on. */
export function hiddenEntries(ledger: Ledger, vote: Signed, answer: Signed): Proof | null {
  const [cast, played] = [decode(succeed, vote.body), decode(act, answer.body)];
  if (!cast || !played || cast.voter !== played.seat || !isPerson(ledger, cast.voter)) return null;
  if (![cast, played].every(({ gid }) => same(gid, ledger.table.gid))) return null;
  if (played.seenSeq <= cast.lastSeq) return null;
  const jobs = [...jobsOf(ledger, cast.voter, 'succeed', [vote]), ...jobsOf(ledger, cast.voter, 'act', [answer])];
  return { culprit: cast.voter, jobs };
}

function jobsOf({ table }: Ledger, seat: Seat, type: SignedType, signed: readonly Signed[]): readonly Job[] {
  const { signPk: pk } = table.people[seat]!;
  return signed.map(({ body, sig }) => ({ pk, type, body, sig }));
}
