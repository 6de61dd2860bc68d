/** The inside of a receipt, byte for byte. */

import { signed } from '../bodies/people.ts';
import { Malformed } from '../bytes.ts';
import { byte, type Codec, counted, hash32, many, type Of, oneOf, part, record } from '../codec.ts';
import type { Report } from '../judgement.ts';

const verdicts = ['fair', 'unverified', 'cheat'] as const;
const verdict: Codec<Report['verdict']> = {
  write: (out, said) => out.u8(verdicts.indexOf(said)),
  read(from) {
    const said = verdicts[from.u8()];
    if (!said) throw new Malformed('unknown verdict');
    return said;
  },
};

export const inside = record({
  /** Whose receipt it is. */
  me: byte,
  genesis: part(65536),
  entries: many(signed),
  secrets: counted(record({ seat: byte, M: hash32 })),
  shares: counted(record({ dealer: byte, kind: oneOf<0 | 1>(0, 1), holder: byte, y: hash32 })),
  orphans: many(signed),
  proofs: counted(record({ a: signed, b: signed })),
  reports: counted(record({ seat: byte, head: hash32, verdict })),
});
export type Inside = Of<typeof inside>;
