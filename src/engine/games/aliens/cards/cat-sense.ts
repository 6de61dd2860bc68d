/** Cat Sense: look at the hand of another player, alone (K-40). */
import { done, go, wordOption } from '../../../ask.ts';
import type { Seat } from '../../../contract.ts';
import { hand, type Word } from '../aliens.ts';
import { type Aimed, card } from '../card.ts';
import { lookMs } from '../clocks.ts';
import { othersWithCards } from '../seats.ts';

const seen = wordOption<Word>('seen');

export const catSense = card<Aimed | { at: 'look'; by: Seat; target: Seat }>({
  title: 'cat_sense',
  use: 'alone',
  aim: othersWithCards,
  steps: {
    play(w, { by, target }) {
      w.cue({ cue: 'sensed', by, target, cards: [...w.cards(hand(target))] }, [by]);
      return go({ at: 'look', by, target });
    },
    look: {
      ask: 'any',
      about: (_, { by, target }) => ({ kind: 'look', by, target }),
      seats: (_, { by }) => [by],
      options: () => [seen],
      ms: lookMs,
      then: () => done(),
    },
  },
});
