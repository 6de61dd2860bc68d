/** Two of a kind: take a random card from another living player. */
import { done } from '../../../ask.ts';
import { type Aimed, combo } from '../card.ts';
import { othersWithCards } from '../seats.ts';
import { takeBlindly } from '../steal.ts';

export const pair = combo<Aimed>({
  title: 'pair',
  when: 'never',
  aim: othersWithCards,
  steps: {
    play: {
      random: 'take a card blindly',
      sight: 'none',
      then(w, { by, target }, rng) {
        if (takeBlindly(w, by, target, rng)) w.cue({ cue: 'stole', by, target });
        return done();
      },
    },
  },
});
