/** How one scene calls another: the frames that open them. Apart from the scenes, so that cards can call them, too. */
import { frame } from '../../../ask.ts';
import type { CardId, Frame, Seat } from '../../../contract.ts';

export interface Lay {
  readonly at: 'lay';
  readonly by: Seat;
  readonly cards: readonly CardId[];
}
/** A seat plays cards from its hand. */
export const playing = (by: Seat, cards: readonly CardId[]): Frame => frame<Lay>('play', { at: 'lay', by, cards });

export interface Draw {
  readonly at: 'draw';
  readonly by: Seat;
  readonly from: 'top' | 'second' | 'bottom';
}
/** A seat takes a card from the deck. */
export const drawing = (by: Seat, from: Draw['from']): Frame => frame<Draw>('draw', { at: 'draw', by, from });

export interface Save {
  readonly at: 'lay';
  readonly by: Seat;
  readonly card: CardId;
}
/** A seat saves itself with a card. */
export const saving = (by: Seat, card: CardId): Frame => frame<Save>('save', { at: 'lay', by, card });
