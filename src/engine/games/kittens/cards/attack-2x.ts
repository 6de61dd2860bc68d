/** Attack (2x): end your turns without drawing; the next player takes two. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';
import { nextLiving } from '../seats.ts';
import { passAttack } from '../turns.ts';

export const attack2x = card({
  title: 'attack_2x',
  when: 'turn',
  steps: {
    play(w, { by }) {
      passAttack(w, nextLiving(w, by), 2);
      return done();
    },
  },
});
