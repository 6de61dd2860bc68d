/** Litter Cleaning: you get all your lives back. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';
import { heal } from '../harm.ts';
import { isHurt, playerAt } from '../seats.ts';

export const litterCleaning = card({
  title: 'litter_cleaning',
  use: 'alone',
  playable: isHurt,
  steps: {
    play(w, { by }) {
      heal(w, by, by, playerAt(w, by).max);
      return done();
    },
  },
});
