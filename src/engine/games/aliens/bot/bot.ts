/** A first thinking bot for Kittens vs Aliens, by rules of thumb. It sees what a person in its chair sees. */
import type { Bot, Option, Prompt, Seat, View } from '../../../contract.ts';
import { type Aliens, hand } from '../aliens.ts';
import { type Face, raceOf, type Title, titleOf } from '../faces.ts';
import { type Leanings, makeLeanings } from './leanings.ts';
import { playTurn } from './turn.ts';
import { worth } from './worth.ts';

export function makeThinker(me: Seat): Bot<Aliens> {
  const leanings = makeLeanings(me);
  return {
    watch: (events, view) => leanings.watch(events, view),
    answer(view, prompt) {
      const { waiting } = view;
      if (waiting.on !== 'players') return [];
      const { about } = waiting.ask;
      switch (about.kind) {
        case 'turn':
          return [playTurn(view, prompt, leanings)];
        case 'aim':
          return [aim(view, prompt, about.as, leanings)];
        case 'redirect':
          return [best(prompt.options, option => (isSeat(option) ? leanings.hostility(view, option.seat) : 0))];
        case 'respond':
          return [best(prompt.options, reply)];
        case 'track':
          return [best(prompt.options, option => -symbol(view, option))];
        case 'replace':
          return [best(prompt.options, option => symbol(view, option))];
        case 'hurricane':
          return cheapest(prompt);
        default:
          return prompt.options.slice(0, 1).map(({ id }) => id);
      }
    },
  };
}

const isSeat = (option: Option): option is Extract<Option, { seat: Seat }> => 'seat' in option;

/** The option with the highest score; the first of equals. */
export const best = (options: readonly Option[], score: (option: Option) => number): string =>
  options.reduce((top, option) => (score(option) > score(top) ? option : top)).id;

/** Cute Eyes before a redirect before taking it. */
function reply(option: Option): number {
  if (!('face' in option)) return 0;
  return titleOf(option.face as Face) === 'cute_eyes' ? 2 : 1;
}

const gifts: readonly Title[] = ['cat_tenderness', 'cardboard_box'];

/** Gifts go to friends, the rest to enemies: rather to the weak, and to full hands when there is something to take. */
function aim(view: View<Aliens>, { options }: Prompt, as: Title, leanings: Leanings): string {
  const isGift = gifts.includes(as);
  return best(options, option => {
    // The guardian is only offered where it may be hit; whether to is decided before (turn.ts).
    if (!isSeat(option)) return view.table.guardian === view.own?.role ? -20 : 3;
    const enmity = leanings.hostility(view, option.seat);
    if (isGift) return -enmity;
    const { lives } = view.table.players[option.seat]!;
    const cards = view.piles[hand(option.seat)]!.count;
    return enmity + (as === 'share_it' ? cards / 10 : 1 / (1 + lives));
  });
}

/** Above zero if this card's symbol is good for me on the track; a dog wants balance. */
function symbol(view: View<Aliens>, option: Option): number {
  if (!('face' in option)) return 0;
  const race = raceOf(option.face as Face);
  const track = view.piles.track!.cards!.filter(({ face }) => raceOf(face as Face) === race).length;
  if (view.own?.role === 'dog') return 3.5 - track;
  return race === view.own?.role ? 1 : -1;
}

function cheapest({ options, min }: Prompt): string[] {
  const price = (option: Option) => ('face' in option ? worth(titleOf(option.face as Face)) : 0);
  return [...options]
    .sort((a, b) => price(a) - price(b))
    .slice(0, min)
    .map(({ id }) => id);
}
