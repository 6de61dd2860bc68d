/** The open moons of one seat, and what may be laid into them (rules: fits, starts, repaint). */
import type { Card, Pile, Seat } from '../../contract.ts';
import { type Colour, colours, type Face, print } from './faces.ts';
import { moon, type Place, type Rules } from './moon.ts';

/** The moon of a colour; no cards: no such moon. */
export type Sky = (colour: Colour) => readonly Card<Face>[];

/** Anything that knows what lies where: a world, or the view of a bot. */
interface Looking {
  readonly rules: Rules;
  cards(pile: Pile<Colour>): readonly Card<Face>[];
}

export const skyOf =
  (w: Looking, seat: Seat): Sky =>
  colour =>
    w.cards(moon(colour, seat));

export const hasMoons = (sky: Sky): boolean => colours.some(colour => sky(colour).length > 0);

export const isWhite = ({ face }: Card<Face>): boolean => print(face).colour === 'white';

export const isSameSide = ({ rules }: Looking, a: Card<Face>, b: Card<Face>): boolean =>
  !rules.useQuarters || print(a.face).side === print(b.face).side;

const quarters = 4;
export const isFull = (cards: readonly Card<Face>[]): boolean => cards.length === quarters;

/** These questions are asked for every card a seat holds, so they count without making lists. */
function hasRoom(w: Looking, cards: readonly Card<Face>[], card: Card<Face>): boolean {
  if (!w.rules.useQuarters) return !isFull(cards);
  const { side } = print(card.face);
  let taken = 0;
  for (const { face } of cards) if (print(face).side === side) taken++;
  return taken < quarters / 2;
}

/** May it join the cards of this moon, room or no room? */
export function suits(sky: Sky, colour: Colour, card: Card<Face>): boolean {
  const mine = print(card.face).colour;
  if (mine === 'white' || mine === colour) return true;
  return sky(mine).length === 0 && sky(colour).every(isWhite);
}

const isFitting = (w: Looking, sky: Sky, colour: Colour, card: Card<Face>): boolean =>
  sky(colour).length > 0 && suits(sky, colour, card) && hasRoom(w, sky(colour), card);

export const isStarting = (sky: Sky, card: Card<Face>): boolean => sky(print(card.face).colour).length === 0;

/** Moons already begun that take the card. A colour that is open goes nowhere but into its own moon. */
export function fitting(w: Looking, sky: Sky, card: Card<Face>): readonly Colour[] {
  const { colour } = print(card.face);
  const own = sky(colour);
  if (colour === 'white' || own.length === 0) return colours.filter(colour => isFitting(w, sky, colour, card));
  return hasRoom(w, own, card) ? [colour] : [];
}

export const places = (w: Looking, sky: Sky, card: Card<Face>): readonly Place[] =>
  isStarting(sky, card) ? [...fitting(w, sky, card), 'new'] : fitting(w, sky, card);

export const hasPlace = (w: Looking, sky: Sky, card: Card<Face>): boolean =>
  isStarting(sky, card) || fitting(w, sky, card).length > 0;

export interface Painting {
  readonly from: Colour;
  readonly to: Colour;
}
const isPaintable = (sky: Sky, from: Colour): boolean => sky(from).length > 0 && sky(from).every(isWhite);

/** Is there a moon of whites, and a colour it may take? */
export const mayRepaint = (sky: Sky): boolean =>
  colours.some(from => isPaintable(sky, from)) && colours.some(to => sky(to).length === 0);

/** Moons of whites, and the colours each may take. */
export function paintings(sky: Sky): Painting[] {
  const free = colours.filter(colour => sky(colour).length === 0);
  return colours.filter(from => isPaintable(sky, from)).flatMap(from => free.map(to => ({ from, to })));
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
