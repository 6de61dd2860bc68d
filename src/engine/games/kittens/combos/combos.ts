/** Which cards of a hand go together (rules 1.5, P15-P18, and the pair of cat and Clone of 2.4). */
import type { Card, Option, Seat } from '../../../contract.ts';
import { type Face, isCat } from '../faces.ts';
import { hand, type Table } from '../kittens.ts';
import { othersWithCards } from '../seats.ts';

type Group = readonly Card<Face>[];

/** Every combo a seat may lay now; equal cards are offered once, the last of a combo will lie on top. */
export function combos(w: Table, seat: Seat): Option[] {
  const groups = grouped(w.cards(hand(seat)));
  const found = [...pairs(groups, w.rules.specialCombos), ...(w.rules.specialCombos ? triples(groups) : [])];
  if (found.length === 0 || othersWithCards(w, seat).length === 0) return [];
  return found.map(cards => ({ id: cards.map(({ id }) => id).join('+'), cards }));
}

type Groups = ReadonlyMap<Face, Group>;

function grouped(cards: Group): Groups {
  const groups = new Map<Face, Card<Face>[]>();
  for (const card of cards) {
    const group = groups.get(card.face);
    if (group) group.push(card);
    else groups.set(card.face, [card]);
  }
  return groups;
}

function pairs(groups: Groups, anyTitle: boolean): Group[] {
  const found: Group[] = [];
  const [feral] = groups.get('feral_cat') ?? [];
  const [clone] = groups.get('clone') ?? [];
  for (const [face, group] of groups) {
    const first = group[0]!;
    if (group.length > 1 && (anyTitle || isCat(face))) found.push(group.slice(0, 2));
    if (!isCat(face)) continue;
    if (feral && face !== 'feral_cat') found.push([feral, first]);
    // The Clone becomes the cat it is laid on, so it is laid last.
    if (clone) found.push([first, clone]);
  }
  return found;
}

function triples(groups: Groups): Group[] {
  const found: Group[] = [];
  const ferals = groups.get('feral_cat') ?? [];
  for (const [face, group] of groups) {
    if (group.length > 2) found.push(group.slice(0, 3));
    if (!isCat(face) || face === 'feral_cat') continue;
    if (ferals.length > 0 && group.length > 1) found.push([ferals[0]!, ...group.slice(0, 2)]);
    if (ferals.length > 1) found.push([...ferals.slice(0, 2), group[0]!]);
  }
  return found;
}
