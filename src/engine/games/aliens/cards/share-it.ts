/** Come On, Share!: take a card from another player without looking. */
import { done, go } from '../../../ask.ts';
import type { Seat } from '../../../contract.ts';
import { hand } from '../aliens.ts';
import { type Aimed, card } from '../card.ts';
import { othersWithCards } from '../seats.ts';

export const shareIt = card<Aimed | { at: 'take'; by: Seat; target: Seat }>({
  title: 'share_it',
  use: 'alone',
  aim: othersWithCards,
  steps: {
    play: (_, { by, target }) => go({ at: 'take', by, target }),
    take: {
      random: 'which card is taken from a hand',
      sight: 'none',
      then(w, { by, target }, rng) {
        const cards = w.cards(hand(target));
        w.move(cards[rng.below(cards.length)]!.id, hand(target), hand(by));
        w.cue({ cue: 'shared', by, target });
        return done();
      },
    },
  },
});
