/** Super Skip: end all your turns without drawing, however many you owe. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';
import { endAll } from '../turns.ts';

export const superSkip = card({
  title: 'super_skip',
  when: 'turn',
  steps: {
    play(w, { by }) {
      w.cue({ cue: 'skipped', by, turns: 'all' });
      endAll(w);
      return done();
    },
  },
});
