/** Shapes of bytes. A body is described once, and both its writer and its strict reader follow from that. */
import { fromUtf8, Malformed, parsed, type Reader, toUtf8, Writer } from './bytes.ts';

export interface Codec<T> {
  write(out: Writer, value: T): void;
  read(from: Reader): T;
}
export type Of<C> = C extends Codec<infer T> ? T : never;

export function encode<T>(codec: Codec<T>, value: T): Uint8Array {
  const out = new Writer();
  codec.write(out, value);
  return out.done();
}

/** The value, or null for anything too short, too long, out of range or with bytes left over. */
export const decode = <T>(codec: Codec<T>, bytes: Uint8Array): T | null => parsed(bytes, from => codec.read(from));

export const byte: Codec<number> = { write: (out, n) => out.u8(n), read: from => from.u8() };
export const word: Codec<number> = { write: (out, n) => out.u32(n), read: from => from.u32() };

/** Exactly so many bytes. */
export const raw = (length: number): Codec<Uint8Array> => ({
  write(out, bytes) {
    if (bytes.length !== length) throw new Error(`${bytes.length} bytes instead of ${length}`);
    out.raw(bytes);
  },
  read: from => from.raw(length),
});
export const hash32 = raw(32);

/** Up to so many bytes, behind their length. */
export const part = (max: number): Codec<Uint8Array> => ({
  write(out, bytes) {
    if (bytes.length > max) throw new Error(`${bytes.length} bytes instead of at most ${max}`);
    out.part(bytes);
  },
  read: from => from.part(max),
});

/** UTF-8; the limit counts bytes. */
export const text = (max: number): Codec<string> => ({
  write: (out, value) => part(max).write(out, toUtf8(value)),
  read: from => fromUtf8(from.part(max)),
});

/** One of a few values of a byte. */
export const oneOf = <N extends number>(...values: readonly N[]): Codec<N> => ({
  write(out, n) {
    if (!values.includes(n)) throw new Error(`${n} is none of ${values}`);
    out.u8(n);
  },
  read(from) {
    const n = from.u8();
    const value = values.find(each => each === n);
    if (value === undefined) throw new Malformed('unknown value');
    return value;
  },
});

/** So many items as the byte before them says. */
export const counted = <T>(item: Codec<T>): Codec<readonly T[]> => ({
  write(out, items) {
    out.u8(items.length);
    for (const each of items) item.write(out, each);
  },
  read: from => Array.from({ length: from.u8() }, () => item.read(from)),
});

/** The same where a byte cannot count them. */
export const many = <T>(item: Codec<T>): Codec<readonly T[]> => ({
  write(out, items) {
    out.u32(items.length);
    for (const each of items) item.write(out, each);
  },
  read(from) {
    const items: T[] = [];
    for (let left = from.u32(); left > 0; left--) items.push(item.read(from));
    return items;
  },
});

/** Items up to the end of the bytes: their number is known to whoever asks. */
export const toTheEnd = <T>(item: Codec<T>): Codec<readonly T[]> => ({
  write(out, items) {
    for (const each of items) item.write(out, each);
  },
  read(from) {
    const items: T[] = [];
    while (from.left > 0) items.push(item.read(from));
    return items;
  },
});

type Fields = Readonly<Record<string, Codec<unknown>>>;

/** Fields one after the other, in the order they are listed, no padding. */
export const record = <F extends Fields>(fields: F): Codec<{ readonly [K in keyof F]: Of<F[K]> }> => ({
  write(out, value) {
    for (const name in fields) fields[name]!.write(out, value[name]);
  },
  read(from) {
    const value: Record<string, unknown> = {};
    for (const name in fields) value[name] = fields[name]!.read(from);
    return value as { readonly [K in keyof F]: Of<F[K]> };
  },
});
