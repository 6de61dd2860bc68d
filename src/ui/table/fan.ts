/** How a hand lies: every card by itself while there is room, equal cards in stacks beyond that, then two rows. */
import type { Card } from '../../engine/contract.ts';
import { type Stack, spread, stacked } from './piles.ts';

export interface Fan {
  readonly rows: readonly (readonly Stack[])[];
}

/** So many lie side by side before they must move together. */
export type Room = 'narrow' | 'middle' | 'wide';
const limits: Readonly<Record<Room, { readonly cards: number; readonly stacks: number }>> = {
  narrow: { cards: 8, stacks: 8 },
  middle: { cards: 14, stacks: 14 },
  wide: { cards: 20, stacks: 20 },
};

/** `apart`: equal cards must be told apart, however many there are. */
export function fanOf(cards: readonly Card[], room: Room, apart: 'stacked' | 'apart' = 'stacked'): Fan {
  const limit = limits[room];
  const stacks = apart === 'apart' || cards.length <= limit.cards ? spread(cards) : stacked(cards);
  if (stacks.length <= limit.stacks) return { rows: stacks.length > 0 ? [stacks] : [] };
  const half = Math.ceil(stacks.length / 2);
  return { rows: [stacks.slice(0, half), stacks.slice(half)] };
}
