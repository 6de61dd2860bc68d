/** The log as one peer knows it: a value that is never changed. Each ledger remembers the one before it. */
import type { Seat } from '../../../engine/contract.ts';
import type { DealBody, Hello, Signed } from '../bodies/people.ts';
import type { Entry, Kind } from '../bodies/table.ts';
import { same } from '../bytes.ts';
import type { Json } from '../cjson.ts';

/** Fixed by the genesis. */
export interface Table {
  readonly gid: Uint8Array;
  readonly genesis: Uint8Array;
  readonly engineId: string;
  readonly settings: Settings;
  /** Seats 0..people.length-1 are people; the rest are bots. */
  readonly people: readonly Hello[];
}
export type Settings = { readonly seats: number } & { readonly [key: string]: Json };

/** Things to mention at the end. Never an accusation. */
export type Note =
  | { readonly seq: number; readonly what: 'back-to'; readonly lost: number }
  | {
      readonly seq: number;
      readonly what: 'silent' | 'opened' | 'played-for' | 'plays-again' | 'took-over' | 'left' | 'declared-gone';
      readonly seat: Seat;
    };

/** A random event under way. */
export interface OpenEvent {
  readonly k: number;
  /** The host that asked: its hidden share enters, whoever finishes. */
  readonly asker: Seat;
  /** Head of the request: what everybody signs. */
  readonly request: Uint8Array;
}

export type Stage = 'deals' | 'start' | 'play' | 'ended' | 'closed' | 'opened';

export interface Ledger {
  readonly table: Table;
  /** The last entry; null after the genesis. */
  readonly last: { readonly kind: Kind; readonly entry: Entry; readonly signed: Signed } | null;
  readonly before: Ledger | null;
  readonly seq: number;
  readonly head: Uint8Array;
  readonly epoch: number;
  readonly stage: Stage;
  /** Every host so far with its epoch; the last one acts. */
  readonly hosts: readonly { readonly epoch: number; readonly seat: Seat }[];
  /** The newest link everybody has shown. */
  readonly links: readonly Uint8Array[];
  /** Chains that lie open, whole. */
  readonly opened: readonly (readonly Uint8Array[] | null)[];
  /** Events begun so far. */
  readonly k: number;
  readonly event: OpenEvent | null;
  /** Answers logged per seat, bots included. */
  readonly aseqs: readonly number[];
  /** Seats the host plays for. */
  readonly proxied: readonly Seat[];
  readonly left: readonly Seat[];
  readonly deals: readonly DealBody[];
  readonly result: Json | null;
  /** Secrets of hosts, opened at the end. */
  readonly secrets: readonly { readonly seat: Seat; readonly M: Uint8Array }[];
  readonly notes: readonly Note[];
  /** Entries that were taken back: kept as evidence. */
  readonly orphans: readonly Signed[];
}

export const hostNow = ({ hosts }: Ledger): Seat => hosts.at(-1)!.seat;
export const wasHost = ({ hosts }: Ledger, seat: Seat): boolean => hosts.some(host => host.seat === seat);
export const hostOf = ({ hosts }: Ledger, epoch: number): Seat | null =>
  hosts.find(host => host.epoch === epoch)?.seat ?? null;
export const isPerson = ({ table }: Ledger, seat: Seat): boolean => seat < table.people.length;

/** People who were never host. They alone hold parts of secrets, and they alone vote. */
export const electorate = (ledger: Ledger): readonly Seat[] =>
  ledger.table.people.map((_, seat) => seat).filter(seat => !wasHost(ledger, seat));

/** The ledger as it was at `seq`, if it got that far. */
export function backAt(ledger: Ledger, seq: number): Ledger | null {
  let at: Ledger | null = ledger;
  while (at && at.seq > seq) at = at.before;
  return at?.seq === seq ? at : null;
}

/** Is this a head of my history? Whoever signed it saw what I see. */
export function isPart(ledger: Ledger, seq: number, head: Uint8Array): boolean {
  const then = backAt(ledger, seq);
  return then !== null && same(then.head, head);
}

/** Everything after the genesis, first entry first. */
export function steps(ledger: Ledger): readonly Ledger[] {
  const all: Ledger[] = [];
  for (let at: Ledger | null = ledger; at?.before; at = at.before) all.push(at);
  return all.reverse();
}
export const entriesOf = (ledger: Ledger): readonly Signed[] => steps(ledger).map(({ last }) => last!.signed);

/** The table went on from before the end of my log: what no voter had is taken back, and kept as evidence. */
export function rolledBack(mine: Ledger, next: Ledger): Ledger {
  const lost = steps(mine).filter(({ seq, head }) => !isPart(next, seq, head));
  if (lost.length === 0) return next;
  const notes = [...next.notes, { seq: next.seq, what: 'back-to', lost: lost.length } as const];
  return { ...next, notes, orphans: [...mine.orphans, ...lost.map(({ last }) => last!.signed)] };
}

/** Whose value is hidden or nothing in an event of `asker`: that host and those before it. */
export function hiddenIn({ hosts }: Ledger, asker: Seat): readonly Seat[] {
  const seats = hosts.map(({ seat }) => seat);
  return seats.slice(0, seats.indexOf(asker) + 1);
}
