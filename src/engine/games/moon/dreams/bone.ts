/** Bone: play one more card from your hand, any way you could play it. */
import { done } from '../../../ask.ts';
import { isFinal } from '../moon.ts';
import { hasCards } from '../seats.ts';
import { dream } from './dream.ts';

export const bone = dream({
  dream: 'bone',
  // In the final round one more card is nothing that needs a dream.
  works: (w, by) => hasCards(w, by) && !isFinal(w),
  steps: { begin: () => done('bone') },
});
