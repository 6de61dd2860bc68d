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
