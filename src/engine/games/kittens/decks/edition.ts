/** What an edition of the exploding family is: its printed cards and how they are dealt. Data only. */
import type { Face } from '../faces.ts';

export type EditionId = 'zombie_kittens' | 'party_pack' | 'apocalypse';

/** How many of a face are printed with the paw and without it. */
export type Printed = { readonly [F in Face]?: readonly [paw: number, plain: number] };

export interface Edition {
  readonly id: EditionId;
  /** What death is: 'undead' sit on with their hand, 'out' lose everything. */
  readonly death: 'undead' | 'out';
  readonly deal: (seats: number) => Deal;
}

/** The cards of one match, by where they are before the deal. */
export interface Deal {
  /** Shuffled, one to each seat. */
  readonly saves: readonly Face[];
  /** Shuffled and dealt, seven each. */
  readonly pool: readonly Face[];
  /** Shuffled; `take` of these join the pool, the rest is not in the game. */
  readonly aside: readonly Face[];
  readonly take: number;
  /** Shuffled into the deck after the deal: the kittens, and save cards where the edition says so. */
  readonly box: readonly Face[];
}

export type CardSet = 'paw' | 'plain' | 'all';

/** The faces of a set, as many times as they are printed. */
export function cardsOf(printed: Printed, set: CardSet): Face[] {
  return (Object.entries(printed) as [Face, readonly [number, number]][]).flatMap(([face, [paw, plain]]) => {
    const count = (set === 'plain' ? 0 : paw) + (set === 'paw' ? 0 : plain);
    return times(count, face);
  });
}

export const times = (count: number, face: Face): Face[] => Array<Face>(count).fill(face);
export const kittens = (seats: number): Face[] => times(seats - 1, 'exploding_kitten');

/** Everyone gets one save card of the set; the others are dealt like any card. */
export const oneSaveEach =
  (printed: Printed, setFor: (seats: number) => CardSet, save: Face) =>
  (seats: number): Deal => {
    const set = cardsOf(printed, setFor(seats));
    const spare = set.filter(face => face === save).length - seats;
    return {
      saves: times(seats, save),
      pool: [...set.filter(face => face !== save), ...times(spare, save)],
      aside: [],
      take: 0,
      box: kittens(seats),
    };
  };
