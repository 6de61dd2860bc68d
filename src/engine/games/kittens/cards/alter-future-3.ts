/** Alter the Future (3x): look at the top three cards and put them back in any order. */
import { done, order } from '../../../ask.ts';
import { card } from '../card.ts';
import { alterMs } from '../clocks.ts';
import { top } from '../deck.ts';
import { isIn } from '../seats.ts';

export const alterFuture3 = card({
  title: 'alter_future_3',
  when: 'turn',
  steps: {
    play: {
      ask: 'any',
      about: (_, { by }) => ({ kind: 'alter', by }),
      seats: (_, { by }) => [by],
      options: w => top(w, 3),
      pick: order,
      ms: alterMs,
      still: (w, { by }) => isIn(w, by),
      then(w, { by }, got) {
        if (!isIn(w, by)) return done();
        w.restack(
          'deck',
          got.chosen(by).map(({ id }) => id),
        );
        w.table.turn.peeked = true;
        w.cue({ cue: 'altered', by });
        return done();
      },
    },
  },
});
