/** A prompt sorted for showing: what is pressed in the hand or on a seat, what in the prompt bar, and by which number key. */
import type { Card, Option, Prompt, Seat } from '../../engine/contract.ts';

export type SlotOption = Extract<Option, { slot: number }>;
export type SeatOption = Extract<Option, { seat: Seat }>;
export type ComboOption = Extract<Option, { cards: readonly Card[] }>;

export const isCard = (option: Option): option is Card => 'face' in option;
export const isSlot = (option: Option): option is SlotOption => 'slot' in option;
export const isSeat = (option: Option): option is SeatOption => 'seat' in option;
export const isCombo = (option: Option): option is ComboOption => 'cards' in option;

/** One thing to press. Equal cards are one offer: which of them goes makes no difference. */
export interface Offer {
  readonly option: Option;
  readonly ids: readonly string[];
  /** The number key that presses it. */
  readonly key: number | null;
}

export interface Offers {
  readonly all: readonly Offer[];
  /** Those that get a button in the prompt bar; the others are pressed where they are: in the hand, on a seat, on the table. */
  readonly listed: readonly Offer[];
  /** Cards that lie nowhere yet: they are laid out in the middle. */
  readonly spread: readonly Offer[];
  /** Cards that lie in a row on the table. */
  readonly laid: readonly Offer[];
  /** Places in a pile, too many for buttons. */
  readonly slots: readonly SlotOption[];
}

const fewSlots = 4;

/** `mine` is in my hand, `shown` lies on the table where it can be pressed. */
export function offersOf(prompt: Prompt, mine: ReadonlySet<string>, shown: ReadonlySet<string> = new Set()): Offers {
  const places = prompt.options.filter(isSlot);
  const slots = places.length > fewSlots ? places : [];
  const pressed = slots.length > 0 ? prompt.options.filter(option => !isSlot(option)) : prompt.options;
  const found = merged(pressed, prompt.max);
  // Number keys belong to the hand when it is the hand that is asked.
  const isHandAsked = found.some(({ option }) => isInHand(option, mine));
  const all = found.map((offer, n) => ({ ...offer, key: isHandAsked || n > 8 ? null : n + 1 }));
  const loose = all.filter(({ option }) => !isInHand(option, mine) && !isSeat(option) && !shown.has(option.id));
  const spread = loose.filter(({ option }) => isCard(option));
  const laid = all.filter(({ option }) => shown.has(option.id));
  return { all, listed: loose.filter(({ option }) => !isCard(option)), spread, laid, slots };
}

function isInHand(option: Option, mine: ReadonlySet<string>): boolean {
  if (isCard(option)) return mine.has(option.id);
  return isCombo(option) && option.cards.every(({ id }) => mine.has(id));
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

/** What this card can do: alone first, then together with others. */
export function playsOf(offers: Offers, { id, face }: Card): readonly Offer[] {
  const alone = offerFor(offers, id);
  const together = offers.all.filter(({ option }) => isCombo(option) && option.cards.some(card => card.face === face));
  return alone ? [alone, ...together] : together;
}
