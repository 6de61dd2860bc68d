/** When a host is gone: which log goes on, what the match was, and how somebody who missed it all follows. */
import type { AnyGame, Seat, Shape } from '../../engine/contract.ts';
import type { Running } from '../../engine/running.ts';
import { rulesOf } from './audit/audit.ts';
import { type Found, replayLog } from './audit/replay.ts';
import type { Signed } from './bodies/people.ts';
import { entry as entryBody } from './bodies/table.ts';
import { same } from './bytes.ts';
import { decode } from './codec.ts';
import type { Ed25519 } from './ed25519.ts';
import { Fault } from './journal/fault.ts';
import { backAt, type Ledger, rolledBack } from './journal/ledger.ts';
import { type Linked, link, prove } from './journal/link.ts';
import { pooled, type Share } from './pool.ts';
import { equivocation, type Proof, stands } from './proofs.ts';

/** The longest log among voters, or the proof that the old host wrote two. */
export type Base = { readonly ok: true; readonly ledger: Ledger } | { readonly ok: false; readonly proof: Proof };

/** Every voter's log must be a beginning of the longest. What does not link is that voter's junk and counts for nothing. */
export async function baseOf(mine: Ledger, logs: readonly (readonly Signed[])[], ed: Ed25519): Promise<Base> {
  let ledger = mine;
  for (const log of logs) {
    const joined = await join(ledger, log, ed);
    if (!joined.ok) return joined;
    ledger = joined.ledger;
  }
  return { ok: true, ledger };
}

async function join(mine: Ledger, log: readonly Signed[], ed: Ed25519): Promise<Base> {
  let ledger = mine;
  for (const signed of log) {
    const known = placeOf(ledger, signed);
    if (known) {
      if (same(known.body, signed.body)) continue;
      const proof = equivocation(ledger, known, signed);
      return proof && (await stands(proof, ed)) ? { ok: false, proof } : { ok: true, ledger };
    }
    const linked = await prove(link(ledger, signed), ed);
    if (!linked.ok) return { ok: true, ledger };
    ledger = linked.ledger;
  }
  return { ok: true, ledger };
}

/** My own entry at the same place, if my log reaches there. */
function placeOf(ledger: Ledger, { body }: Signed): Signed | null {
  const seq = decode(entryBody, body)?.seq;
  return seq === undefined ? null : (backAt(ledger, seq)?.last?.signed ?? null);
}

/** The match as the dead host had it; or why it cannot be had: a secret out of reach, or a lie in the log. */
export type Rebuilt =
  | { readonly ok: true; readonly match: Running<Shape>; readonly secrets: ReadonlyMap<Seat, Uint8Array> }
  | { readonly ok: false; readonly why: 'out-of-reach' | 'BAD_SHARES'; readonly seat: Seat }
  | { readonly ok: false; readonly why: 'lie'; readonly found: Found }
  | { readonly ok: false; readonly why: 'OTHER_RULES' };

export function rebuild(ledger: Ledger, game: AnyGame, shares: readonly Share[]): Rebuilt {
  const rules = rulesOf(ledger.table.settings, game);
  if (!rules) return { ok: false, why: 'OTHER_RULES' };
  const secrets = new Map<Seat, Uint8Array>();
  for (const { seat } of ledger.hosts) {
    const M = pooled(ledger, seat, shares);
    if (M === 'BAD_SHARES') return { ok: false, why: M, seat };
    if (!M) return { ok: false, why: 'out-of-reach', seat };
    secrets.set(seat, M);
  }
  const { match, found } = replayLog(ledger, game, rules, secrets);
  return found ? { ok: false, why: 'lie', found } : { ok: true, match, secrets };
}

/**
 * A take-over on a base that I do not have: `missing` are its entries from our last common head on. They are checked on
 * a copy of my log cut there; where they contradict an entry that I hold of the same epoch, its host wrote two.
 */
export async function follow(mine: Ledger, missing: readonly Signed[], takeOver: Signed, ed: Ed25519): Promise<Linked> {
  const claims = [] as const;
  let ledger = mine;
  for (const signed of missing) {
    const known = placeOf(mine, signed);
    const proof = known && !same(known.body, signed.body) ? equivocation(mine, known, signed) : null;
    if (proof && (await stands(proof, ed))) {
      return { ok: false, fault: new Fault('EQUIVOCATION', proof.culprit), claims };
    }
    const linked = await prove(link(cut(ledger, signed), signed), ed);
    if (!linked.ok && linked.fault.code !== 'REPEATED') return linked;
    if (linked.ok) ledger = linked.ledger;
  }
  const epoch = decode(entryBody, takeOver.body)?.epoch ?? 0;
  if (epoch <= mine.epoch) return { ok: false, fault: new Fault('STALE_EPOCH', null), claims };
  const linked = await prove(link(ledger, takeOver), ed);
  const isAsBefore = linked.ok && linked.ledger.orphans === mine.orphans;
  return isAsBefore ? { ...linked, ledger: rolledBack(mine, linked.ledger) } : linked;
}

/** My log up to where this entry goes on, if that is earlier than its end. */
function cut(ledger: Ledger, { body }: Signed): Ledger {
  const read = decode(entryBody, body);
  const base = read && backAt(ledger, read.seq - 1);
  const isOther =
    base && same(base.head, read.prev) && !same(backAt(ledger, read.seq)?.last?.signed.body ?? body, body);
  return isOther ? base : ledger;
}
