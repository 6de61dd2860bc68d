/** What came of a cheat: at once on an honest device, or in the audit, and at which entry. */
import { expect, test } from 'vitest';
import type { Seat } from '../../../../src/engine/contract.ts';
import { start } from '../../../../src/engine/run.ts';
import type { Brought, Verdict } from '../../../../src/p2p/fair/audit/audit.ts';
import { picturesFor } from '../../../../src/p2p/fair/audit/replay.ts';
import { same } from '../../../../src/p2p/fair/bytes.ts';
import type { Sim } from './sim.ts';

export interface Came {
  readonly outcome: string;
  /** The entry that was named, and the one where the lie is. */
  readonly named?: number | undefined;
  readonly lie?: number | undefined;
}
export interface Case {
  readonly name: string;
  readonly by: string;
  readonly what: string;
  readonly expect: string;
  run(): Promise<Came>;
}

/** An accusation has its place in the log; one about the genesis comes before any. */
const namesSomebody = /^(live|audit):(?!BAD_GENESIS|WRONG_HOST_KEY|ENGINE_MISMATCH|MY_HELLO_ALTERED)\w+:\d+$/;

/** Every case by its name: the outcome, the culprit and the entry. */
export function holds(cases: readonly Case[]): void {
  const named = cases.map(each => [`${each.name} (${each.by}): ${each.what}`, each] as const);
  test.each(named)('%s', async (_, { run, expect: outcome }) => {
    const came = await run();
    expect(came.outcome).toBe(outcome);
    expect(came.named).toBe(came.lie);
    if (namesSomebody.test(outcome)) expect(came.named).toBeTypeOf('number');
  });
}

/** What all honest guests object to, alike. */
export function live(table: Sim, honest: readonly Seat[] = table.guests.map(({ seat }) => seat)): string {
  const said = honest.map(seat => table.peers[seat]!.faults[0]?.message ?? 'ok');
  if (new Set(said).size > 1) throw new Error(`guests differ: ${said}`);
  return `live:${said[0]}`;
}

/** The same with the entry at which they stopped; the lie is the host's last writing. */
export const liveAt = (table: Sim, honest?: readonly Seat[]): Came => ({
  outcome: live(table, honest),
  named: table.peers[honest?.[0] ?? table.guests[0]!.seat]!.ledger.seq + 1,
  lie: table.trace.at(-1)!.seq,
});

/** Did the lie change anything? `r_k` as in the honest match. */
export function prevented(table: Sim, honest: Sim, k: number): Came {
  const { outcome } = audited(table);
  const isSame = honest.seeds[k] !== undefined && table.seeds[k] === honest.seeds[k];
  return { outcome: isSame ? `prevented, ${outcome}` : `r_${k} changed, ${outcome}` };
}

export function inWords(verdict: Verdict): string {
  if (verdict.verdict === 'cheat') return `audit:${verdict.code}:${verdict.culprit}`;
  if (verdict.verdict === 'unverified') return `unverified:${verdict.code}:${verdict.seat ?? 'nobody'}`;
  return verdict.notes.length > 0 ? 'fair+notes' : 'fair';
}

/** What somebody alone had to take back is a note of its own. */
const shared = (verdict: Verdict): Verdict =>
  verdict.verdict === 'fair' ? { ...verdict, notes: verdict.notes.filter(({ what }) => what !== 'back-to') } : verdict;

/** The verdict of all who are still there: it must be one. */
export function audited(table: Sim, brought?: Brought): Came {
  const objections = table.peers.flatMap(({ faults }) => faults.map(({ message }) => message));
  if (objections.length > 0) return { outcome: `live:${objections}` };
  const verdicts = table.peers.filter(({ online }) => online).map(({ seat }) => table.audit(seat, brought));
  for (const verdict of verdicts) expect(shared(verdict)).toEqual(shared(verdicts[0]!));
  const [verdict] = verdicts;
  return { outcome: inWords(verdict!), named: verdict?.verdict === 'cheat' ? verdict.seq : undefined };
}

/** The first entry with a picture that an honest match would not have shown, or a move it would not have taken. */
export function firstFalse({ game, seats, rules, trace }: Sim): number | undefined {
  const { match } = start(game, seats, rules);
  for (const { seq, input, pictures } of trace) {
    const outcome = input ? match.apply(input) : { ok: true as const, events: [] };
    if (!outcome.ok) return seq;
    const honest = picturesFor(match, outcome.events, pictures.length);
    if (pictures.some((bytes, seat) => !same(bytes, honest[seat]!))) return seq;
  }
  return undefined;
}

/** The audit's finding, compared with an honest match beside it. */
export const falseView = (table: Sim, brought?: Brought): Came => ({
  ...audited(table, brought),
  lie: firstFalse(table) ?? -1,
});
