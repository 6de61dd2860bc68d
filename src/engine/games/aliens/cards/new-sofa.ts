/** New Sofa: laid with a personal attack on a player, which can then neither be stopped nor redirected. */
import { card } from '../card.ts';
import { canBoost } from '../targets.ts';

export const newSofa = card({ title: 'new_sofa', use: 'boost', playable: canBoost });
