/** Patches at the door: what is one, and how much of anything we take from another peer. */
import * as v from 'valibot';
import type { Patch } from './patch.ts';

export type Plain = Readonly<Record<string, unknown>>;

/** Far beyond any real table, far below what would hurt. */
const most = 20_000;
const deepest = 24;
export const longestList = 4096;

interface Budget {
  left: number;
}

/** Is this a patch at all? Whether it fits is seen when it is applied. */
export const isPatch = (value: unknown): value is Patch => isPatchIn(value, deepest, { left: most });

export const patchSchema = v.custom<Patch>(isPatch);

function isPatchIn(value: unknown, depth: number, budget: Budget): value is Patch {
  if (depth === 0 || budget.left-- <= 0) return false;
  if (isPlain(value)) {
    const isChange = (change: unknown) => change === 0 || isPatchIn(change, depth - 1, budget);
    return Object.entries(value).every(([key, change]) => isKey(key) && isChange(change));
  }
  if (!Array.isArray(value)) return false;
  if (value.length === 1) return isJson(value[0], depth - 1, budget);
  const [zero, ...pieces] = value;
  return zero === 0 && pieces.length > 0 && pieces.every(piece => isPiece(piece, depth - 1, budget));
}

function isPiece(piece: unknown, depth: number, budget: Budget): boolean {
  if (typeof piece === 'number') return isPlace(piece);
  if (!Array.isArray(piece) || budget.left-- <= 0) return false;
  if (piece.length === 1) return isJson(piece[0], depth - 1, budget);
  const [from, change] = piece;
  if (piece.length !== 2 || !isPlace(from)) return false;
  return typeof change === 'number' ? isPlace(change) && change > 0 : isPatchIn(change, depth - 1, budget);
}

const isPlace = (n: unknown): boolean => Number.isInteger(n) && Number(n) >= 0 && Number(n) <= longestList;

/** Copied pieces cost a sender nothing: without this a few bytes, sent again and again, could fill the memory. */
export const isModest = (value: unknown): boolean => isJson(value, deepest, { left: most });

function isJson(value: unknown, depth: number, budget: Budget): boolean {
  if (depth === 0 || budget.left-- <= 0) return false;
  if (Array.isArray(value)) return value.every(item => isJson(item, depth - 1, budget));
  if (!isPlain(value)) return value === null || ['string', 'number', 'boolean'].includes(typeof value);
  return Object.entries(value).every(([key, item]) => isKey(key) && isJson(item, depth - 1, budget));
}

/** Keys that mean something to the language itself. */
const isKey = (key: string): boolean => key !== '__proto__' && key !== 'constructor' && key !== 'prototype';

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
