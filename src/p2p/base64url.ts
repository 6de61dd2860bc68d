/** Bytes as text that fits into a link and into JSON. One text per value: what two texts could mean, two peers could read apart. */
import * as v from 'valibot';

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Exactly `length` bytes, or null. */
export function fromBase64Url(text: string, length: number): Uint8Array | null {
  if (text.length !== textLength(length) || !/^[\w-]*$/.test(text)) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  // The last character may hold bits of no byte.
  return toBase64Url(bytes) === text ? bytes : null;
}

/** A message field that holds exactly `length` bytes. */
export const base64UrlOf = (length: number) =>
  v.pipe(
    v.string(),
    v.check(text => fromBase64Url(text, length) !== null),
  );

const textLength = (bytes: number): number => Math.ceil((bytes * 4) / 3);
