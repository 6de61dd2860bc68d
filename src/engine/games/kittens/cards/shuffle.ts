/** Shuffle, and Shuffle NOW: the same deed at another time. */
import { done } from '../../../ask.ts';
import type { Scene } from '../../../contract.ts';
import { card, type Play } from '../card.ts';
import type { Kittens } from '../kittens.ts';

const steps: Scene<Kittens, Play> = {
  play: {
    random: 'shuffle the deck',
    sight: 'none',
    then(w, _, rng) {
      w.shuffle('deck', rng);
      return done();
    },
  },
};

export const shuffle = card({ title: 'shuffle', when: 'turn', stakes: 'low', steps });
export const shuffleNow = card({ title: 'shuffle_now', when: 'now', stakes: 'low', steps });
