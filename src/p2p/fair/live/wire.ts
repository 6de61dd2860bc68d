/** What the journal says over a line: bytes with their kind in front, beside the JSON of everything else. */
import { signed } from '../bodies/people.ts';
import { Malformed } from '../bytes.ts';
import { byte, type Codec, counted, hash32, type Of, oneOf, part, raw, record, word } from '../codec.ts';

/** One of several messages: a byte says which, by its place in the list. */
const tagged = <K extends Readonly<Record<string, Codec<unknown>>>>(kinds: K): Codec<Tagged<K>> => {
  const names = Object.keys(kinds);
  return {
    write(out, { t, it }) {
      out.u8(names.indexOf(t as string) + 1);
      kinds[t]!.write(out, it);
    },
    read(from) {
      const t = names[from.u8() - 1];
      if (t === undefined) throw new Malformed('unknown message');
      return { t, it: kinds[t]!.read(from) } as Tagged<K>;
    },
  };
};
type Tagged<K extends Readonly<Record<string, Codec<unknown>>>> = {
  [N in keyof K]: { readonly t: N; readonly it: Of<K[N]> };
}[keyof K];

/** JSON begins with a brace, squeezed or not with more than that. No journal has that many kinds of messages. */
export const isJournal = (message: Uint8Array): boolean => (message[0] ?? 0) < 0x7b;

const verdict = oneOf<0 | 1 | 2>(0, 1, 2);
const report = record({ seat: byte, head: hash32, verdict });

/** What a person says. Whose seat it is follows from the line. */
export const toScribe = tagged({
  hello: record({ match: word, said: signed, cert: raw(64) }),
  deal: signed,
  ready: signed,
  act: signed,
  reveal: signed,
  /** The copy I hold of a silent seat's chain. */
  release: record({ dealer: byte, y: hash32 }),
  /** I get up for good, and here is the rest of my chain. */
  leave: record({ said: signed, seed: hash32 }),
  /** I have everything before this entry. */
  follow: record({ gid: hash32, next: word }),
  report: record({ gid: hash32, head: hash32, verdict }),
});
export type ToScribe = Of<typeof toScribe>;

/** What the host says. */
export const toWitness = tagged({
  genesis: record({ match: word, body: part(65536), certs: counted(raw(64)) }),
  entry: signed,
  /** Under which the pictures for this one person are digested. */
  key: hash32,
  reports: record({ gid: hash32, said: counted(report) }),
});
export type ToWitness = Of<typeof toWitness>;
