/** RANDREQ, RANDDONE, DROP, OPENED: one random event from everybody's values, or from the copies of the silent. */
import type { Seat } from '../../../engine/contract.ts';
import { reveal } from '../bodies/people.ts';
import type { Payload, Slot } from '../bodies/table.ts';
import { same } from '../bytes.ts';
import { encode } from '../codec.ts';
import { chainOf, chainStep, lastEvent } from '../secrets.ts';
import type { Change, Inspection } from './inspection.ts';
import { hiddenIn, isPerson, type OpenEvent } from './ledger.ts';

export function request(at: Inspection, k: Payload<'RANDREQ'>): Change {
  at.insist(!at.was.event && k === at.was.k + 1 && k <= lastEvent, 'BAD_RANDREQ');
  return { k, event: { k, asker: at.host, request: at.head } };
}

export function done(at: Inspection, { k, slots }: Payload<'RANDDONE'>): Change {
  const { event, table, stage } = at.was;
  at.insist(event && event.k === k, 'BAD_RANDDONE');
  at.insist(slots.length === table.people.length, 'BAD_ENTRY');
  const hidden = hiddenIn(at.was, event.asker);
  const links = slots.map((slot, seat) => {
    at.insist((slot.mode === 0) === hidden.includes(seat), 'BAD_RANDDONE');
    return linkShown(at, event, seat, slot);
  });
  return { event: null, links, stage: stage === 'ended' ? 'closed' : stage };
}

/** Whatever way a value comes, it is the same value: the next link of the seat's chain. */
function linkShown(at: Inspection, event: OpenEvent, seat: Seat, slot: Slot): Uint8Array {
  const { table, links, opened } = at.was;
  if (slot.mode === 0) return links[seat]!;
  if (slot.mode === 2) {
    const chain = opened[seat];
    at.insist(chain, 'SKIPPED_REVEAL');
    return chain[event.k + 1]!;
  }
  const { value, sig } = slot;
  const body = encode(reveal, { gid: table.gid, seat, k: event.k, request: event.request, value });
  at.signed('reveal', seat, { body, sig }, 'FORGED_REVEAL');
  at.insist(same(chainStep(table.people[seat]!.signPk, event.k, value), links[seat]!), 'BAD_CHAIN');
  return value;
}

export function drop(at: Inspection, seat: Payload<'DROP'>): Change {
  at.insist(at.was.event && isPerson(at.was, seat) && seat !== at.host, 'BAD_DROP');
  return { notes: at.note({ seq: at.entry.seq, what: 'silent', seat }) };
}

export function openedChain(at: Inspection, { seat, seed }: Payload<'OPENED'>): Change {
  const { was, entry } = at;
  at.insist(isPerson(was, seat) && seat !== at.host && !was.opened[seat], 'BAD_OPENED');
  const { signPk, tip } = was.table.people[seat]!;
  const chain = chainOf(signPk, seed);
  at.insist(same(chain[0]!, tip), 'BAD_OPENED');
  return {
    opened: was.opened.map((open, other) => (other === seat ? chain : open)),
    notes: at.note({ seq: entry.seq, what: 'opened', seat }),
  };
}
