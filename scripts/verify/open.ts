/** A saved game from disk, checked by the rules of this tree: what came of it, or why it is not looked at. */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { gameById } from '../../src/engine/games/registry.ts';
import { bestEd25519 } from '../../src/p2p/fair/ed25519.ts';
import type { Table } from '../../src/p2p/fair/journal/ledger.ts';
import type { RulesOf } from '../../src/p2p/fair/judge/judge.ts';
import type { Judgement } from '../../src/p2p/fair/judgement.ts';
import { checkReceipt, maxFile, readReceipt, tableIn } from '../../src/p2p/fair/receipt/receipt.ts';
import { type Refused, refusedAs } from '../../src/ui/words/refused.ts';

export interface Opened {
  readonly table: Table;
  /** The seat of the player who saved it. */
  readonly me: number;
  readonly judgement: Judgement;
}
export type Unopened = { readonly refused: Refused } | { readonly unread: 'missing' | 'unreadable' };

export async function openSaved(file: string, engine: string): Promise<Opened | Unopened> {
  const bytes = await bytesOf(file);
  return bytes instanceof Uint8Array ? checked(bytes, engine) : bytes;
}

async function bytesOf(file: string): Promise<Uint8Array | Unopened> {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return { unread: 'missing' };
  if (!stat.isFile()) return { unread: 'unreadable' };
  if (stat.size > maxFile) return { refused: 'too-big' };
  return readFile(file).then(
    read => new Uint8Array(read),
    () => ({ unread: 'unreadable' as const }),
  );
}

async function checked(bytes: Uint8Array, engine: string): Promise<Opened | Unopened> {
  const receipt = await readReceipt(bytes);
  if ('refused' in receipt) return { refused: refusedAs(receipt.refused) };
  const judgement = await checkReceipt(receipt, rulesIn(engine), await bestEd25519(globalThis.crypto.subtle));
  if ('refused' in judgement) return { refused: refusedAs(judgement.refused) };
  const table = tableIn(receipt);
  return table ? { table, me: receipt.me, judgement } : { refused: 'damaged' };
}

const rulesIn =
  (engine: string): RulesOf =>
  id => {
    const [game = '', build] = id.split('/');
    return build === engine ? gameById(game) : null;
  };
