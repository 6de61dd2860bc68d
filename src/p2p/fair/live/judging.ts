/** From the end of a log to a judgement: somebody checks it, everybody reports, and the reports are put together. */
import type { Case } from '../judge/case.ts';
import type { Judge } from '../judge/port.ts';
import type { Judged, Report } from '../judgement.ts';

/** As one byte on the wire. */
export const verdicts = ['fair', 'unverified', 'cheat'] as const;
export const verdictByte = ({ verdict }: Pick<Report, 'verdict'>): 0 | 1 | 2 => verdicts.indexOf(verdict) as 0 | 1 | 2;

/** Papers that nobody can read prove nothing, for or against anybody; nor does a device that cannot check. */
export async function judgedBy(judge: Judge, it: Case, progress: (done: number, of: number) => void): Promise<Judged> {
  const heard = await judge(it, progress).catch(() => null);
  if (!heard) return { verdict: 'unverified', code: 'NO_CHECK', seat: null };
  return 'refused' in heard ? { verdict: 'unverified', code: 'UNFINISHED', seat: null } : heard.judged;
}

/** The newest word of each seat. */
export const withReport = (reports: readonly Report[], report: Report): readonly Report[] => [
  ...reports.filter(({ seat }) => seat !== report.seat),
  report,
];
