/** The running game of one table on this device's shelf: its secrets, and the log entry by entry. Parsed like any stranger's word. */
import * as v from 'valibot';
import type { Signed } from '../fair/bodies/people.ts';
import type { GameShelf, StoredGame } from '../fair/live/game-shelf.ts';
import type { Shelf } from './shelf.ts';

const any = v.custom<Uint8Array>(it => it instanceof Uint8Array);
const bytes = (length: number) =>
  v.pipe(
    any,
    v.check(it => it.length === length),
  );
const headSchema = v.strictObject({
  match: v.pipe(v.number(), v.integer(), v.minValue(0)),
  secrets: v.strictObject({ signSeed: bytes(32), boxSk: bytes(32), chainSeed: bytes(32), M: bytes(32) }),
  genesis: v.nullable(any),
  key: v.nullable(bytes(32)),
});
type Head = v.InferOutput<typeof headSchema>;
const entrySchema = v.strictObject({ body: any, sig: bytes(64) });

export function makeGameShelf(shelf: Shelf, code: string): GameShelf {
  const name = `game/${code}`;
  const page = (seq: number) => `${name}/${seq}`;
  let head: Head | null = null;
  const keep = async (next: Head) => {
    head = next;
    await shelf.write(name, next);
  };
  const change = async (part: Partial<Head>) => {
    if (head) await keep({ ...head, ...part });
  };

  async function entries(): Promise<readonly Signed[]> {
    const found: Signed[] = [];
    const isThere = new Set(await shelf.keys());
    while (isThere.has(page(found.length + 1))) {
      const read = v.safeParse(entrySchema, await shelf.read(page(found.length + 1)));
      // What comes after a torn page is no log any more.
      if (!read.success) break;
      found.push(read.output);
    }
    return found;
  }

  return {
    async load(): Promise<StoredGame | null> {
      const read = v.safeParse(headSchema, await shelf.read(name));
      head = read.success ? read.output : null;
      return head && { ...head, entries: await entries() };
    },
    async begin(seated) {
      const old = (await shelf.keys()).filter(key => key.startsWith(`${name}/`));
      await Promise.all(old.map(key => shelf.remove(key)));
      await keep({ match: seated.match, secrets: { ...seated.secrets }, genesis: null, key: null });
    },
    genesis: body => change({ genesis: body }),
    key: key => change({ key }),
    entry: async (seq, { body, sig }) => void (await shelf.write(page(seq), { body, sig })),
  };
}
