/** The verdict on a log that passed the journal: fair, not verifiable, or a lie with its entry and its host. */
import type { AnyGame, Result, Seat, Shape } from '../../../engine/contract.ts';
import { type Ledger, type Note, type Settings, steps } from '../journal/ledger.ts';
import { badDeal, pooled, type Share } from '../pool.ts';
import { fitsPromise } from '../secrets.ts';
import { type Found, type Replayed, replayLog, type Silence } from './replay.ts';

export type EndNote = Note | Silence | { readonly seq: number; readonly what: 'winner-by-replay' | 'not-closed' };

export type Verdict =
  | { readonly verdict: 'fair'; readonly result: Result; readonly notes: readonly EndNote[] }
  | { readonly verdict: 'unverified'; readonly code: Unverified; readonly seat: Seat | null }
  | ({ readonly verdict: 'cheat' } & (
      | Found
      | { readonly code: 'BAD_SHARES'; readonly culprit: Seat; readonly seq: number }
    ));
/** What is missing, never a suspicion. */
export type Unverified = 'NOT_OPENED' | 'UNFINISHED' | 'OTHER_RULES' | 'NO_CHECK';

/** A host's secret in the open. */
export interface Opening {
  readonly seat: Seat;
  readonly M: Uint8Array;
}

/** What people bring besides the log: parts of secrets that were never opened, or secrets from a receipt. */
export interface Brought {
  readonly shares?: readonly Share[];
  readonly secrets?: readonly Opening[];
}

export function audit(ledger: Ledger, game: AnyGame, brought: Brought = {}): Verdict {
  const rules = rulesOf(ledger.table.settings, game);
  if (!rules) return { verdict: 'unverified', code: 'OTHER_RULES', seat: null };
  const secrets = new Map<Seat, Uint8Array>();
  for (const { seat } of ledger.hosts) {
    const M = secretOf(ledger, seat, brought);
    if (M === 'BAD_SHARES') return badShares(ledger, seat, 1);
    if (M === null) return { verdict: 'unverified', code: 'NOT_OPENED', seat };
    secrets.set(seat, M);
  }
  const bad = badDeal(ledger, secrets);
  if (bad) return badShares(ledger, bad.dealer, bad.kind);
  const replayed = replayLog(ledger, game, rules, secrets);
  return replayed.found ? { verdict: 'cheat', ...replayed.found } : outcome(ledger, replayed);
}

/** The rules of the lobby, if this game has them. */
export function rulesOf(settings: Settings, game: AnyGame): Shape['Rules'] | null {
  const { rules } = settings;
  if (settings.game !== game.id || typeof rules !== 'object' || rules === null || Array.isArray(rules)) return null;
  const chosen = rules as Shape['Rules'];
  const { min, max } = game.seats;
  const names = Object.keys(game.choices);
  const isOffered = names.every(name => game.choices[name]!.includes(chosen[name]!));
  const isWhole = isOffered && Object.keys(chosen).length === names.length;
  return isWhole && min <= settings.seats && settings.seats <= max ? chosen : null;
}

function secretOf(
  ledger: Ledger,
  seat: Seat,
  { shares = [], secrets = [] }: Brought,
): Uint8Array | 'BAD_SHARES' | null {
  const promise = ledger.table.people[seat]!;
  const open = [...ledger.secrets, ...secrets].find(each => each.seat === seat && fitsPromise(promise, each.M));
  return open?.M ?? pooled(ledger, seat, shares);
}

function badShares(ledger: Ledger, dealer: Seat, kind: 0 | 1): Verdict {
  const isIn = (at: Ledger) => at.deals.some(deal => deal.dealer === dealer && deal.kind === kind);
  const seq = steps(ledger).find(isIn)?.seq ?? 0;
  return { verdict: 'cheat', code: 'BAD_SHARES', culprit: dealer, seq };
}

function outcome({ notes, seq, stage }: Ledger, { match, silences }: Replayed): Verdict {
  const { pending } = match.state;
  if (pending.on !== 'nothing') return { verdict: 'unverified', code: 'UNFINISHED', seat: null };
  const what = stage === 'play' ? 'winner-by-replay' : stage === 'ended' ? 'not-closed' : null;
  const all: EndNote[] = [...notes, ...silences, ...(what ? [{ seq, what } as const] : [])];
  return { verdict: 'fair', result: pending.result, notes: all.sort((a, b) => a.seq - b.seq) };
}
