/** Proofs that come with a case: they stand, or the whole case is not to be believed. */
import { entry } from '../bodies/table.ts';
import { decode } from '../codec.ts';
import type { Ed25519 } from '../ed25519.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { Judged } from '../judgement.ts';
import { equivocation } from '../proofs.ts';
import type { Pair } from './case.ts';

/** The earliest place for which somebody wrote two entries; `false` if a proof is none. */
export async function provedPair(
  ledger: Ledger,
  pairs: readonly Pair[],
  { verifyAll }: Pick<Ed25519, 'verifyAll'>,
): Promise<Judged | 'false' | null> {
  let first: (Judged & { readonly verdict: 'cheat' }) | null = null;
  for (const { a, b } of pairs) {
    const proof = equivocation(ledger, a, b);
    if (!proof || !(await verifyAll(proof.jobs)).every(Boolean)) return 'false';
    const { seq } = decode(entry, a.body)!;
    if (!first || seq < first.seq) first = { verdict: 'cheat', code: 'EQUIVOCATION', culprit: proof.culprit, seq };
  }
  return first;
}
