/** Clairvoyance NOW: while another player hides a kitten, you will see where it goes. Its time is in scenes/save.ts. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';

export const clairvoyanceNow = card({
  title: 'clairvoyance_now',
  when: 'never',
  stakes: 'low',
  steps: {
    play(w, { by }) {
      w.table.danger?.eyes.push(by);
      return done();
    },
  },
});
