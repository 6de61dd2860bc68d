/** The editions by name, and what everybody may know about their cards. */
import { table } from '../../../ask.ts';
import type { Card } from '../../../contract.ts';
import type { Face } from '../faces.ts';
import type { Table } from '../kittens.ts';
import { apocalypse } from './apocalypse.ts';
import type { Edition, EditionId } from './edition.ts';
import { partyPack } from './party-pack.ts';
import { zombieKittens } from './zombie-kittens.ts';

export const editions: Readonly<Record<EditionId, Edition>> = {
  zombie_kittens: zombieKittens,
  party_pack: partyPack,
  apocalypse,
};

const counts = (edition: Edition) =>
  table((seats): ReadonlyMap<Face, number> => {
    const { saves, pool, aside, box } = edition.deal(seats);
    const made = new Map<Face, number>();
    for (const face of [...saves, ...pool, ...aside, ...box]) made.set(face, (made.get(face) ?? 0) + 1);
    return made;
  });

/** At most how many of each face are in a match. Known to all from the box and the number of players. */
export const printed: Readonly<Record<EditionId, (seats: number) => ReadonlyMap<Face, number>>> = {
  zombie_kittens: counts(zombieKittens),
  party_pack: counts(partyPack),
  apocalypse: counts(apocalypse),
};

/** How many cards of each face are not on the discard pile of a table, as it lay when it was last counted. */
interface Count {
  readonly of: Table;
  readonly discard: readonly Card<Face>[];
  readonly left: Map<Face, number>;
  size: number;
  top: Card<Face> | undefined;
}
let last: Count | null = null;

/** Cards come to lie on top, so only new ones are counted; a pile that was taken from is counted anew. */
function counted(w: Table): Count {
  const stands = last?.of === w && last.discard[last.discard.length - last.size] === last.top;
  if (!last || !stands) last = uncounted(w);
  const { discard, left, size } = last;
  if (discard.length === size) return last;
  for (let n = discard.length - size - 1; n >= 0; n--) left.set(discard[n]!.face, left.get(discard[n]!.face)! - 1);
  last.size = discard.length;
  last.top = discard[0];
  return last;
}

const uncounted = (w: Table): Count => ({
  of: w,
  discard: w.cards('discard'),
  left: new Map(printed[w.table.edition](w.seats.length)),
  size: 0,
  top: undefined,
});

/** Could a card of this face still come from a hand? Decided by what everybody sees: the box and the discard pile. */
export const isUnseen = (w: Table, face: Face): boolean => (counted(w).left.get(face) ?? 0) > 0;
