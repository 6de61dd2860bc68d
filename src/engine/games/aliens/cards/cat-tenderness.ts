/** Cat Cuddles: another player gets a life back. */
import { done } from '../../../ask.ts';
import { type Aimed, card } from '../card.ts';
import { boardOf } from '../characters/index.ts';
import { heal } from '../harm.ts';
import { isHurt, others } from '../seats.ts';

export const catTenderness = card<Aimed>({
  title: 'cat_tenderness',
  use: 'alone',
  aim: (w, by) => others(w, by).filter(seat => isHurt(w, seat)),
  steps: {
    play(w, { by, target }) {
      heal(w, by, target, 1 + boardOf(w, by).extraHealing('cat_tenderness'));
      return done();
    },
  },
});
