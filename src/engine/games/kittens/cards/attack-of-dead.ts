/** Attack of the Dead: an Attack of three turns for every dead player, counted when it resolves. */
import { done } from '../../../ask.ts';
import { card } from '../card.ts';
import { dead, nextLiving } from '../seats.ts';
import { passAttack } from '../turns.ts';

export const attackOfDead = card({
  title: 'attack_of_dead',
  when: 'turn',
  playable: w => dead(w).length > 0,
  steps: {
    play(w, { by }) {
      passAttack(w, nextLiving(w, by), 3 * dead(w).length);
      return done();
    },
  },
});
