/** The first thinking bot of the exploding family, by rules of thumb. It sees what a person in its chair sees. */
import type { Bot, Card, Option, Prompt, Rng, Seat, View } from '../../../contract.ts';
import { isKitten } from '../deck.ts';
import { printed } from '../decks/index.ts';
import type { Face } from '../faces.ts';
import { hand, type Kittens } from '../kittens.ts';
import { makeMemory } from './memory.ts';
import { react } from './nope.ts';
import { playTurn } from './turn.ts';
import { cheapest, worth } from './worth.ts';

export function makeThinker(me: Seat, rng: Rng): Bot<Kittens> {
  const memory = makeMemory(me);

  function answer(view: View<Kittens>, prompt: Prompt): readonly string[] {
    const { waiting } = view;
    if (waiting.on !== 'players') return [];
    const { about, seats } = waiting.ask;
    const { options } = prompt;
    if (!seats.includes(me)) return about.kind === 'nope' ? react(view, prompt, about) : [];
    switch (about.kind) {
      case 'turn':
        return playTurn(view, prompt, memory);
      case 'nope':
        return react(view, prompt, about);
      case 'aim':
        return [richest(view, options)];
      case 'name':
        return [dearest(view)];
      case 'give':
      case 'feed':
      case 'rob':
        return [cheapest(options)];
      case 'revive':
        return [poorest(view, options)];
      case 'bury':
        return bury(view, options);
      case 'alter':
        return alter(options as readonly Card<Face>[]);
      case 'dig':
        return [dig(options)];
      default:
        return options.slice(0, 1).map(({ id }) => id);
    }
  }

  /** On top of the deck if somebody else draws next, else well below. */
  function bury({ table: { turn } }: View<Kittens>, options: readonly Option[]): string[] {
    const half = options.length >> 1;
    const depth = turn.owed > 1 ? half + rng.below(options.length - half) : 0;
    memory.hide(depth);
    return [options[depth]!.id];
  }

  /** A safe card for me, a kitten for the next. */
  function alter(cards: readonly Card<Face>[]): string[] {
    const [kittens, safe] = [cards.filter(isKitten), cards.filter(card => !isKitten(card))];
    const order = [...safe.slice(0, 1), ...kittens, ...safe.slice(1)];
    memory.restack(order.map(({ face }) => face));
    return order.map(({ id }) => id);
  }

  return { watch: (events, view) => memory.watch(events, view), answer };
}

/** The top card unless it is a kitten, or poor while the one beneath is still unknown. */
function dig(options: readonly Option[]): string {
  const card = options.find((option): option is Card<Face> => 'face' in option);
  return card && !isKitten(card) ? card.id : 'deeper';
}

const count = (view: View<Kittens>, option: Option): number =>
  'seat' in option ? view.piles[hand(option.seat)]!.count : 0;
const richest = (view: View<Kittens>, options: readonly Option[]): string =>
  options.reduce((best, option) => (count(view, option) > count(view, best) ? option : best)).id;
const poorest = (view: View<Kittens>, options: readonly Option[]): string =>
  options.reduce((best, option) => (count(view, option) < count(view, best) ? option : best)).id;

/** The most valuable title that is in this deck. */
function dearest({ table: { edition }, seats }: View<Kittens>): Face {
  const faces = [...printed[edition](seats.length).keys()].filter(face => face !== 'exploding_kitten');
  return faces.reduce((best, face) => (worth(face) > worth(best) ? face : best));
}
