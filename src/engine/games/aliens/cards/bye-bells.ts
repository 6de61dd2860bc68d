/** Bye-Bye, Jingle Bells!: a personal attack like the Attack Mouse; in the paws of Kitty Cat it is more. */
import { card } from '../card.ts';
import { canAttack } from '../targets.ts';

export const byeBells = card({ title: 'bye_bells', use: 'attack', playable: canAttack });
