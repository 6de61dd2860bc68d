/**
 * The host's side of one random event: who has shown a value, who is silent, which copies came instead. A pure state
 * machine: it is told what happens and says which entries to write.
 */
import type { Seat } from '../../engine/contract.ts';
import { reveal, type Signed } from './bodies/people.ts';
import type { Payload, Slot } from './bodies/table.ts';
import { same } from './bytes.ts';
import { decode } from './codec.ts';
import type { Job } from './ed25519.ts';
import { hiddenIn, type Ledger, type OpenEvent, type Table } from './journal/ledger.ts';
import { isPromised, type Share } from './pool.ts';
import { chainOf, chainStep, drawSeed, hostVal } from './secrets.ts';

export interface Agreement {
  readonly event: OpenEvent;
  /** Null while a value is missing. */
  readonly slots: readonly (Slot | null)[];
  readonly dropped: readonly Seat[];
}

/** An entry to write. */
export type Writing =
  | { readonly kind: 'DROP'; readonly payload: Payload<'DROP'> }
  | { readonly kind: 'OPENED'; readonly payload: Payload<'OPENED'> }
  | { readonly kind: 'RANDDONE'; readonly payload: Payload<'RANDDONE'> };
export interface Agreed {
  readonly now: Agreement;
  readonly write: readonly Writing[];
}

/** Starts right after the request, or where a dead host left the event open. */
export function agreement(ledger: Ledger): Agreed {
  const { event, opened } = ledger;
  if (!event) throw new Error('no event is open');
  const hidden = hiddenIn(ledger, event.asker);
  const slots = opened.map((chain, seat): Slot | null => {
    if (hidden.includes(seat)) return { mode: 0 };
    return chain ? { mode: 2 } : null;
  });
  return finished({ event, slots, dropped: [] });
}

export const missing = ({ slots }: Agreement): readonly Seat[] => slots.flatMap((slot, seat) => (slot ? [] : [seat]));

/** A value that fits this event and its seat's chain; the signature is still to be checked. Junk is null. */
export function readReveal(
  { event }: Agreement,
  { table, links }: Ledger,
  { body, sig }: Signed,
): { readonly seat: Seat; readonly slot: Slot; readonly job: Job } | null {
  const said = decode(reveal, body);
  const owner = said && table.people[said.seat];
  if (!owner || !same(said.gid, table.gid)) return null;
  if (said.k !== event.k || !same(said.request, event.request)) return null;
  if (!same(chainStep(owner.signPk, event.k, said.value), links[said.seat]!)) return null;
  const { seat, value } = said;
  return { seat, slot: { mode: 1, value, sig }, job: { pk: owner.signPk, type: 'reveal', body, sig } };
}

/** A proved value. Late is fine: whatever way it comes, it is the same value. */
export function shown(now: Agreement, seat: Seat, slot: Slot): Agreed {
  return now.slots[seat] ? { now, write: [] } : finished(filled(now, seat, slot));
}

/** The wait is over for everybody who has shown nothing. */
export function waited(now: Agreement): Agreed {
  const silent = missing(now).filter(seat => !now.dropped.includes(seat));
  const write = silent.map(seat => ({ kind: 'DROP', payload: seat }) as const);
  return { now: { ...now, dropped: [...now.dropped, ...silent] }, write };
}

/** Somebody hands out the copy of a silent seat's chain. A wrong one changes nothing. */
export function released(now: Agreement, ledger: Ledger, share: Share): Agreed {
  const seat = share.dealer;
  if (!now.dropped.includes(seat) || now.slots[seat] || !isCopy(ledger, share)) return { now, write: [] };
  const { now: next, write } = finished(filled(now, seat, { mode: 2 }));
  return { now: next, write: [{ kind: 'OPENED', payload: { seat, seed: share.y } }, ...write] };
}

function isCopy({ deals, table }: Ledger, share: Share): boolean {
  const deal = deals.find(({ dealer, kind }) => dealer === share.dealer && kind === 0);
  return share.kind === 0 && deal !== undefined && isPromised(deal, share) && fitsTip(table, share);
}
const fitsTip = ({ people }: Table, { dealer, y }: Share): boolean =>
  same(chainOf(people[dealer]!.signPk, y)[0]!, people[dealer]!.tip);

/** The seed of the draw that these slots make, on a ledger where the event is open. `M` is the asking host's secret. */
export function seedFor({ table: { gid }, event, opened }: Ledger, slots: readonly Slot[], M: Uint8Array): Uint8Array {
  if (!event) throw new Error('no event is open');
  const { k, asker } = event;
  const values = slots.map((slot, seat) => {
    if (slot.mode === 1) return slot.value;
    if (slot.mode === 2) return opened[seat]![k + 1]!;
    return seat === asker ? hostVal(M, gid, k) : new Uint8Array(32);
  });
  return drawSeed(gid, k, values);
}

const filled = (now: Agreement, seat: Seat, slot: Slot): Agreement => ({
  ...now,
  slots: now.slots.map((old, other) => (other === seat ? slot : old)),
});

function finished(now: Agreement): Agreed {
  const slots = now.slots.filter(slot => slot !== null);
  if (slots.length < now.slots.length) return { now, write: [] };
  return { now, write: [{ kind: 'RANDDONE', payload: { k: now.event.k, slots } }] };
}
