/** The whole check of a match somewhere else: both ends of a port. */
import type { Ed25519 } from '../ed25519.ts';
import { serve, workOver } from '../far.ts';
import type { Port } from '../verifying.ts';
import type { Case } from './case.ts';
import { type Heard, judge, type Progress, type RulesOf } from './judge.ts';

export type Judge = (it: Case, progress?: Progress) => Promise<Heard>;

export const serveJudge = (port: Port, rulesOf: RulesOf, ed: () => Promise<Pick<Ed25519, 'verifyAll'>>): void =>
  serve(port, async (it: Case, progress): Promise<Heard> => judge(it, rulesOf, await ed(), progress));

export const judgeOver = (port: Port): Judge => workOver<Case, Heard>(port);
