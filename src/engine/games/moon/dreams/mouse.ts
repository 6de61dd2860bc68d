/** Mouse: a card of the open reserve joins a moon you have begun. */
import { call, done, maybe } from '../../../ask.ts';
import type { Card, Seat } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import type { Face } from '../faces.ts';
import { isFinal, type Table } from '../moon.ts';
import { stage } from '../playing.ts';
import { type Begin, laying } from '../scenes/frames.ts';
import { isIn } from '../seats.ts';
import { fitting, skyOf } from '../sky.ts';
import { dream } from './dream.ts';

export const mouse = dream<Begin | { at: 'laid' }>({
  dream: 'mouse',
  works: (w, by) => !isFinal(w) && baits(w, by).length > 0,
  steps: {
    begin: {
      ask: 'any',
      about: (_, { by }) => ({ kind: 'mouse', by }),
      seats: (_, { by }) => [by],
      options: (w, { by }) => baits(w, by),
      pick: maybe,
      ms: chooseMs,
      still: (w, { by }) => isIn(w, by),
      then(w, { by }, got) {
        if (got.seats.length === 0) return done(null);
        stage(w, got.card(by).id, 'reserve');
        return call(laying(by, 'reserve'), { at: 'laid' });
      },
    },
    laid: (_w, _f, value) => done(value),
  },
});

function baits(w: Table, by: Seat): Card<Face>[] {
  const sky = skyOf(w, by);
  return w.cards('reserve').filter(card => fitting(w, sky, card).length > 0);
}
