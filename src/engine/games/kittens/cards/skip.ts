/** Skip: end one turn without drawing. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';
import { endOne } from '../turns.ts';

export const skip = card({
  title: 'skip',
  when: 'turn',
  stakes: 'low',
  steps: {
    play(w, { by }) {
      w.cue({ cue: 'skipped', by, turns: 'one' });
      endOne(w);
      return done();
    },
  },
});
