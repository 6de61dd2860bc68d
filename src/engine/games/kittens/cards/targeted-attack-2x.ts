/** Targeted Attack (2x): an Attack on whomever you choose; play goes on from there. */
import { done } from '../../../ask.ts';
import { type Aimed, card } from '../card.ts';
import { living } from '../seats.ts';
import { passAttack } from '../turns.ts';

export const targetedAttack2x = card<Aimed>({
  title: 'targeted_attack_2x',
  when: 'turn',
  aim: (w, by) => living(w).filter(seat => seat !== by),
  steps: {
    play(w, { target }) {
      passAttack(w, target, 2);
      return done();
    },
  },
});
