/** The open moons of one seat, and what may be laid into them (rules: fits, starts, repaint). */
import type { Card, Pile, Seat } from '../../contract.ts';
import { type Colour, colours, type Face, print } from './faces.ts';
import { moon, type Place, type Rules } from './moon.ts';

/** The moons by colour; no cards: no such moon. */
export type Sky = Readonly<Record<Colour, readonly Card<Face>[]>>;

/** Anything that knows what lies where: a world, or the view of a bot. */
interface Looking {
  readonly rules: Rules;
  cards(pile: Pile<Colour>): readonly Card<Face>[];
}

export const skyOf = (w: Looking, seat: Seat): Sky => ({
  red: w.cards(moon('red', seat)),
  orange: w.cards(moon('orange', seat)),
  blue: w.cards(moon('blue', seat)),
  green: w.cards(moon('green', seat)),
  white: w.cards(moon('white', seat)),
});

export const openMoons = (sky: Sky): Colour[] => colours.filter(colour => sky[colour].length > 0);
const freeColours = (sky: Sky): Colour[] => colours.filter(colour => sky[colour].length === 0);

export const isWhite = ({ face }: Card<Face>): boolean => print(face).colour === 'white';

export const isSameSide = ({ rules }: Looking, a: Card<Face>, b: Card<Face>): boolean =>
  !rules.useQuarters || print(a.face).side === print(b.face).side;

const quarters = 4;
export const isFull = (cards: readonly Card<Face>[]): boolean => cards.length === quarters;

function hasRoom(w: Looking, cards: readonly Card<Face>[], card: Card<Face>): boolean {
  if (!w.rules.useQuarters) return !isFull(cards);
  return cards.filter(other => isSameSide(w, other, card)).length < quarters / 2;
}

/** May it join the cards of this moon, room or no room? `others` are the seat's other moons. */
export function suits(others: Sky, colour: Colour, cards: readonly Card<Face>[], card: Card<Face>): boolean {
  const mine = print(card.face).colour;
  if (mine === 'white' || mine === colour) return true;
  return cards.every(isWhite) && others[mine].length === 0;
}

const isFitting = (w: Looking, sky: Sky, colour: Colour, card: Card<Face>): boolean =>
  sky[colour].length > 0 && hasRoom(w, sky[colour], card) && suits(sky, colour, sky[colour], card);

export const isStarting = (sky: Sky, card: Card<Face>): boolean => sky[print(card.face).colour].length === 0;

/** Moons already begun that take the card. */
export const fitting = (w: Looking, sky: Sky, card: Card<Face>): Colour[] =>
  colours.filter(colour => isFitting(w, sky, colour, card));

export const places = (w: Looking, sky: Sky, card: Card<Face>): Place[] =>
  isStarting(sky, card) ? [...fitting(w, sky, card), 'new'] : fitting(w, sky, card);

export const hasPlace = (w: Looking, sky: Sky, card: Card<Face>): boolean =>
  isStarting(sky, card) || colours.some(colour => isFitting(w, sky, colour, card));

export interface Painting {
  readonly from: Colour;
  readonly to: Colour;
}
/** Moons of whites, and the colours each may take. */
export function paintings(sky: Sky): Painting[] {
  const free = freeColours(sky);
  return openMoons(sky)
    .filter(from => sky[from].every(isWhite))
    .flatMap(from => free.map(to => ({ from, to })));
}

/** Repaints after which the card can begin a moon (W10). */
export const openings = (sky: Sky, card: Card<Face>): Painting[] =>
  paintings(sky).filter(({ from }) => from === print(card.face).colour);

/** Does one of them show the same animal? A blank never does (M4). */
export function repeats(cards: readonly Card<Face>[], card: Card<Face>): boolean {
  const { animal } = print(card.face);
  return animal !== null && cards.some(({ face }) => print(face).animal === animal);
}

/** Four different animals (R4: a blank is none). */
export function isMotley(cards: readonly Card<Face>[]): boolean {
  const seen = new Set(cards.map(({ face }) => print(face).animal));
  return seen.size === quarters && !seen.has(null);
}

export const pointsOf = (cards: readonly Card<Face>[]): number =>
  cards.reduce((sum, { face }) => sum + print(face).points, 0);
