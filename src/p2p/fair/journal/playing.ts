/** ACTION, TIMEOUT, PROXY, LEAVE: what seats do, and what the host does in their place. */
import type { Seat } from '../../../engine/contract.ts';
import { act, leave } from '../bodies/people.ts';
import type { Payload } from '../bodies/table.ts';
import { same } from '../bytes.ts';
import { decode } from '../codec.ts';
import type { Change, Inspection } from './inspection.ts';
import { hostNow, isPart, isPerson, type Ledger, wasHost } from './ledger.ts';

/** Whose key signs for a seat: bots and seats the host plays for have the host's. */
export const signerOf = (ledger: Ledger, seat: Seat): Seat =>
  isPerson(ledger, seat) && !ledger.proxied.includes(seat) ? seat : hostNow(ledger);

export function action(at: Inspection, played: Payload<'ACTION'>): Change {
  const { was } = at;
  const body = decode(act, played.body);
  at.insist(body, 'BAD_ENTRY');
  const { seat } = body;
  at.insist(same(body.gid, was.table.gid) && seat < was.table.settings.seats, 'BAD_ACT');
  at.insist(!was.left.includes(seat), 'BAD_ACT');
  at.signed('act', signerOf(was, seat), played, 'FORGED_ACTION');
  at.insist(body.aseq === was.aseqs[seat]! + 1, 'ACTION_REPLAY');
  at.insist(isPart(was, body.seenSeq, body.seenHead), 'FORKED_ACTION');
  return { aseqs: was.aseqs.map((n, other) => (other === seat ? body.aseq : n)) };
}

/** Whether anybody was waited for only the rules know: the audit makes a note of it. */
export const timeout = (): Change => ({});

export function proxy(at: Inspection, { seat, on }: Payload<'PROXY'>): Change {
  const { was, entry, host } = at;
  const isOn = was.proxied.includes(seat);
  at.insist(isPerson(was, seat) && seat !== host && isOn === (on === 0), 'BAD_PROXY');
  const proxied = isOn ? was.proxied.filter(other => other !== seat) : [...was.proxied, seat];
  return { proxied, notes: at.note({ seq: entry.seq, what: isOn ? 'plays-again' : 'played-for', seat }) };
}

/**
 * A seat leaves for good. Unlike a time-out this cannot be made good again, so the host's word alone is not enough:
 * either the seat signed it, on a head it had seen; or the host declares it of a seat that others gave up, too, because
 * its chain lies open (somebody handed out the copy) or because a majority voted it out as host.
 */
export function leaving(at: Inspection, { seat, own }: Payload<'LEAVE'>): Change {
  const { was, entry, host } = at;
  at.insist(isPerson(was, seat) && !was.left.includes(seat), 'BAD_LEAVE');
  if (!own) at.insist(seat !== host && (was.opened[seat] || wasHost(was, seat)), 'BAD_LEAVE');
  if (own) {
    const body = decode(leave, own.body);
    at.insist(body, 'BAD_ENTRY');
    at.insist(same(body.gid, was.table.gid) && body.seat === seat, 'BAD_LEAVE');
    at.signed('leave', seat, own, 'FORGED_ACTION');
    at.insist(isPart(was, body.seenSeq, body.seenHead), 'FORKED_ACTION');
  }
  const left = [...was.left, seat];
  return { left, notes: at.note({ seq: entry.seq, what: own ? 'left' : 'declared-gone', seat }) };
}
