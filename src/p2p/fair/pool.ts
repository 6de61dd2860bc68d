/** Parts of secrets: which are mine, and what several people's parts make together. */
import type { Seat } from '../../engine/contract.ts';
import type { DealBody } from './bodies/people.ts';
import { same } from './bytes.ts';
import type { Me } from './journal/inspection.ts';
import type { Ledger } from './journal/ledger.ts';
import { openShare, pairKey, shareCommit } from './seal.ts';
import { chainEnd, fitsPromise } from './secrets.ts';
import { combine, shareFor } from './shamir.ts';

/** A part as its holder gives it: kind 1 of a host's secret, kind 0 a copy of a guest's chain seed. */
export interface Share {
  readonly dealer: Seat;
  readonly kind: 0 | 1;
  readonly holder: Seat;
  readonly y: Uint8Array;
}

/** What was boxed for me in all deals so far. */
export function sharesFor({ deals, table }: Ledger, me: Me): readonly Share[] {
  return deals.flatMap(deal => {
    const mine = deal.shares.find(({ holder }) => holder === me.seat);
    const { boxPk } = table.people[deal.dealer]!;
    const y = mine ? openShare(deal, me.seat, mine.box, pairKey(boxPk, me.boxSk)) : null;
    return y ? [{ dealer: deal.dealer, kind: deal.kind, holder: me.seat, y }] : [];
  });
}

/** Only what its dealer promised counts: a holder that lies is found out at once and changes nothing. */
export function isPromised(deal: DealBody, { holder, y }: Share): boolean {
  const place = deal.shares.find(share => share.holder === holder);
  return place !== undefined && same(shareCommit(deal, holder, y), place.commit);
}

/** A host's secret; `BAD_SHARES` if the parts are as promised and yet worth nothing; null if there are too few. */
export function pooled(ledger: Ledger, dealer: Seat, given: readonly Share[]): Uint8Array | 'BAD_SHARES' | null {
  const deal = ledger.deals.find(each => each.dealer === dealer && each.kind === 1);
  if (!deal) return null;
  const good = deal.shares.flatMap(({ holder }) => {
    const isTheirs = (share: Share) => share.dealer === dealer && share.kind === 1 && share.holder === holder;
    return given.filter(share => isTheirs(share) && isPromised(deal, share)).slice(0, 1);
  });
  if (good.length < deal.t) return null;
  const M = combine(good.slice(0, deal.t).map(({ holder, y }) => ({ x: holder + 1, y })));
  return fitsPromise(ledger.table.people[dealer]!, M) ? M : 'BAD_SHARES';
}

/** The first deal that does not fit its secret, now that the secret is known. */
export function badDeal({ deals, opened }: Ledger, secrets: ReadonlyMap<Seat, Uint8Array>): DealBody | null {
  const isBad = (deal: DealBody): boolean => {
    const secret = deal.kind === 1 ? secrets.get(deal.dealer) : opened[deal.dealer]?.[chainEnd];
    if (!secret) return false;
    const owed = (holder: Seat) => shareCommit(deal, holder, shareFor(secret, deal.t, holder + 1));
    return deal.shares.some(({ holder, commit }) => !same(owed(holder), commit));
  };
  return deals.find(isBad) ?? null;
}
