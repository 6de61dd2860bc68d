/**
 * What changed between two values of plain JSON, so that a view costs bytes only for what is new in it.
 * Nothing is changed in place. Keys of a record may come back in another order; a key that holds `undefined` is no key.
 */
import { isModest, isPlain, longestList, type Plain } from './patch-door.ts';

/**
 * `[value]`: it is this now. A record: patch these keys, drop those with 0.
 * `[0, piece, …]`: a list, told from the front by pieces of the old one and new items.
 */
export type Patch = readonly [unknown] | readonly [0, Piece, ...Piece[]] | { readonly [key: string]: Patch | 0 };
/** `3`: old item 3. `[3, 5]`: five old items from 3 on. `[3, patch]`: old item 3, changed. `[item]`: a new one. */
export type Piece = number | readonly [number, number | Patch] | readonly [unknown];

// ── Making one ───────────────────────────────────────────────────────────────

/** Null when both are equal. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isPlain(before) && isPlain(after)) return diffRecords(before, after);
  return [after];
}

function diffRecords(before: Plain, after: Plain): Patch | null {
  const changes: [string, Patch | 0][] = [];
  for (const key of keysOf(before)) if (!has(after, key)) changes.push([key, 0]);
  for (const key of keysOf(after)) {
    const change: Patch | null = has(before, key) ? diff(before[key], after[key]) : [after[key]];
    if (change) changes.push([key, change]);
  }
  return changes.length === 0 ? null : shorter(Object.fromEntries(changes), after);
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const names = before.map(nameOf);
  const places = new Map(names.map((name, at) => [name, at] as const).reverse());
  const pieces: Piece[] = [];
  let next = 0;
  for (const [at, item] of after.entries()) {
    const name = nameOf(item);
    // The one after the last makes the run longer. What is found nowhere may be the old one of its place, changed.
    const from = names[next] === name ? next : (places.get(name) ?? (isCard(item) ? before.length : at));
    const piece = from < before.length ? pieceFrom(from, before[from], item) : ([item] as const);
    addPiece(pieces, piece);
    next = typeof piece === 'number' || piece.length === 2 ? from + 1 : next;
  }
  const [first, ...rest] = pieces;
  if (first === undefined) return before.length === 0 ? null : [after];
  const isWhole = rest.length === 0 && lengthOf(first) === before.length;
  return isWhole ? null : shorter([0, first, ...rest], after);
}

function pieceFrom(from: number, old: unknown, item: unknown): Piece {
  const change = diff(old, item);
  if (!change) return from;
  return Array.isArray(change) && change.length === 1 ? [item] : [from, change];
}

function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  const isNext = typeof piece === 'number' && last !== undefined && piece === startOf(last) + lengthOf(last);
  if (isNext) pieces[pieces.length - 1] = [startOf(last), lengthOf(last) + 1];
  if (!isNext) pieces.push(piece);
}

const startOf = (piece: Piece): number =>
  typeof piece === 'number' ? piece : typeof piece[0] === 'number' ? piece[0] : Number.NaN;
/** Of a run of old items; anything else has none that could grow. */
function lengthOf(piece: Piece): number {
  if (typeof piece === 'number') return 1;
  return typeof piece[1] === 'number' ? piece[1] : Number.NaN;
}

const shorter = (patch: Patch, after: unknown): Patch =>
  JSON.stringify(patch).length < JSON.stringify([after]).length ? patch : [after];

/** Cards keep their id when they change; everything else is what it is. */
const nameOf = (item: unknown): string => (isCard(item) ? `#${item.id}` : JSON.stringify(item));

const isCard = (item: unknown): item is { readonly id: string } => isPlain(item) && typeof item.id === 'string';

// ── Applying one ─────────────────────────────────────────────────────────────

/** The new value; `undefined` when the patch does not fit this one, or would make it grow beyond all measure. */
export function patched(before: unknown, patch: Patch): unknown {
  const after = applied(before, patch);
  return after !== undefined && isModest(after) ? after : undefined;
}

function applied(before: unknown, patch: Patch): unknown {
  if (!isList(patch)) return isPlain(before) ? patchedRecord(before, patch) : undefined;
  if (patch.length === 1) return patch[0];
  const [, ...pieces] = patch;
  return Array.isArray(before) ? patchedList(before, pieces) : undefined;
}

function patchedRecord(before: Plain, patch: { readonly [key: string]: Patch | 0 }): Plain | undefined {
  const entries = new Map(Object.entries(before));
  for (const [key, change] of Object.entries(patch)) {
    const isNew = isList(change) && change.length === 1;
    if (!isNew && !entries.has(key)) return undefined;
    const value = change === 0 ? undefined : applied(entries.get(key), change);
    if (change !== 0 && value === undefined) return undefined;
    if (change === 0) entries.delete(key);
    if (change !== 0) entries.set(key, value);
  }
  return Object.fromEntries(entries);
}

function patchedList(before: readonly unknown[], pieces: readonly Piece[]): readonly unknown[] | undefined {
  const after: unknown[] = [];
  for (const piece of pieces) {
    const items = itemsOf(before, piece);
    if (!items || after.length + items.length > longestList) return undefined;
    after.push(...items);
  }
  return after;
}

function itemsOf(before: readonly unknown[], piece: Piece): readonly unknown[] | null {
  const [from, change] = typeof piece === 'number' ? [piece, 1] : piece;
  if (change === undefined) return [from];
  if (typeof from !== 'number' || from >= before.length) return null;
  if (typeof change === 'number') return from + change <= before.length ? before.slice(from, from + change) : null;
  const item = applied(before[from], change);
  return item === undefined ? null : [item];
}

const isList = (patch: Patch | 0): patch is Exclude<Patch, { readonly [key: string]: Patch | 0 }> =>
  Array.isArray(patch);
const has = (record: Plain, key: string): boolean => Object.hasOwn(record, key) && record[key] !== undefined;
const keysOf = (record: Plain): string[] => Object.keys(record).filter(key => record[key] !== undefined);
