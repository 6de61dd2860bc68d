/** The editions by name, and what everybody may know about their cards. */
import { table } from '../../../ask.ts';
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

/** Could a card of this face still come from a hand? Decided by what everybody sees: the box and the discard pile. */
export function isUnseen(w: Table, face: Face): boolean {
  let left = printed[w.table.edition](w.seats.length).get(face) ?? 0;
  if (left === 0) return false;
  const discard = w.cards('discard');
  // Most often the pile is still too low to hold them all.
  for (let n = 0; discard.length - n >= left; n++) if (discard[n]!.face === face && --left === 0) return false;
  return true;
}
