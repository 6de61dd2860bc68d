/** Grave Robber: each dead player with cards picks one of theirs; these are shuffled into the deck. */
import { done, go, oneOrSilence } from '../../../ask.ts';
import type { Seat } from '../../../contract.ts';
import { card, type Play } from '../card.ts';
import { chooseMs } from '../clocks.ts';
import { hand, type Table } from '../kittens.ts';
import { dead, hasCards, isIn } from '../seats.ts';

type Steps = Play | { at: 'shuffle'; by: Seat; robbed: readonly Seat[]; silent: readonly Seat[] };

const robbable = (w: Table) => dead(w).filter(seat => hasCards(w, seat));

export const graveRobber = card<Steps>({
  title: 'grave_robber',
  when: 'turn',
  playable: w => dead(w).length > 0,
  steps: {
    play: {
      ask: 'each',
      about: (_, { by }) => ({ kind: 'rob', by }),
      seats: robbable,
      options: (w, _, seat) => w.cards(hand(seat)),
      pick: oneOrSilence,
      ms: chooseMs,
      still: (w, { by }) => isIn(w, by),
      then(w, { by }, got) {
        const robbed = isIn(w, by) ? robbable(w) : [];
        if (robbed.length === 0) return done();
        for (const seat of got.seats) w.move(got.card(seat).id, hand(seat), 'deck');
        return go({ at: 'shuffle', by, robbed, silent: robbed.filter(seat => !got.seats.includes(seat)) });
      },
    },
    shuffle: {
      random: 'shuffle robbed cards into the deck',
      sight: 'none',
      then(w, { by, robbed, silent }, rng) {
        for (const seat of silent) {
          const cards = w.cards(hand(seat));
          if (cards.length > 0) w.move(cards[rng.below(cards.length)]!.id, hand(seat), 'deck');
        }
        w.shuffle('deck', rng);
        w.cue({ cue: 'robbed', by, givers: robbed });
        return done();
      },
    },
  },
});
