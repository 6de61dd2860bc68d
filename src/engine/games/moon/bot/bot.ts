/** A greedy bot: it lays what brings most at once and draws what it can use. It sees what a person in its chair sees. */
import type { Bot, Card, Option, Prompt, Seat, View } from '../../../contract.ts';
import { type Face, print } from '../faces.ts';
import { hand, type Moon, type Place, type Word } from '../moon.ts';
import type { Sky } from '../sky.ts';
import { best, bestPlace, cardsIn, laidWorth, skyIn } from './worth.ts';

export function makeGreedy(me: Seat): Bot<Moon> {
  return { watch: () => {}, answer: (view, prompt) => answer(view, prompt, me) };
}

/** Whites are worth keeping for the moon they close. */
const whiteWorth = 2;

function answer(view: View<Moon>, prompt: Prompt, me: Seat): readonly string[] {
  const { waiting } = view;
  if (waiting.on !== 'players' || prompt.options.length === 0) return [];
  const { options } = prompt;
  const { about } = waiting.ask;
  const sky = skyIn(view, me);
  switch (about.kind) {
    case 'turn':
      return [play(view, sky, options)];
    case 'again':
    case 'final':
      // To repaint is only worth while when something must be laid.
      return cardsOf(options).length > 0 ? [play(view, sky, options)] : [];
    case 'where':
      return [where(view, sky, options, about.face)];
    case 'dream':
      return [about.migrates ? 'migrate' : options[0]!.id];
    case 'draw':
      return [draw(view, sky, options, me)];
    case 'paint':
      return [paint(view, options, me)];
    case 'keep':
      return byWorth(view, sky, cardsOf(options)).slice(0, prompt.min);
    case 'swap':
    case 'mouse':
      return byWorth(view, sky, cardsOf(options)).slice(0, 1);
    case 'prize':
      return [best(cardsOf(options), card => print(card.face).points).id];
    case 'replace':
      return [best(cardsOf(options), card => -print(card.face).points).id];
    case 'carrot':
      return [];
  }
}

const cardsOf = (options: readonly Option[]) => options.filter((option): option is Card<Face> => 'face' in option);

const worthOf = (view: View<Moon>, sky: Sky, card: Card<Face>): number => laidWorth(view, sky, card) ?? 0;

const byWorth = (view: View<Moon>, sky: Sky, cards: readonly Card<Face>[]): string[] =>
  [...cards].sort((a, b) => worthOf(view, sky, b) - worthOf(view, sky, a)).map(({ id }) => id);

function play(view: View<Moon>, sky: Sky, options: readonly Option[]): string {
  const cards = cardsOf(options);
  if (cards.length === 0) return options[0]!.id;
  const worth = (card: Card<Face>) => worthOf(view, sky, card) - (print(card.face).colour === 'white' ? whiteWorth : 0);
  return best(cards, worth).id;
}

/** Into the best moon, unless somebody else's card would do more for me. */
function where(view: View<Moon>, sky: Sky, options: readonly Option[], face: Face): string {
  const found = options.map(({ id }) => id as Word).filter((id): id is Place => id !== 'swap');
  const card = { id: '', face };
  if (found.length === 0 || (found.length < options.length && worthOf(view, sky, card) < whiteWorth)) return 'swap';
  return bestPlace(sky, card, found);
}

/** What I can use from the reserve, then a card from the fullest hand, the nearest to my left first, then the deck. */
function draw(view: View<Moon>, sky: Sky, options: readonly Option[], me: Seat): string {
  const wanted = cardsOf(options).filter(card => worthOf(view, sky, card) > whiteWorth);
  if (wanted.length > 0) return byWorth(view, sky, wanted)[0]!;
  const seats = options.filter(option => 'seat' in option);
  const nearest = [...seats.filter(({ seat }) => seat > me), ...seats];
  if (nearest.length > 0) return best(nearest, ({ seat }) => view.piles[hand(seat)]!.count).id;
  return 'deck';
}

/** The moon that keeps a card of mine from beginning one. */
function paint(view: View<Moon>, options: readonly Option[], me: Seat): string {
  const colours = cardsIn(view, hand(me)).map(({ face }) => print(face).colour);
  return (options.find(({ id }) => colours.some(colour => id.startsWith(`${colour}_to_`))) ?? options[0]!).id;
}
