/** Supercat: one life more than the others, nothing else. */
import { board } from '../board.ts';

export const superCat = board({ character: 'super', lives: 5 });
