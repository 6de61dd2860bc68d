/** The final round: everybody present, once, lays as many cards as fit. Nothing is drawn any more. */
import { call, done, go, maybe } from '../../../ask.ts';
import type { Scene, Seat } from '../../../contract.ts';
import { turnMs } from '../clocks.ts';
import { hand, type Moon } from '../moon.ts';
import { isRepaint, moves, stage } from '../playing.ts';
import { clockwise, hasCards, isIn } from '../seats.ts';
import { laying, painting } from './frames.ts';

type Steps = { at: 'begin' } | { at: 'next'; order: readonly Seat[] } | { at: 'lay'; by: Seat; order: readonly Seat[] };

export const final: Scene<Moon, Steps> = {
  begin(w) {
    const order = clockwise(w, w.table.last!);
    w.cue({ cue: 'final', by: order[0]! });
    return go({ at: 'next', order });
  },

  next(w, { order }) {
    const [by, ...others] = order;
    if (by === undefined) return done();
    if (!isIn(w, by)) return go({ at: 'next', order: others });
    w.table.turn = { seat: by, digit: 0, robbed: [] };
    w.cue({ cue: 'turn', by });
    return go({ at: 'lay', by, order: others });
  },

  lay: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'final', by }),
    seats: (w, { by }) => (hasCards(w, by) ? [by] : []),
    options: (w, { by }) => moves(w, by),
    pick: maybe,
    ms: turnMs,
    still: (w, { by }) => isIn(w, by),
    then(w, f, got) {
      const chosen = got.chosen(f.by)[0];
      if (!chosen) return go({ at: 'next', order: f.order });
      if (isRepaint(chosen)) return call(painting(f.by), f);
      stage(w, chosen.id, hand(f.by));
      return call(laying(f.by, 'hand'), f);
    },
  },
};
