/** Smaller and back again, with the browser's own deflate. */
import { joined } from '../bytes.ts';

const squeezed = 'deflate-raw';

export const deflated = (bytes: Uint8Array): Promise<Uint8Array> =>
  through(bytes, new CompressionStream(squeezed), Number.POSITIVE_INFINITY) as Promise<Uint8Array>;

/** Null for anything that is no deflate, and for more than `max` bytes: a few kilobytes can claim to be a gigabyte. */
export const inflated = (bytes: Uint8Array, max: number): Promise<Uint8Array | null> =>
  through(bytes, new DecompressionStream(squeezed), max).catch(() => null);

async function through(
  bytes: Uint8Array,
  { readable, writable }: CompressionStream | DecompressionStream,
  max: number,
): Promise<Uint8Array | null> {
  const writer = writable.getWriter();
  // Whatever goes wrong here is told by the reading end.
  void writer.write(bytes as Uint8Array<ArrayBuffer>).catch(() => {});
  void writer.close().catch(() => {});
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = (readable as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(...parts);
    length += value.length;
    if (length > max) {
      await reader.cancel();
      return null;
    }
    parts.push(value);
  }
}
