/** Puss in Boots: Cute Eyes may redirect, and a redirect may stop an attack like Cute Eyes (K-56). */
import { board } from '../board.ts';

export const boots = board({ character: 'boots', swapsReplies: true });
