/** Wet Kitty: laid with a personal attack on a player, which can then neither be stopped nor redirected. */
import { card } from '../card.ts';
import { canBoost } from '../targets.ts';

export const wetKitty = card({ title: 'wet_kitty', use: 'boost', playable: canBoost });
