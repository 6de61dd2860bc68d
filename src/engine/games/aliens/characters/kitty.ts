/** Kitty Cat: no Cute Eyes against her Bye-Bye, Jingle Bells! */
import { board } from '../board.ts';

export const kitty = board({ character: 'kitty', isStoppable: attack => attack !== 'bye_bells' });
