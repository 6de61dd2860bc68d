/** Red Dot: laid with a personal attack on a player, which can then neither be stopped nor redirected. */
import { card } from '../card.ts';
import { canBoost } from '../targets.ts';

export const redDot = card({ title: 'red_dot', use: 'boost', playable: canBoost });
