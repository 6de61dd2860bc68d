/** Piles by name: whose they are, who sees them, which of them a table shows. */
import type { Card, Pile, PileView, Seat, Sight, View, Zone } from '../../engine/contract.ts';

export type Zones = Readonly<Record<string, Zone>>;

/** A pile where it lies. */
export interface Spot {
  readonly pile: Pile;
  readonly zone: string;
  readonly owner: Seat | null;
  readonly sight: Sight;
  /** Side by side, or one upon another. */
  readonly lies: 'in a row' | 'in a heap';
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

export function spotOf(zones: Zones, pile: Pile, { count, cards }: PileView): Spot {
  const [zone = pile, owner] = pile.split('/');
  return {
    pile,
    zone,
    owner: owner === undefined ? null : Number(owner),
    sight: zones[zone]?.sight ?? 'none',
    lies: zones[zone]?.lies ?? 'in a heap',
    count,
    cards,
  };
}

export const spots = (view: View, zones: Zones): Spot[] =>
  Object.entries(view.piles).map(([pile, seen]) => spotOf(zones, pile, seen));

export const sightOf = (zones: Zones, pile: Pile): Sight => zones[pile.split('/')[0] ?? pile]?.sight ?? 'none';

export const ownerOf = (pile: Pile): Seat | null => {
  const owner = pile.split('/')[1];
  return owner === undefined ? null : Number(owner);
};

/** Equal cards lie together. */
export interface Stack {
  /** Stays the same while cards come and go. */
  readonly key: string;
  readonly face: string;
  readonly cards: readonly Card[];
}

/** By title, so that a hand keeps its order while cards come and go; related titles begin alike. */
export function stacked(cards: readonly Card[]): Stack[] {
  const stacks = new Map<string, Card[]>();
  for (const card of cards) stacks.set(card.face, [...(stacks.get(card.face) ?? []), card]);
  return [...stacks]
    .map(([face, equal]) => ({ key: face, face, cards: equal }))
    .sort((a, b) => (a.face < b.face ? -1 : 1));
}

/** Every card by itself: where several are chosen, equal ones must be told apart. */
export const spread = (cards: readonly Card[]): Stack[] =>
  stacked(cards).flatMap(({ face, cards }) => cards.map(card => ({ key: card.id, face, cards: [card] })));

/** A colour for a title: titles that begin with the same word share it. */
export function hueOf(face: string): number {
  let hash = 7;
  for (const letter of face.split('_')[0] ?? face) hash = (hash * 31 + letter.charCodeAt(0)) % 9973;
  return (hash % 24) * 15;
}
