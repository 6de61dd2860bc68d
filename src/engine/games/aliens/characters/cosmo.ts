/** Cosmocat: a Catastrophe touches nothing of his (K-55). */
import { board } from '../board.ts';

export const cosmo = board({ character: 'cosmo', lives: 3, fearsCatastrophe: false });
