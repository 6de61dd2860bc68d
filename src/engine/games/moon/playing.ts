/** What may be played from a hand, and the verbs that do it: stage, swap, repaint, lay. */
import { table, wordOption } from '../../ask.ts';
import type { Card, CardId, Option, Pile, Seat } from '../../contract.ts';
import { type Colour, colours, type Face, print } from './faces.ts';
import { hand, isFinal, moon, type Paint, type Place, type Source, type Table, type Word } from './moon.ts';
import {
  fitting,
  hasPlace,
  isSameSide,
  isWhite,
  mayRepaint,
  openings,
  type Painting,
  places,
  repeats,
  type Sky,
  skyOf,
} from './sky.ts';

const repaintOption = wordOption<Word>('repaint');
export const isRepaint = (option: Option): boolean => option === repaintOption;

/** Cards that can be played as the moons are now. */
export const playable = (w: Table, by: Seat, sky: Sky = skyOf(w, by)): Card<Face>[] =>
  w.cards(hand(by)).filter(card => isPlayable(w, by, sky, card));

const isPlayable = (w: Table, by: Seat, sky: Sky, card: Card<Face>): boolean =>
  hasPlace(w, sky, card) || (isWhite(card) && maySwap(w, by, sky, card));

/** Whether a swap needs a repaint first never matters: the white could then begin a moon itself. */
export function isStuck(w: Table, by: Seat): boolean {
  const sky = skyOf(w, by);
  return !w.cards(hand(by)).some(card => isPlayable(w, by, sky, card) || openings(sky, card).length > 0);
}

/** Everything a seat may do with its hand. */
export function moves(w: Table, by: Seat): Option[] {
  const sky = skyOf(w, by);
  const cards = playable(w, by, sky);
  return mayRepaint(sky) ? [...cards, repaintOption] : cards;
}

/** One of them, without working out the others. */
export function move(w: Table, by: Seat, id: string): Option | null {
  const card = w.cards(hand(by)).find(card => card.id === id);
  if (card) return isPlayable(w, by, skyOf(w, by), card) ? card : null;
  return repaints(w, by).find(option => option.id === id) ?? null;
}

export const repaints = (w: Table, by: Seat): Option[] => (mayRepaint(skyOf(w, by)) ? [repaintOption] : []);

/** Cards of other people's open moons that a white may take the place of, each with a place to go (W1, W2). */
export const swaps = (w: Table, by: Seat, white: Card<Face>): Card<Face>[] => {
  const sky = skyOf(w, by);
  return rivals(w, by).flatMap(pile => w.cards(pile).filter(card => isSwap(w, sky, white, card)));
};

const maySwap = (w: Table, by: Seat, sky: Sky, white: Card<Face>): boolean =>
  rivals(w, by).some(pile => w.cards(pile).some(card => isSwap(w, sky, white, card)));

const isSwap = (w: Table, sky: Sky, white: Card<Face>, card: Card<Face>): boolean =>
  isSameSide(w, card, white) && hasPlace(w, sky, card);

/** The moons of all seats but one. */
const rivals = (w: Table, by: Seat): readonly Pile<Colour>[] => rivalsOf(w.seats.length)(by);
const rivalsOf = table(seats =>
  table(by =>
    Array.from({ length: seats }, (_, seat) => seat)
      .filter(seat => seat !== by)
      .flatMap(seat => colours.map(colour => moon(colour, seat))),
  ),
);

/** Where the card on the table may go. Only a white from a hand may be swapped (W3). */
export function ways(w: Table, by: Seat, source: Source): readonly (Place | 'swap')[] {
  const card = staged(w);
  const sky = skyOf(w, by);
  if (source === 'reserve') return fitting(w, sky, card);
  const found = places(w, sky, card);
  const swapping = source === 'hand' && isWhite(card) && maySwap(w, by, sky, card);
  return swapping ? [...found, 'swap'] : found;
}

/** Shows the card that is about to be laid. */
export const stage = (w: Table, id: CardId, from: Pile<'hand' | 'reserve'>): Card<Face> => w.move(id, from, 'laid');
export const staged = (w: Table): Card<Face> => w.cards('laid')[0]!;

/** The white on the table takes the place of a card, which lies on the table then. */
export function exchange(w: Table, by: Seat, taken: CardId): void {
  const white = staged(w);
  const { pile, at, seat } = lying(w, taken);
  const took = w.cards(pile)[at]!.face;
  w.move(taken, pile, 'laid');
  w.move(white.id, 'laid', pile, at);
  w.cue({ cue: 'swapped', by, target: seat, face: white.face, took });
}

interface Lying {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly pile: Pile<Colour>;
  readonly at: number;
}
/** In which moon a card lies. */
export function lying(w: Table, id: CardId): Lying {
  for (const seat of w.seats) {
    for (const colour of colours) {
      const pile = moon(colour, seat);
      const at = w.cards(pile).findIndex(card => card.id === id);
      if (at >= 0) return { seat, colour, pile, at };
    }
  }
  throw new Error(`${id} lies in no moon`);
}

export const paintWord = ({ from, to }: Painting): Paint => `${from}_to_${to}`;

export function repaint(w: Table, by: Seat, { from, to }: Painting): void {
  rename(w, by, from, to);
  w.cue({ cue: 'repainted', by, from, to });
}

function rename(w: Table, by: Seat, from: Colour, to: Colour): void {
  for (const { id } of [...w.cards(moon(from, by))])
    w.move(id, moon(from, by), moon(to, by), w.cards(moon(to, by)).length);
}

/** A moon takes the colour of the first coloured card in it. */
export function recolour(w: Table, by: Seat, colour: Colour, card: Card<Face>): Colour {
  const mine = print(card.face).colour;
  if (mine === 'white' || mine === colour) return colour;
  rename(w, by, colour, mine);
  return mine;
}

/** Lays the card on the table. Says into which moon, and whether it repeats an animal there. */
export function lay(w: Table, by: Seat, place: Place): { to: Colour; migrates: boolean } {
  const card = staged(w);
  const to = place === 'new' ? print(card.face).colour : recolour(w, by, place, card);
  const cards = w.cards(moon(to, by));
  // F5: in the final round everybody lays as many cards as they like anyway.
  const migrates = !isFinal(w) && repeats(cards, card);
  w.move(card.id, 'laid', moon(to, by), cards.length);
  w.table.turn.digit = print(card.face).digit;
  w.cue({ cue: 'laid', by, face: card.face, to, how: place === 'new' ? 'begun' : 'added' });
  return { to, migrates };
}
