/** What a whole check needs: the log from its genesis on, and what people brought besides. Plain data, goes to a worker. */

import type { Opening } from '../audit/audit.ts';
import type { Signed } from '../bodies/people.ts';
import { entriesOf, type Ledger } from '../journal/ledger.ts';
import type { Report } from '../judgement.ts';
import type { Share } from '../pool.ts';

/** Two things one hand signed that no honest hand signs. */
export interface Pair {
  readonly a: Signed;
  readonly b: Signed;
}

export interface Case {
  readonly genesis: Uint8Array;
  /** The last one may be the entry that was refused: then it is judged, too. */
  readonly entries: readonly Signed[];
  /** Secrets that people put together, and parts of such; what OPEN tells is in the log. */
  readonly secrets: readonly Opening[];
  readonly shares: readonly Share[];
  /** What I had to take back when the table went on without it. */
  readonly orphans: readonly Signed[];
  /** Two entries of one host for one place. */
  readonly proofs: readonly Pair[];
  readonly reports: readonly Report[];
}

/** The case of a match as I have it. `refused` is the entry at which I stopped. */
export const caseOf = (ledger: Ledger, refused: Signed | null, brought: Partial<Case> = {}): Case => ({
  genesis: ledger.table.genesis,
  entries: [...entriesOf(ledger), ...(refused ? [refused] : [])],
  secrets: [],
  shares: [],
  orphans: ledger.orphans,
  proofs: [],
  reports: [],
  ...brought,
});
