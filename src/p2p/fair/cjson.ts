/** JSON with one way to write each value, so that equal values have equal bytes and equal hashes. */
import { fromUtf8, Malformed, same, toUtf8 } from './bytes.ts';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Deeper than any view, and shallow enough for every browser's stack. */
const deepest = 100;
const loneSurrogate = /\p{Surrogate}/u;
/** Nothing in it to escape: nearly every word of a view, and twice as quick. */
const plain = /^[ !#-[\]-~]*$/;

/** Throws on what JSON cannot keep: fractions, undefined, functions, broken strings. */
export const cjson = (value: unknown): Uint8Array => toUtf8(written(value, 0, null));

/** The same for values that share parts, as the pictures of one table do: what they share is written once. */
export function cjsons(values: readonly unknown[]): readonly Uint8Array[] {
  const shared: Shared = new Map();
  return values.map(value => toUtf8(written(value, 0, shared)));
}

type Shared = Map<object, string>;
/** A picture is a list of a view and events; piles lie in the view one below. Deeper it does not pay. */
const isWorthKeeping = (depth: number): boolean => depth === 2 || depth === 3;

/** The value, or null for bytes that are not exactly what `cjson` would write. `null` itself comes as a box. */
export function ucjson(bytes: Uint8Array): { readonly value: Json } | null {
  try {
    const value = JSON.parse(fromUtf8(bytes)) as Json;
    return same(cjson(value), bytes) ? { value } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Malformed) return null;
    throw error;
  }
}

function written(value: unknown, depth: number, shared: Shared | null): string {
  if (depth > deepest) throw new Malformed('too deep');
  switch (typeof value) {
    case 'string':
      return text(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      return number(value);
    case 'object':
      if (value === null) return 'null';
      return shared && isWorthKeeping(depth) ? kept(value, depth, shared) : compound(value, depth, shared);
    default:
      throw new Malformed(`no JSON: ${typeof value}`);
  }
}

function kept(value: object, depth: number, shared: Shared): string {
  const known = shared.get(value);
  if (known !== undefined) return known;
  const out = compound(value, depth, shared);
  shared.set(value, out);
  return out;
}

const compound = (value: object, depth: number, shared: Shared | null): string =>
  Array.isArray(value) ? list(value, depth, shared) : record(value, depth, shared);

function text(value: string): string {
  if (plain.test(value)) return `"${value}"`;
  if (loneSurrogate.test(value)) throw new Malformed('half a character');
  return JSON.stringify(value);
}

function number(value: number): string {
  if (!Number.isSafeInteger(value) || Object.is(value, -0)) throw new Malformed(`no safe integer: ${value}`);
  return String(value);
}

function list(items: readonly unknown[], depth: number, shared: Shared | null): string {
  let out = '[';
  for (let n = 0; n < items.length; n++) out += (n > 0 ? ',' : '') + written(items[n], depth + 1, shared);
  return `${out}]`;
}

function record(value: object, depth: number, shared: Shared | null): string {
  const fields = value as Readonly<Record<string, unknown>>;
  let out = '{';
  for (const key of Object.keys(fields).sort()) {
    out += `${(out.length > 1 ? ',' : '') + text(key)}:${written(fields[key], depth + 1, shared)}`;
  }
  return `${out}}`;
}
