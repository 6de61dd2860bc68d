/** Where a flight begins or ends on the screen: at the card itself, at its pile, or at whoever has it. */
import type { SeenEvent } from '../../engine/contract.ts';
import { ownerOf } from './piles.ts';

export type Move = Extract<SeenEvent, { type: 'move' }>;

export interface End {
  readonly kind: 'card' | 'pile' | 'seat';
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

/** `pile`: not at the card itself, which may be somewhere else by now. */
export function endOf({ card }: Move, pile: string, how: 'any' | 'pile' = 'any'): End | null {
  const itself = how === 'any' && card ? find(`[data-card="${CSS.escape(card.id)}"]`) : null;
  const face = itself?.querySelector<HTMLElement>('.face') ?? itself;
  if (face) return { kind: 'card', element: face, rect: face.getBoundingClientRect() };
  const top = find(`[data-pile="${CSS.escape(pile)}"] :is(.back, .face)`);
  if (top) return { kind: 'pile', element: top, rect: top.getBoundingClientRect() };
  const seat = ownerOf(pile);
  const plate = seat === null ? null : find(`[data-seat="${seat}"]`);
  return plate && { kind: 'seat', element: plate, rect: plate.getBoundingClientRect() };
}

const find = (selector: string) => document.querySelector<HTMLElement>(`.table ${selector}`);

/** At a seat a card is small: it goes into a hand, or comes out of one. */
const seatScale = 0.4;

export function keyframe({ kind, rect }: End, width: number, turn: number): Keyframe {
  const [x, y] = [rect.left + rect.width / 2 - width / 2, rect.top + rect.height / 2 - width * 0.7];
  const scale = kind === 'seat' ? seatScale : Math.max(seatScale, rect.width / width);
  return {
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
    opacity: kind === 'seat' ? 0.4 : 1,
  };
}
