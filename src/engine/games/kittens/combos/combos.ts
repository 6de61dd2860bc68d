/** Which cards of a hand go together (rules 1.5, P15-P18, and the pair of cat and Clone of 2.4). */
import type { Card, Option, Seat } from '../../../contract.ts';
import { type Face, isCat } from '../faces.ts';
import { hand, type Table } from '../kittens.ts';
import { othersWithCards } from '../seats.ts';

type Cards = readonly Card<Face>[];

/** Every combo a seat may lay now; equal cards are offered once, the last of a combo will lie on top. */
export function combos(w: Table, seat: Seat): Option[] {
  const found = together(w.cards(hand(seat)), w.rules.specialCombos ? 'any title' : 'cats only');
  if (found.length === 0 || othersWithCards(w, seat).length === 0) return [];
  return found.map(cards => ({ id: idOf(cards), cards }));
}

const idOf = (cards: Cards): string =>
  cards.length === 2 ? `${cards[0]!.id}+${cards[1]!.id}` : cards.map(({ id }) => id).join('+');

function together(cards: Cards, allowed: 'any title' | 'cats only'): Cards[] {
  const found: Cards[] = [];
  const feral = next(cards, 'feral_cat', 0);
  const clone = next(cards, 'clone', 0);
  for (let n = 0; n < cards.length; n++) {
    const first = cards[n]!;
    const { face } = first;
    if (next(cards, face, 0) !== n) continue; // its like has been here before
    const second = next(cards, face, n + 1);
    const third = second < 0 ? -1 : next(cards, face, second + 1);
    if (second >= 0 && (allowed === 'any title' || isCat(face))) found.push([first, cards[second]!]);
    if (third >= 0 && allowed === 'any title') found.push([first, cards[second]!, cards[third]!]);
    if ((clone < 0 && feral < 0) || !isCat(face)) continue;
    // The Clone becomes the cat it is laid on, so it is laid last.
    if (clone >= 0) found.push([first, cards[clone]!]);
    if (feral < 0 || face === 'feral_cat') continue;
    found.push([cards[feral]!, first]);
    if (allowed === 'cats only') continue;
    const wild = next(cards, 'feral_cat', feral + 1);
    if (second >= 0) found.push([cards[feral]!, first, cards[second]!]);
    if (wild >= 0) found.push([cards[feral]!, cards[wild]!, first]);
  }
  return found;
}

/** Where the next card of a face is; -1 if there is none. */
function next(cards: Cards, face: Face, from: number): number {
  for (let n = from; n < cards.length; n++) if (cards[n]!.face === face) return n;
  return -1;
}
