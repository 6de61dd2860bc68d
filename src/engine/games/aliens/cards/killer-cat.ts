/** Killer Cat: laid with one more personal attack on somebody already attacked this turn (K-9). */
import { card } from '../card.ts';
import { canRepeat } from '../targets.ts';

export const killerCat = card({ title: 'killer_cat', use: 'again', playable: canRepeat });
