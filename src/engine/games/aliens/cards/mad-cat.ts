/** Mad Cat: lies before you. The next attack that costs you a life costs the attacker one, too. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';
import { layBefore } from '../front.ts';
import { lies } from '../seats.ts';

export const madCat = card({
  title: 'mad_cat',
  use: 'alone',
  playable: (w, by) => !lies(w, by, 'mad_cat'),
  steps: {
    play(w, { by, card }) {
      layBefore(w, by, 'mad_cat', card);
      return done();
    },
  },
});
