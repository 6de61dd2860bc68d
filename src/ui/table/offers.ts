/** A prompt sorted for showing: what is pressed in the hand, what in the prompt bar, and which number key does it. */
import type { Card, Option, Prompt, Seat } from '../../engine/contract.ts';

export type SlotOption = Extract<Option, { slot: number }>;
export type SeatOption = Extract<Option, { seat: Seat }>;

export const isCard = (option: Option): option is Card => 'face' in option;
export const isSlot = (option: Option): option is SlotOption => 'slot' in option;
export const isSeat = (option: Option): option is SeatOption => 'seat' in option;

/** One thing to press. Equal cards are one offer: which of them goes makes no difference. */
export interface Offer {
  readonly option: Option;
  readonly ids: readonly string[];
  /** The number key that presses it. */
  readonly key: number | null;
}

export interface Offers {
  readonly all: readonly Offer[];
  /** Those that get a button in the prompt bar. */
  readonly listed: readonly Offer[];
  /** Places in a pile, too many for buttons. */
  readonly slots: readonly SlotOption[];
}

/** This many cards of my hand get a button in the bar as well; more of them are pressed in the hand alone. */
const fewCards = 3;
const fewSlots = 4;

export function offersOf(prompt: Prompt, mine: ReadonlySet<string>): Offers {
  const places = prompt.options.filter(isSlot);
  const slots = places.length > fewSlots ? places : [];
  const pressed = slots.length > 0 ? prompt.options.filter(option => !isSlot(option)) : prompt.options;
  const all = merged(pressed, prompt.max).map((offer, n) => ({ ...offer, key: n < 9 ? n + 1 : null }));
  const inHand = all.filter(({ option }) => isCard(option) && mine.has(option.id));
  const listed = inHand.length > fewCards ? all.filter(offer => !inHand.includes(offer)) : all;
  return { all, listed, slots };
}

function merged(options: readonly Option[], max: number): Omit<Offer, 'key'>[] {
  const found: { option: Option; ids: string[] }[] = [];
  for (const option of options) {
    const equal = max <= 1 && isCard(option) && found.find(it => isCard(it.option) && it.option.face === option.face);
    if (equal) equal.ids.push(option.id);
    else found.push({ option, ids: [option.id] });
  }
  return found;
}

/** What pressing this card does, if anything. */
export const offerFor = (offers: Offers, id: string): Offer | null =>
  offers.all.find(({ ids }) => ids.includes(id)) ?? null;
