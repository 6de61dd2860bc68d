/** A saved game from any file: what it is, and what the check finds. Here, or at the other end of a port. */
import type { Seat } from '../../../engine/contract.ts';
import type { Ed25519 } from '../ed25519.ts';
import { serve, workOver } from '../far.ts';
import type { Progress, RulesOf, Unfit } from '../judge/judge.ts';
import type { Judgement } from '../judgement.ts';
import type { Port } from '../verifying.ts';
import { checkReceipt, namesAt, readReceipt, tableIn, type Why } from './receipt.ts';

export interface CheckedGame {
  readonly judgement: Judgement;
  /** Who saved it. */
  readonly me: Seat;
  readonly names: readonly string[];
  readonly game: string;
  readonly engineId: string;
}
export type FileFound = CheckedGame | { readonly refused: Why | Unfit };

export async function checkFile(
  file: Uint8Array,
  rulesOf: RulesOf,
  ed: Pick<Ed25519, 'verifyAll'>,
  progress?: Progress,
): Promise<FileFound> {
  const read = await readReceipt(file);
  if ('refused' in read) return read;
  const judgement = await checkReceipt(read, rulesOf, ed, progress);
  if ('refused' in judgement) return judgement;
  const table = tableIn(read);
  if (!table) return { refused: 'damaged' };
  const { settings, engineId } = table;
  return { judgement, me: read.me, names: namesAt(table), game: String(settings.game), engineId };
}

export const serveFiles = (port: Port, rulesOf: RulesOf, ed: () => Promise<Pick<Ed25519, 'verifyAll'>>): void =>
  serve(port, async (file: Uint8Array, progress): Promise<FileFound> => checkFile(file, rulesOf, await ed(), progress));

export type FileChecker = (file: Uint8Array, progress?: Progress) => Promise<FileFound>;
export const filesOver = (port: Port): FileChecker => workOver<Uint8Array, FileFound>(port);
