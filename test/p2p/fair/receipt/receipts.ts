/** Receipts of simulated tables, and what a reader makes of them. */
import type { Seat } from '../../../../src/engine/contract.ts';
import { joined } from '../../../../src/p2p/fair/bytes.ts';
import { encode } from '../../../../src/p2p/fair/codec.ts';
import { type Case, caseOf } from '../../../../src/p2p/fair/judge/case.ts';
import type { RulesOf } from '../../../../src/p2p/fair/judge/judge.ts';
import type { Judged, Judgement } from '../../../../src/p2p/fair/judgement.ts';
import { inside } from '../../../../src/p2p/fair/receipt/format.ts';
import { checkReceipt, opening, readReceipt, writeReceipt } from '../../../../src/p2p/fair/receipt/receipt.ts';
import { deflated } from '../../../../src/p2p/fair/receipt/squeeze.ts';
import { inWords } from '../table/came.ts';
import { engineIdOf } from '../table/seats.ts';
import type { Sim } from '../table/sim.ts';
import { native } from '../transcript.ts';

/** The file that this seat saves. */
export function saved(table: Sim, seat: Seat, change: Partial<Case> = {}): Promise<Uint8Array> {
  const { ledger, signer } = table.peers[seat]!;
  return writeReceipt({ ...caseOf(ledger, null), ...change, me: seat, signer });
}

/** Bytes that its owner put inside a file and signed, whatever they are. */
export async function sealedBy(table: Sim, seat: Seat, bytes: Uint8Array): Promise<Uint8Array> {
  const packed = await deflated(bytes);
  const sig = await table.peers[seat]!.signer.sign('receipt', joined(opening, packed));
  return joined(opening, sig, packed);
}
export const insideOf = (table: Sim, seat: Seat): Uint8Array =>
  encode(inside, { ...caseOf(table.peers[seat]!.ledger, null), me: seat });

export const rulesAt =
  ({ game }: Sim): RulesOf =>
  id =>
    id === engineIdOf(game) ? game : null;

export async function judgementOf(
  table: Sim,
  file: Uint8Array,
  rules: RulesOf = rulesAt(table),
): Promise<Judgement | { readonly refused: string }> {
  const read = await readReceipt(file);
  return 'refused' in read ? read : checkReceipt(read, rules, native);
}

/** `fair`, `fair+notes`, `audit:CODE:culprit`, `unverified:…`, or `refused:…`. */
export async function verdictOf(table: Sim, file: Uint8Array, rules?: RulesOf): Promise<string> {
  const came = await judgementOf(table, file, rules);
  return 'refused' in came ? `refused:${came.refused}` : said(came.judged);
}
export const said = (judged: Judged): string => inWords(judged as Parameters<typeof inWords>[0]);
