/** See the Future (3x): look at the top three cards, alone. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';
import { top } from '../deck.ts';

export const seeFuture3 = card({
  title: 'see_future_3',
  when: 'turn',
  stakes: 'low',
  steps: {
    play(w, { by }) {
      w.table.turn.peeked = true;
      w.cue({ cue: 'peeked', by });
      w.cue({ cue: 'future', by, cards: top(w, 3) }, [by]);
      return done();
    },
  },
});
