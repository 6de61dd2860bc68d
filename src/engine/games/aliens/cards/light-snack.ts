/** Light Snack: you get a life back. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';
import { boardOf } from '../characters/index.ts';
import { heal } from '../harm.ts';
import { isHurt } from '../seats.ts';

export const lightSnack = card({
  title: 'light_snack',
  use: 'alone',
  playable: isHurt,
  steps: {
    play(w, { by }) {
      heal(w, by, by, 1 + boardOf(w, by).extraHealing('light_snack'));
      return done();
    },
  },
});
