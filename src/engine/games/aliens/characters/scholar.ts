/** Scholar Cat: fills the track with one of the two top cards; the other goes under the deck (K-47, K-57). */
import { board } from '../board.ts';

export const scholar = board({ character: 'scholar', lives: 3, trackChoice: 2 });
