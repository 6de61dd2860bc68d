/**
 * The fold: `link(ledger, entry)` gives the next ledger and the signatures it rests on, or a fault. No signature is
 * checked here, so a view can be painted at once; `prove` checks them, and nothing is signed on an unproved head.
 */
import type { Seat } from '../../../engine/contract.ts';
import type { Signed } from '../bodies/people.ts';
import { type Entry, entry as entryBody, type Kind, kindOf, kinds, type Payload } from '../bodies/table.ts';
import { same } from '../bytes.ts';
import { decode } from '../codec.ts';
import type { Ed25519 } from '../ed25519.ts';
import { H32 } from '../hash.ts';
import { viewDigest } from '../secrets.ts';
import { Fault } from './fault.ts';
import { type Claim, Inspection, type Me } from './inspection.ts';
import { backAt, hostNow, hostOf, isPerson, type Ledger, rolledBack } from './ledger.ts';
import { inOrder, needsDigests, rows } from './rows.ts';

export type Linked =
  | { readonly ok: true; readonly ledger: Ledger; readonly claims: readonly Claim[] }
  | { readonly ok: false; readonly fault: Fault; readonly claims: readonly Claim[] };

/** What I bring to an entry: my boxes, and the picture that came with it. A reader of a receipt brings nothing. */
export interface Mine {
  readonly me?: Me;
  readonly shown?: { readonly seat: Seat; readonly key: Uint8Array; readonly bytes: Uint8Array };
}

export function link(ledger: Ledger, signed: Signed, mine: Mine = {}): Linked {
  const claims: Claim[] = [];
  try {
    return { ok: true, ledger: linked(ledger, signed, mine, claims), claims };
  } catch (fault) {
    if (fault instanceof Fault) return { ok: false, fault, claims };
    throw fault;
  }
}

/** The first signature that is none decides; then a fault found by looking; then all is well. */
export async function prove(result: Linked, { verifyAll }: Ed25519): Promise<Linked> {
  const verdicts = await verifyAll(result.claims.map(({ job }) => job));
  const failed = result.claims.find((_, n) => !verdicts[n]);
  return failed ? { ok: false, fault: failed.otherwise, claims: result.claims } : result;
}

/** An entry that could be read. */
interface Read {
  readonly entry: Entry;
  readonly kind: Kind;
  readonly payload: Payload<Kind>;
  readonly head: Uint8Array;
  readonly writer: Seat;
}

function linked(ledger: Ledger, signed: Signed, mine: Mine, claims: Claim[]): Ledger {
  const read = readEntry(ledger, signed);
  const writer = read ? read.writer : hostNow(ledger);
  if (read && !same(read.entry.gid, ledger.table.gid)) throw new Fault('WRONG_GAME', hostNow(ledger));
  const { signPk: pk } = ledger.table.people[writer]!;
  claims.push({ job: { pk, type: 'entry', ...signed }, otherwise: new Fault('BAD_HOST_SIG', null) });
  if (!read) throw new Fault('BAD_ENTRY', writer);
  const base = extended(ledger, read);
  const at = new Inspection(base, read, mine.me ?? null, claims);
  return added(ledger, at, read, signed, mine.shown);
}

function readEntry(ledger: Ledger, { body }: Signed): Read | null {
  const entry = decode(entryBody, body);
  const kind = entry && kindOf(entry.kind);
  if (!kind) return null;
  const { digests } = entry;
  if (digests.length !== 0 && digests.length !== ledger.table.people.length) return null;
  const payload = decode<Payload<Kind>>(kinds[kind].payload, entry.payload);
  if (payload === null) return null;
  const host = hostOf(ledger, entry.epoch) ?? hostNow(ledger);
  const writer = kind === 'MIGRATE' ? (payload as Payload<'MIGRATE'>).candidate : host;
  return isPerson(ledger, writer) ? { entry, kind, payload, head: H32('entry', body), writer } : null;
}

/** The ledger this entry goes on from. That is mine, or for a new host a beginning of mine. */
function extended(ledger: Ledger, { entry, kind, head, writer }: Read): Ledger {
  const known = backAt(ledger, entry.seq);
  const isSame = known?.last && known.epoch === entry.epoch && writer === hostOf(ledger, entry.epoch);
  if (isSame) throw same(known.head, head) ? new Fault('REPEATED', null) : new Fault('EQUIVOCATION', writer);
  const takesOver = kind === 'MIGRATE';
  // A second winner of one epoch is somebody's double vote, not the fault of the one who was elected by it.
  if (entry.epoch < ledger.epoch || (takesOver && entry.epoch === ledger.epoch)) throw new Fault('STALE_EPOCH', null);
  // Whoever has a gap asks for what it missed; that is nobody's fault either.
  const hasGap = takesOver || entry.seq > ledger.seq + 1;
  const base = takesOver ? backAt(ledger, entry.seq - 1) : ledger;
  const fits = base !== null && entry.seq === base.seq + 1 && same(entry.prev, base.head);
  if (!fits) throw new Fault('NOT_EXTENDING', hasGap ? null : hostNow(ledger));
  if (!takesOver && entry.epoch !== ledger.epoch) throw new Fault('BAD_EPOCH', hostNow(ledger));
  return base;
}

function added(mine: Ledger, at: Inspection, read: Read, signed: Signed, shown: Mine['shown']): Ledger {
  const { was, entry, head } = at;
  const { kind, payload } = read;
  inOrder(at, kind);
  // Kind and payload were read together, so they fit; the record knows it per row only.
  const change = rows[kind](at, payload as never);
  at.insist(entry.digests.length > 0 || !needsDigests(kind), 'MISSING_VIEW_DIGESTS');
  if (shown) at.insist(isShown(at, shown), 'VIEW_MISMATCH');
  const next = { ...was, ...change, last: { kind, entry, signed }, before: was, seq: entry.seq, head };
  return was === mine ? next : rolledBack(mine, next);
}

const isShown = ({ entry }: Inspection, { seat, key, bytes }: NonNullable<Mine['shown']>): boolean =>
  entry.digests.length > 0 && same(viewDigest(entry.gid, entry.seq, seat, key, bytes), entry.digests[seat]!);
