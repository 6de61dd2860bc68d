/** Attack Mouse: a personal attack. Its target loses a life unless the attack is stopped or redirected. */
import { card } from '../card.ts';
import { canAttack } from '../targets.ts';

export const mouseAttack = card({ title: 'mouse_attack', use: 'attack', playable: canAttack });
