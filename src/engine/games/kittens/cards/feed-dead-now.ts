/** Feed the Dead NOW: every living player with cards, except whoever played it, gives one to a dead player. */
import { done, go, oneOrSilence } from '../../../ask.ts';
import type { Seat } from '../../../contract.ts';
import { type Aimed, card } from '../card.ts';
import { chooseMs } from '../clocks.ts';
import { hand, type Table } from '../kittens.ts';
import { dead, hasCards, isIn, living } from '../seats.ts';
import { takeBlindly } from '../steal.ts';

type Steps = Aimed | { at: 'silent'; target: Seat; silent: readonly Seat[]; givers: readonly Seat[] };

const givers = (w: Table, by: Seat) => living(w).filter(seat => seat !== by && hasCards(w, seat));

export const feedDeadNow = card<Steps>({
  title: 'feed_dead_now',
  when: 'now',
  aim: dead,
  steps: {
    play: {
      ask: 'each',
      about: (_, { by, target }) => ({ kind: 'feed', by, target }),
      seats: (w, { by }) => givers(w, by),
      options: (w, _, seat) => w.cards(hand(seat)),
      pick: oneOrSilence,
      ms: chooseMs,
      still: (w, { by, target }) => isIn(w, by) && isIn(w, target),
      then(w, { by, target }, got) {
        if (!isIn(w, by) || !isIn(w, target)) return done();
        const all = givers(w, by);
        for (const seat of got.seats) w.move(got.card(seat).id, hand(seat), hand(target));
        const silent = all.filter(seat => !got.seats.includes(seat));
        if (silent.length > 0) return go({ at: 'silent', target, silent, givers: all });
        w.cue({ cue: 'fed', target, givers: all });
        return done();
      },
    },
    silent: {
      random: 'what silent players give',
      sight: 'none',
      then(w, { target, silent, givers }, rng) {
        for (const seat of silent) takeBlindly(w, target, seat, rng);
        w.cue({ cue: 'fed', target, givers });
        return done();
      },
    },
  },
});
