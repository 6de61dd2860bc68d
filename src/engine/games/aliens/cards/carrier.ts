/** Carrier: another player skips the next turn, and cannot be attacked until then. */
import { done } from '../../../ask.ts';
import { type Aimed, card } from '../card.ts';
import { layBefore } from '../front.ts';
import { reachable } from '../seats.ts';

export const carrier = card<Aimed>({
  title: 'carrier',
  use: 'alone',
  aim: reachable,
  steps: {
    play(w, { card, target }) {
      layBefore(w, target, 'carrier', card);
      return done();
    },
  },
});
