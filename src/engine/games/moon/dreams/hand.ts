/** Hand: everybody comes to exactly five cards; who has more gives some up, who has fewer draws. */
import { done, go } from '../../../ask.ts';
import type { CardId, Pick, Seat } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import { hand as cardsOf, isFinal, type Table } from '../moon.ts';
import type { Begin } from '../scenes/frames.ts';
import { clockwise, isIn, present } from '../seats.ts';
import { take } from '../taking.ts';
import { dream } from './dream.ts';

const five = 5;
/** Asked for what they keep: that is as many for everybody. Silence leaves it to the dice. */
const keepFive: Pick = { min: five, max: five, ordered: false, fallback: 0 };

const rich = (w: Table) => present(w).filter(seat => w.cards(cardsOf(seat)).length > five);

export const hand = dream<Begin | { at: 'silent' | 'fill'; by: Seat }>({
  dream: 'hand',
  works: w => !isFinal(w),
  steps: {
    begin: {
      ask: 'each',
      about: (_, { by }) => ({ kind: 'keep', by }),
      seats: rich,
      options: (w, _, seat) => w.cards(cardsOf(seat)),
      pick: keepFive,
      ms: chooseMs,
      still: (w, { by }) => isIn(w, by),
      then(w, { by }, got) {
        if (!isIn(w, by)) return done(null);
        for (const seat of got.seats)
          keep(
            w,
            seat,
            got.chosen(seat).map(({ id }) => id),
          );
        return go({ at: rich(w).length > 0 ? 'silent' : 'fill', by });
      },
    },

    silent: {
      random: 'what a silent player keeps',
      sight: 'none',
      then(w, { by }, rng) {
        if (!isIn(w, by)) return done(null);
        for (const seat of rich(w)) {
          const kept = rng.shuffled(w.cards(cardsOf(seat))).slice(0, five);
          keep(
            w,
            seat,
            kept.map(({ id }) => id),
          );
        }
        return go({ at: 'fill', by });
      },
    },

    fill(w, { by }) {
      for (const seat of clockwise(w, by)) take(w, seat, five - w.cards(cardsOf(seat)).length);
      return done(null);
    },
  },
});

function keep(w: Table, seat: Seat, kept: readonly CardId[]): void {
  const given = w.cards(cardsOf(seat)).filter(({ id }) => !kept.includes(id));
  for (const { id } of given) w.move(id, cardsOf(seat), 'discard');
  w.cue({ cue: 'discarded', by: seat, faces: given.map(({ face }) => face) });
}
