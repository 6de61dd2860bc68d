/** What a card is worth to a seat, in points, by rules of thumb. */
import type { Card, Seat, View } from '../../../contract.ts';
import { type Face, print } from '../faces.ts';
import type { Moon, Place } from '../moon.ts';
import { isFull, isMotley, places, pointsOf, repeats, type Sky, skyOf } from '../sky.ts';

export const cardsIn = (view: View<Moon>, pile: string): readonly Card<Face>[] =>
  (view.piles[pile]?.cards ?? []) as readonly Card<Face>[];

/** The table as the rules want to look at it. */
export const looking = (view: View<Moon>) => ({ rules: view.rules, cards: (pile: string) => cardsIn(view, pile) });

export const skyIn = (view: View<Moon>, seat: Seat): Sky => skyOf(looking(view), seat);

/** A moon is worth its points when it is full, and a little for every card on the way. */
const prizeWorth = 3;
const migrationWorth = 1.5;
const cardWorth = 0.6;
const beginWorth = 0.5;

function placeWorth(sky: Sky, card: Card<Face>, place: Place): number {
  const { points, digit } = print(card.face);
  const drawn = digit * cardWorth;
  if (place === 'new') return points * beginWorth + drawn;
  const cards = [...sky(place), card];
  const again = repeats(sky(place), card) ? migrationWorth : 0;
  if (!isFull(cards)) return (points * cards.length) / 4 + drawn + again;
  return pointsOf(cards) + (isMotley(cards) ? prizeWorth : 0) + drawn + again;
}

/** The best it can do where it fits; null if it fits nowhere. */
export function laidWorth(view: View<Moon>, sky: Sky, card: Card<Face>): number | null {
  const found = places(looking(view), sky, card);
  return found.length === 0 ? null : Math.max(...found.map(place => placeWorth(sky, card, place)));
}

export const bestPlace = (sky: Sky, card: Card<Face>, found: readonly Place[]): Place =>
  best(found, place => placeWorth(sky, card, place));

export function best<T>(items: readonly T[], worth: (item: T) => number): T {
  return items.reduce((first, item) => (worth(item) > worth(first) ? item : first));
}
