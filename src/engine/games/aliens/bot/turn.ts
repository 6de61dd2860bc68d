/** What the thinking bot does with its turn: look after itself, draw, hit whom it distrusts, and keep the rest. */
import type { Option, Prompt, Seat, View } from '../../../contract.ts';
import type { Aliens } from '../aliens.ts';
import { type Face, type Title, titleOf } from '../faces.ts';
import type { Leanings } from './leanings.ts';

const ways: readonly Title[] = ['mouse_attack', 'bye_bells'];
const boosts: readonly Title[] = ['wet_kitty', 'new_sofa', 'red_dot', 'killer_cat'];

export function playTurn(view: View<Aliens>, { options }: Prompt, leanings: Leanings): string {
  const wish = (option: Option) => ('face' in option ? wishFor(view, titleOf(option.face as Face), leanings) : 0);
  // Stopping is worth nothing, and so is a card one would rather keep: then the least bad goes, if one must.
  return options.reduce((top, option) => (wish(option) > wish(top) ? option : top)).id;
}

/** How much I want to play this now; below zero: not at all. */
function wishFor(view: View<Aliens>, title: Title, leanings: Leanings): number {
  const me = view.seat!;
  const { lives, max } = view.table.players[me]!;
  const others = livingOthers(view, me);
  const isHostile = others.some(seat => leanings.hostility(view, seat) > 0);
  if (boosts.includes(title)) return isHostile ? 5 : -2;
  if (ways.includes(title)) return isHostile || hasFoeOnGuard(view) ? 4 : -1;
  switch (title) {
    case 'want_more':
      return 9;
    case 'litter_cleaning':
      return max - lives > 1 ? 8 : -1;
    case 'light_snack':
    case 'mad_cat':
    case 'cardboard_box':
      return 7;
    case 'share_it':
      return 6;
    case 'catastrophe':
      return others.filter(seat => leanings.hostility(view, seat) >= 0).length * 2 > others.length ? 3 : -1;
    case 'cat_tenderness':
      return others.some(seat => leanings.hostility(view, seat) < 0) ? 2 : -2;
    case 'carrier':
      return isHostile ? 1 : -2;
    default:
      return -3;
  }
}

/** A guardian of the other race keeps me from the cards I want. */
const hasFoeOnGuard = ({ table, own }: View<Aliens>): boolean =>
  table.guardian !== null && table.guardian !== own?.role;

const livingOthers = ({ table, seats }: View<Aliens>, me: Seat): Seat[] =>
  seats.filter(seat => seat !== me && table.players[seat]!.alive);
