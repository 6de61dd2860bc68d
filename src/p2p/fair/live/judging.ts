/** From the end of a log to a judgement: somebody checks it, everybody reports, and the reports are put together. */
import type { Brought } from '../audit/audit.ts';
import { tableEmoji } from '../emoji.ts';
import { type Ledger, steps } from '../journal/ledger.ts';
import type { Judged, Judgement, Report } from '../judgement.ts';

/** Checks a whole log anew. Where that is done is for others to say: here, or in a Worker. */
export type Judge = (ledger: Ledger, brought: Brought, progress: (done: number, of: number) => void) => Promise<Judged>;

/** As one byte on the wire. */
export const verdicts = ['fair', 'unverified', 'cheat'] as const;

export function judgement(ledger: Ledger, judged: Judged, reports: readonly Report[]): Judgement {
  return {
    judged,
    reports: [...reports].sort((a, b) => a.seat - b.seat),
    people: ledger.table.people.length,
    emoji: emojiOf(ledger) ?? [],
    head: ledger.head,
    entries: ledger.seq,
    draws: ledger.k,
  };
}

/** Known once everybody is bound. */
export function emojiOf(ledger: Ledger): readonly string[] | null {
  const start = steps(ledger).find(({ last }) => last?.kind === 'START');
  return start?.before ? tableEmoji(ledger.table.gid, start.before.head, start.links) : null;
}

/** The newest word of each seat. */
export const withReport = (reports: readonly Report[], report: Report): readonly Report[] => [
  ...reports.filter(({ seat }) => seat !== report.seat),
  report,
];
