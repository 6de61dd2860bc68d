/** What a game adds to the table: its own moments, read off public facts. Every part may have nothing to say. */
import type { Card, Seat, Shape, View } from '../../engine/contract.ts';

/** How one kind of card stands in this match, as everybody can count it. */
export interface Kind {
  readonly face: string;
  readonly printed: number;
  /** Seen to have been used up. */
  readonly gone: number;
}

export interface Board {
  /** The card everybody holds their breath over; it lies in the middle. */
  spotlight(view: View): Card | null;
  /** How I stand when I am not simply playing: it colours my whole table, and is put into words as a note. */
  plight(view: View): string | null;
  /** In such a plight: can this card be of no use to me? */
  isIdle(view: View, face: string): boolean;
  /** Is this for life or death? Then the cards that answer it have buttons as well. */
  isUrgent(view: View): boolean;
  /** Can this card wait for something that is aimed at its owner? */
  canAmbush(face: string): boolean;
  /** Would what is asked about hit this seat, as it stands now? */
  isAimedAt(about: Shape['Ask'], seat: Seat): boolean;
  /** Whose turn comes next. */
  next(view: View): Seat | null;
  /** Who will take the card that lies so deep, if nothing comes between. */
  taker(view: View, depth: number): Seat | null;
  /** Every kind of card in this match. */
  kinds(view: View): readonly Kind[];
}

/** A game without moments of its own. */
export const plainBoard: Board = {
  spotlight: () => null,
  plight: () => null,
  isIdle: () => false,
  isUrgent: () => false,
  canAmbush: () => false,
  isAimedAt: () => false,
  next: () => null,
  taker: () => null,
  kinds: () => [],
};
