/** Favor: another player gives you a card of their choice. */
import { done, go, oneOrSilence } from '../../../ask.ts';
import type { Seat } from '../../../contract.ts';
import { type Aimed, card } from '../card.ts';
import { chooseMs } from '../clocks.ts';
import { hand } from '../kittens.ts';
import { isIn, othersWithCards } from '../seats.ts';
import { takeBlindly } from '../steal.ts';

type Steps = Aimed | { at: 'silent'; by: Seat; target: Seat };

export const favor = card<Steps>({
  title: 'favor',
  when: 'turn',
  aim: othersWithCards,
  steps: {
    play: {
      ask: 'any',
      about: (_, { by }) => ({ kind: 'give', by }),
      seats: (_, { target }) => [target],
      options: (w, _, seat) => w.cards(hand(seat)),
      pick: oneOrSilence,
      ms: chooseMs,
      still: (w, { by }) => isIn(w, by),
      then(w, { by, target }, got) {
        if (!isIn(w, by)) return done();
        if (got.seats.length === 0) return go({ at: 'silent', by, target });
        w.move(got.card(target).id, hand(target), hand(by));
        w.cue({ cue: 'gave', by: target, target: by });
        return done();
      },
    },
    silent: {
      random: 'what a silent player gives',
      sight: 'none',
      then(w, { by, target }, rng) {
        if (takeBlindly(w, by, target, rng)) w.cue({ cue: 'gave', by: target, target: by });
        return done();
      },
    },
  },
});
