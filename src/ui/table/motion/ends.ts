/** Where a flight begins or ends on the screen: at the card itself, at its pile, or at whoever has it. */
import type { Pile } from '../../../engine/contract.ts';
import { ownerOf } from '../piles.ts';
import type { Move } from './plan.ts';

export interface End {
  readonly kind: 'card' | 'pile' | 'seat';
  readonly element: HTMLElement;
  readonly rect: DOMRect;
}

/** Looks at the page as it is now; a place that many cards share is measured once. */
export class Places {
  readonly #known = new Map<Pile, End | null>();

  of({ card }: Move, pile: Pile): End | null {
    const itself = card && find(`[data-card="${CSS.escape(card.id)}"]`);
    const face = itself?.querySelector<HTMLElement>('.face') ?? itself;
    return face ? { kind: 'card', element: face, rect: face.getBoundingClientRect() } : this.pile(pile);
  }

  /** Not at the card itself, which may be somewhere else by now. */
  pile(pile: Pile): End | null {
    const known = this.#known.get(pile);
    if (known !== undefined) return known;
    const end = topOf(pile) ?? plateOf(pile);
    this.#known.set(pile, end);
    return end;
  }
}

function topOf(pile: Pile): End | null {
  const element = find(`[data-pile="${CSS.escape(pile)}"] :is(.back, .face)`);
  return element && { kind: 'pile', element, rect: element.getBoundingClientRect() };
}

function plateOf(pile: Pile): End | null {
  const seat = ownerOf(pile);
  const element = seat === null ? null : find(`[data-seat="${seat}"]`);
  return element && { kind: 'seat', element, rect: element.getBoundingClientRect() };
}

export const find = (selector: string) => document.querySelector<HTMLElement>(`.table ${selector}`);

export const flightWidth = 96;
/** At a seat a card is small: it goes into a hand, or comes out of one. */
const seatScale = 0.4;

/** `lift`: the highest point of an arc lies so many pixels above. */
export function keyframe({ kind, rect }: End, turn: number, lift = 0): Keyframe {
  const [x, y] = [rect.left + rect.width / 2 - flightWidth / 2, rect.top + rect.height / 2 - flightWidth * 0.7 - lift];
  const scale = kind === 'seat' ? seatScale : Math.max(seatScale, rect.width / flightWidth);
  return {
    transform: `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`,
    opacity: kind === 'seat' ? 0.4 : 1,
  };
}

/** Half of the way, and a little above it. */
export function between(a: End, b: End, lift: number): Keyframe {
  const centre = ({ rect }: End) => ({ x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 });
  const [from, to] = [centre(a), centre(b)];
  const x = (from.x + to.x) / 2 - flightWidth / 2;
  const y = (from.y + to.y) / 2 - flightWidth * 0.7 - lift;
  const scale = Math.max(0.7, Math.max(a.rect.width, b.rect.width) / flightWidth / 1.4);
  return { transform: `translate(${x}px, ${y}px) rotate(3deg) scale(${Math.min(scale, 1.2)})`, opacity: 1 };
}
