/** What a card is worth to its holder: the cheapest goes into the hurricane. */
import type { Title } from '../faces.ts';

const worths: Readonly<Record<Title, number>> = {
  cute_eyes: 20,
  yarn_ball: 18,
  clockwork_mouse: 18,
  litter_cleaning: 16,
  cardboard_box: 15,
  light_snack: 14,
  mad_cat: 13,
  want_more: 12,
  catastrophe: 11,
  mouse_attack: 10,
  bye_bells: 10,
  wet_kitty: 9,
  new_sofa: 9,
  red_dot: 9,
  share_it: 8,
  carrier: 8,
  moving: 6,
  cat_tenderness: 5,
  killer_cat: 5,
  cat_sense: 3,
  hurricane: 2,
};

export const worth = (title: Title): number => worths[title];
