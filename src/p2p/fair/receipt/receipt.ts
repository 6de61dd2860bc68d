/**
 * The receipt of a match: one file from which anybody can check it again, offline. The player who saves it signs it, so
 * a byte that somebody else changes is found wherever it is, also in what nobody else has signed (who said what).
 */
import type { Seat } from '../../../engine/contract.ts';
import type { Signed } from '../bodies/people.ts';
import { joined, same, toUtf8 } from '../bytes.ts';
import { decode, encode } from '../codec.ts';
import type { Ed25519, Signer } from '../ed25519.ts';
import { openLedger } from '../journal/genesis.ts';
import type { Table } from '../journal/ledger.ts';
import type { Case } from '../judge/case.ts';
import { judge, type Progress, type RulesOf, type Unfit } from '../judge/judge.ts';
import type { Judgement } from '../judgement.ts';
import { inside } from './format.ts';
import { deflated, inflated } from './squeeze.ts';

export const family = toUtf8('clowder-receipt/');
/** What a file begins with: a name that people can read, the version, a line end. */
export const opening = toUtf8('clowder-receipt/1\n');
const sigLength = 64;

/** A long evening is a tenth of this. */
export const maxFile = 2_000_000;
const maxInside = 8_000_000;

/** What a player has in hand when a match is over. */
export interface Book extends Case {
  readonly me: Seat;
  /** My key of this game. */
  readonly signer: Signer;
}

export interface Receipt extends Case {
  readonly me: Seat;
  /** What its owner signed: the file without the signature. */
  readonly sealed: Signed;
}

export type Why =
  | 'too-big'
  /** Something else than a receipt. */
  | 'no-receipt'
  | 'other-version'
  /** Cut short, or changed since it was saved. */
  | 'damaged';

export async function writeReceipt({ me, signer, ...book }: Book): Promise<Uint8Array> {
  const packed = await deflated(encode(inside, { me, ...book }));
  const body = joined(opening, packed);
  return joined(opening, await signer.sign('receipt', body), packed);
}

/** Whatever comes: a receipt, or why it is none. What it says is not checked yet. */
export async function readReceipt(file: Uint8Array): Promise<Receipt | { readonly refused: Why }> {
  if (file.length > maxFile) return { refused: 'too-big' };
  if (!same(file.subarray(0, family.length), family)) return { refused: 'no-receipt' };
  if (!same(file.subarray(0, opening.length), opening)) return { refused: 'other-version' };
  const sig = file.slice(opening.length, opening.length + sigLength);
  const packed = file.subarray(opening.length + sigLength);
  const bytes = await inflated(packed, maxInside);
  const read = bytes && decode(inside, bytes);
  if (!read) return { refused: 'damaged' };
  return { ...read, sealed: { body: joined(opening, packed), sig } };
}

export async function checkReceipt(
  receipt: Receipt,
  rulesOf: RulesOf,
  ed: Pick<Ed25519, 'verifyAll'>,
  progress?: Progress,
): Promise<Judgement | { readonly refused: Unfit | 'damaged' }> {
  const isWhole = await isSealed(receipt, ed);
  return isWhole ? judge(receipt, rulesOf, ed, progress) : { refused: 'damaged' };
}

/** Signed by the one who saved it, with the key of that game. */
async function isSealed({ genesis, me, sealed }: Receipt, { verifyAll }: Pick<Ed25519, 'verifyAll'>): Promise<boolean> {
  const owner = tableIn({ genesis })?.people[me];
  if (!owner) return false;
  const [isSigned] = await verifyAll([{ pk: owner.signPk, type: 'receipt', ...sealed }]);
  return isSigned === true;
}

/** Who sat there and what was played; null: the genesis is none. */
export function tableIn({ genesis }: Pick<Case, 'genesis'>): Table | null {
  const opened = openLedger(genesis, null);
  return opened.ok ? opened.ledger.table : null;
}

/** Everybody by seat: people as they called themselves, bots as the settings have it. */
export function namesAt({ people, settings }: Table): readonly string[] {
  const { names } = settings;
  const told = Array.isArray(names) ? names : [];
  return Array.from({ length: settings.seats }, (_, seat) => {
    const name = told[seat];
    return people[seat]?.name ?? (typeof name === 'string' ? name : `Bot ${seat + 1}`);
  });
}

/** `clowder-zombie-kittens-2026-11-18.kot` */
export function fileName(game: string, day: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `clowder-${game.replaceAll('_', '-')}-${date}.kot`;
}
