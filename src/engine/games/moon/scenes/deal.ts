/** The course of a match: the deal, turns while the deck lasts, the final round, the score. */
import { call, frame, go, over } from '../../../ask.ts';
import type { Scene } from '../../../contract.ts';
import { hand, isFinal, type Moon } from '../moon.ts';
import { result } from '../scoring.ts';
import { present } from '../seats.ts';
import { refill } from '../taking.ts';

const handSize = 3;

type Steps = { at: 'deal' | 'turns' | 'score' };

export const match: Scene<Moon, Steps> = {
  deal: {
    random: 'deal',
    sight: 'none',
    then(w, _, rng) {
      const seats = present(w);
      w.shuffle('deck', rng);
      for (let n = 0; n < handSize; n++) for (const seat of seats) w.move(w.cards('deck')[0]!.id, 'deck', hand(seat));
      const by = seats[rng.below(seats.length)]!;
      w.table.turn = { seat: by, digit: 0, robbed: [] };
      refill(w, by);
      w.cue({ cue: 'turn', by });
      return go({ at: 'turns' });
    },
  },

  turns(w) {
    if (isFinal(w)) return call(frame('final', { at: 'begin' }), { at: 'score' });
    return call(frame('turn', { at: 'begin', by: w.table.turn.seat }), { at: 'turns' });
  },

  score: w => over(result(w)),
};
