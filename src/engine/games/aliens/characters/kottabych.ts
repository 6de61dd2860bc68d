/** Old Cattabych: refills to six cards. */
import { board } from '../board.ts';

export const kottabych = board({ character: 'kottabych', handSize: 6 });
