/** Cat Cowboy: once per turn he may attack somebody he has already attacked, without a Killer Cat (K-48). */
import { board } from '../board.ts';

export const cowboy = board({ character: 'cowboy', extraAttacks: 1 });
