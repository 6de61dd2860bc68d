/** How one scene calls another: the frames that open them. Apart from the scenes, so that cards can call them, too. */
import { frame } from '../../../ask.ts';
import type { CardId, Frame, Pile, Seat } from '../../../contract.ts';
import { type Aliens, hand, type Struck } from '../aliens.ts';

export interface Lay {
  readonly at: 'lay';
  readonly by: Seat;
  readonly card: CardId;
}
/** A seat plays a card from its hand. */
export const playing = (by: Seat, card: CardId): Frame => frame<Lay>('play', { at: 'lay', by, card });

export interface Open {
  readonly at: 'open';
  readonly by: Seat;
  readonly card: CardId;
}
/** A seat puts a personal attack together; its first card is laid. */
export const assaulting = (by: Seat, card: CardId): Frame => frame<Open>('assault', { at: 'open', by, card });

export interface Land extends Struck {
  readonly at: 'land';
}
/** A personal attack that may be answered. */
export const attacking = (struck: Struck): Frame => frame<Land>('attack', { at: 'land', ...struck });
/** One that may not. */
export const overpowering = (struck: Struck): Frame => frame('attack', { at: 'force', ...struck });

export interface Draw {
  readonly at: 'draw';
  readonly to: Pile<Aliens['Zone']>;
  readonly count: number;
  /** Whose hand it is; null: a pile on the table. */
  readonly by: Seat | null;
  readonly drawn: number;
}
/** A seat draws cards. */
export const drawing = (by: Seat, count: number): Frame =>
  frame<Draw>('draw', { at: 'draw', to: hand(by), count, by, drawn: 0 });
/** Cards come from the deck to a pile on the table. */
export const filling = (to: 'pool', count: number): Frame =>
  frame<Draw>('draw', { at: 'draw', to, count, by: null, drawn: 0 });

export interface Ready {
  readonly at: 'ready';
  readonly count: number;
}
/** Sees to it that the deck has this many cards, if there are any. */
export const readying = (count: number): Frame => frame<Ready>('draw', { at: 'ready', count });

/** The end of a turn: a card from the track, another in its place. */
export const claiming = (by: Seat): Frame => frame('track', { at: 'claim', by });
