/** Cardboard Box: lies before you or another player and swallows the next attack of any kind. */
import { done } from '../../../ask.ts';
import { type Aimed, card } from '../card.ts';
import { layBefore } from '../front.ts';
import { lies, others } from '../seats.ts';

export const cardboardBox = card<Aimed>({
  title: 'cardboard_box',
  use: 'alone',
  aim: (w, by) => [by, ...others(w, by)].filter(seat => !lies(w, seat, 'cardboard_box')),
  steps: {
    play(w, { card, target }) {
      layBefore(w, target, 'cardboard_box', card);
      return done();
    },
  },
});
