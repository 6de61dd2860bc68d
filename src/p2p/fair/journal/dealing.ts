/** DEALS, START, REDEAL: copies and parts of secrets in the right hands before anything depends on them. */
import type { Seat } from '../../../engine/contract.ts';
import { type DealBody, deal, ready, type Signed } from '../bodies/people.ts';
import type { Payload } from '../bodies/table.ts';
import { same } from '../bytes.ts';
import { decode, encode } from '../codec.ts';
import { openShare, pairKey, shareCommit } from '../seal.ts';
import { chainOf, chainStep } from '../secrets.ts';
import { quorum } from '../shamir.ts';
import type { Code } from './fault.ts';
import type { Change, Inspection } from './inspection.ts';
import { electorate, hostNow, type Ledger } from './ledger.ts';

/** Who owes what to whom. Guests give copies to guests, never to the host; the host's secret goes to all guests. */
export interface Owed {
  readonly dealer: Seat;
  readonly kind: 0 | 1;
  readonly t: number;
  readonly holders: readonly Seat[];
}
export function owedBy(dealer: Seat, people: number): Owed {
  const guests = Array.from({ length: people - 1 }, (_, n) => n + 1);
  if (dealer === 0) return { dealer, kind: 1, t: quorum(guests.length), holders: guests };
  return { dealer, kind: 0, t: 1, holders: guests.filter(guest => guest !== dealer) };
}

/** What a host that took over owes, or null: it has dealt, or there are too few to hold anything. */
export function owedByHost(ledger: Ledger): Owed | null {
  const dealer = hostNow(ledger);
  const holders = electorate(ledger);
  const hasDealt = ledger.deals.some(deal => deal.dealer === dealer && deal.kind === 1);
  return hasDealt || holders.length < 2 ? null : { dealer, kind: 1, t: quorum(holders.length), holders };
}

export function deals(at: Inspection, dealt: Payload<'DEALS'>): Change {
  const { people } = at.was.table;
  at.insist(dealt.length === (people.length === 2 ? 0 : people.length), 'MISSING_DEAL');
  const read = dealt.map((each, seat) => dealOf(at, each, owedBy(seat, people.length), 'BAD_DEAL_SIG'));
  return { stage: 'start', deals: read };
}

/** A later host deals its own secret, once, to all who were never host. */
export function redeal(at: Inspection, dealt: Payload<'REDEAL'>): Change {
  const owed = owedByHost(at.was);
  at.insist(owed, 'BAD_DEAL_SHAPE');
  return { deals: [...at.was.deals, dealOf(at, dealt, owed, 'BAD_DEAL_SHAPE')] };
}

function dealOf(at: Inspection, dealt: Signed, owed: Owed, unsigned: Code): DealBody {
  const body = decode(deal, dealt.body);
  at.insist(body, 'BAD_ENTRY');
  at.signed('deal', owed.dealer, dealt, unsigned);
  at.insist(same(body.gid, at.was.table.gid) && body.dealer === owed.dealer, 'BAD_DEAL_SHAPE');
  at.insist(body.kind === owed.kind && body.t === owed.t, 'BAD_DEAL_SHAPE');
  const holders = body.shares.map(({ holder }) => holder);
  at.insist(holders.join() === owed.holders.join(), 'BAD_DEAL_SHAPE');
  checkMine(at, body);
  return body;
}

/** I alone can check what was boxed for me; its dealer answers for it. */
function checkMine(at: Inspection, dealt: DealBody): void {
  const { me, was } = at;
  const share = me && dealt.shares.find(({ holder }) => holder === me.seat);
  if (!share) return;
  const { boxPk, signPk, tip } = was.table.people[dealt.dealer]!;
  const y = openShare(dealt, me.seat, share.box, pairKey(boxPk, me.boxSk));
  at.insist(y && same(shareCommit(dealt, me.seat, y), share.commit), 'SHARE_NOT_RECEIVED', dealt.dealer);
  if (dealt.kind === 0) at.insist(same(chainOf(signPk, y)[0]!, tip), 'SHARE_BAD', dealt.dealer);
}

export function start(at: Inspection, firsts: Payload<'START'>): Change {
  const { gid, people } = at.was.table;
  at.insist(firsts.length === people.length, 'BAD_ENTRY');
  for (const [seat, { first, sig }] of firsts.entries()) {
    const body = encode(ready, { gid, seat, dealsHead: at.was.head, first });
    at.signed('ready', seat, { body, sig }, 'BAD_READY');
    const { signPk, tip } = people[seat]!;
    at.insist(same(chainStep(signPk, 0, first), tip), 'BAD_CHAIN');
  }
  return { stage: 'play', links: firsts.map(({ first }) => first) };
}
