/** Tells one value of plain JSON by what is new in it: the making of a patch. */
import type { Patch, Piece } from './patch.ts';
import { isPlain, type Plain } from './patch-door.ts';

interface Made {
  readonly before: object;
  readonly patch: Patch | null;
}
/** Much of a table is the same value in everybody's view: what changed in it is worked out once for all of them. */
const made = new WeakMap<object, Made>();

/** Null when both are equal. */
export function diff(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  const known = made.get(after);
  if (known?.before === before) return known.patch;
  const patch = diffObjects(before, after);
  made.set(after, { before, patch });
  return patch;
}

function diffObjects(before: object, after: object): Patch | null {
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  return isPlain(before) && isPlain(after) ? diffRecords(before, after) : [after];
}

function diffRecords(before: Plain, after: Plain): Patch | null {
  const changes: [string, Patch | 0][] = [];
  for (const key in before) if (has(before, key) && !has(after, key)) changes.push([key, 0]);
  for (const key in after) {
    const value = after[key];
    if (value === undefined || value === before[key]) continue;
    const change: Patch | null = has(before, key) ? diff(before[key], value) : [value];
    if (change) changes.push([key, change]);
  }
  return changes.length === 0 ? null : shorter(Object.fromEntries(changes), after);
}

function diffLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isSame(before[head], after[head])) head++;
  if (head === before.length && head === after.length) return null;
  let tail = 0;
  while (tail < most - head && isSame(before.at(-1 - tail), after.at(-1 - tail))) tail++;
  const pieces: Piece[] = [];
  addPiece(pieces, [0, head]);
  addMiddle(pieces, head, before.slice(head, before.length - tail), after.slice(head, after.length - tail));
  addPiece(pieces, [before.length - tail, tail]);
  const [first, ...rest] = pieces;
  return first === undefined ? [after] : shorter([0, first, ...rest], after);
}

const isSame = (before: unknown, after: unknown): boolean =>
  before === after || (nameOf(before) === nameOf(after) && diff(before, after) === null);

/** Between a common beginning and a common end. */
function addMiddle(pieces: Piece[], head: number, before: readonly unknown[], after: readonly unknown[]): void {
  const names = before.map(nameOf);
  const places = new Map(names.map((name, at) => [name, at] as const).reverse());
  let next = 0;
  for (const [at, item] of after.entries()) {
    const name = nameOf(item);
    // The one after the last makes the run longer. What is found nowhere may be the old one of its place, changed.
    const from = names[next] === name ? next : (places.get(name) ?? (isCard(item) ? before.length : at));
    const piece = from < before.length ? pieceFrom(head + from, before[from], item) : ([item] as const);
    addPiece(pieces, piece);
    next = piece.length === 2 ? from + 1 : next;
  }
}

function pieceFrom(from: number, old: unknown, item: unknown): Exclude<Piece, number> {
  const change = diff(old, item);
  if (!change) return [from, 1];
  return Array.isArray(change) && change.length === 1 ? [item] : [from, change];
}

/** Runs that follow each other become one; a run of one is told by its place alone. */
function addPiece(pieces: Piece[], piece: Exclude<Piece, number>): void {
  const count = runOf(piece);
  if (count === 0) return;
  const last = pieces.at(-1);
  const isNext = count !== null && last !== undefined && piece[0] === endOf(last);
  if (isNext) pieces[pieces.length - 1] = [startOf(last), (runOf(last) ?? 0) + count];
  else pieces.push(count === 1 ? startOf(piece) : piece);
}

/** How many old items it stands for; null: it is something else. */
function runOf(piece: Piece): number | null {
  if (typeof piece === 'number') return 1;
  return typeof piece[1] === 'number' ? piece[1] : null;
}
const startOf = (piece: Piece): number =>
  typeof piece === 'number' ? piece : typeof piece[0] === 'number' ? piece[0] : Number.NaN;
const endOf = (piece: Piece): number => startOf(piece) + (runOf(piece) ?? Number.NaN);

const shorter = (patch: Patch, after: unknown): Patch =>
  roomAfter(after, JSON.stringify(patch).length - 2) < 0 ? patch : [after];

/** What is left of so many letters when this is written down, at the least. Stops where nothing is left: a view is long. */
function roomAfter(value: unknown, room: number): number {
  if (room < 0) return room;
  if (typeof value === 'string') return room - value.length - 2;
  if (typeof value !== 'object' || value === null) return room - String(value ?? null).length;
  let left = room - 1;
  if (Array.isArray(value)) {
    for (const item of value) if (left >= 0) left = roomAfter(item, left) - 1;
    return left;
  }
  for (const key in value) {
    if (left < 0) return left;
    const item = (value as Plain)[key];
    if (item !== undefined) left = roomAfter(item, left - key.length - 3) - 1;
  }
  return left;
}

/** Cards keep their id when they change; everything else is what it is. */
const nameOf = (item: unknown): string => (isCard(item) ? `#${item.id}` : JSON.stringify(item));

const isCard = (item: unknown): item is { readonly id: string } => isPlain(item) && typeof item.id === 'string';

const has = (record: Plain, key: string): boolean => Object.hasOwn(record, key) && record[key] !== undefined;
