/** Zombeasts: everybody collects full moons of four quarters. Its table, its questions and what it announces. */
import { perSeat } from '../../ask.ts';
import type { Pile, Seat, Shape, World, Zone } from '../../contract.ts';
import type { Animal, Colour, DreamName, Face } from './faces.ts';

export interface Moon extends Shape {
  Face: Face;
  /** An open moon lies in the zone of its colour, so two of one colour cannot be. */
  Zone: 'deck' | 'reserve' | 'laid' | 'discard' | 'aside' | 'hand' | Colour | 'penalty' | 'score';
  Rules: Rules;
  Table: Facts;
  Own: object;
  Vault: object;
  Ask: Asked;
  Cue: Cue;
  End: 'points' | 'alone';
}

export type Rules = {
  /** The variant in which some animals have dreams. */
  readonly dreams: boolean;
  /** Two left and two right quarters make a moon; without it any four cards do. */
  readonly useQuarters: boolean;
  /** How long a turn may take; null: as long as it takes. */
  readonly turnMs: number | null;
};

/** What everybody may know. */
export interface Facts {
  turn: Turn;
  /** By seat. 'out' is gone for good. */
  readonly status: ('in' | 'out')[];
  /** Full moons, by seat. */
  readonly full: number[];
  /** Who got the last card of the deck. From then on the final round is due. */
  last: Seat | null;
  /** By seat, once the match is over; null for who has left. */
  scores: readonly (number | null)[] | null;
}
export interface Turn {
  readonly seat: Seat;
  /** The digit of the last card laid during this turn. */
  digit: number;
  /** Whose hands have been robbed during this turn. */
  readonly robbed: Seat[];
}

/** Where a card may go: into the moon of a colour, or into a moon of its own. */
export type Place = Colour | 'new';
/** Gives a moon of whites another colour. */
export type Paint = `${Colour}_to_${Colour}`;

/** What a seat may choose by a word. */
export type Word = Place | Paint | DreamName | 'swap' | 'repaint' | 'migrate' | 'deck' | 'stop';
/** What everybody may see at a seat. */
export type Mark = 'out' | 'turn' | 'full' | 'points';

/** Why somebody may play once more. */
export type Again = 'migration' | 'bone';
/** Where a card comes from that is laid into a moon. */
export type Source = 'hand' | 'taken' | 'reserve';

export type Asked =
  | { readonly kind: 'turn' | 'final' | 'paint' | 'prize' | 'carrot' | 'mouse' | 'keep'; readonly by: Seat }
  | { readonly kind: 'again'; readonly by: Seat; readonly why: Again }
  | { readonly kind: 'where' | 'swap' | 'replace'; readonly by: Seat; readonly face: Face }
  | { readonly kind: 'dream'; readonly by: Seat; readonly dream: DreamName; readonly migrates: boolean }
  | { readonly kind: 'draw'; readonly by: Seat; readonly left: number };

export type Cue =
  | { readonly cue: 'turn' | 'final' | 'paints' | 'left'; readonly by: Seat }
  | {
      readonly cue: 'laid';
      readonly by: Seat;
      readonly face: Face;
      readonly to: Colour;
      readonly how: 'begun' | 'added';
    }
  | { readonly cue: 'swapped'; readonly by: Seat; readonly target: Seat; readonly face: Face; readonly took: Face }
  | { readonly cue: 'replaced'; readonly by: Seat; readonly face: Face; readonly took: Face; readonly to: Colour }
  | { readonly cue: 'repainted'; readonly by: Seat; readonly from: Colour; readonly to: Colour }
  | { readonly cue: 'migration'; readonly by: Seat; readonly animal: Animal }
  | { readonly cue: 'full'; readonly by: Seat; readonly colour: Colour; readonly points: number }
  | { readonly cue: 'prize' | 'picked'; readonly by: Seat; readonly face: Face }
  | { readonly cue: 'dream'; readonly by: Seat; readonly dream: DreamName }
  | { readonly cue: 'stuck' | 'discarded'; readonly by: Seat; readonly faces: readonly Face[] }
  | { readonly cue: 'took'; readonly by: Seat; readonly count: number }
  | { readonly cue: 'robbed'; readonly by: Seat; readonly target: Seat }
  | { readonly cue: 'refilled'; readonly faces: readonly Face[] }
  | { readonly cue: 'scored'; readonly scores: readonly (number | null)[] };

export type Table = World<Moon>;

/** Who sees what. This table is the root of trust: test/engine/games/moon/zones.test.ts has it once more, literally. */
export const zones = {
  deck: { per: 'table', sight: 'none' },
  /** The open reserve. */
  reserve: { per: 'table', sight: 'all', lies: 'in a row' },
  /** A card that is about to be laid into a moon. */
  laid: { per: 'table', sight: 'all' },
  /** What a hand full of cards had to give up. */
  discard: { per: 'table', sight: 'all' },
  /** Out of the game face down: hands of people who left. */
  aside: { per: 'table', sight: 'none' },
  hand: { per: 'seat', sight: 'owner' },
  red: { per: 'seat', sight: 'all' },
  orange: { per: 'seat', sight: 'all' },
  blue: { per: 'seat', sight: 'all' },
  green: { per: 'seat', sight: 'all' },
  white: { per: 'seat', sight: 'all' },
  /** What somebody could not play: it counts against them. */
  penalty: { per: 'seat', sight: 'all' },
  /** Full moons and prizes, face down. */
  score: { per: 'seat', sight: 'none' },
} as const satisfies Record<Moon['Zone'], Zone>;

export const hand = perSeat('hand');
export const penalty = perSeat('penalty');
export const score = perSeat('score');

const moons = {
  red: perSeat('red'),
  orange: perSeat('orange'),
  blue: perSeat('blue'),
  green: perSeat('green'),
  white: perSeat('white'),
};
export const moon = (colour: Colour, seat: Seat): Pile<Colour> => moons[colour](seat);

/** Has the deck run out? Nothing is drawn any more. */
export const isFinal = (w: Table): boolean => w.table.last !== null;
