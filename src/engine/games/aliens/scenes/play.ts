/** A card is laid and aimed; then it acts. It lies on the discard pile before anything is asked about it (K-59). */
import { call, done, frame, go, seatOption } from '../../../ask.ts';
import type { CardId, Scene, Seat } from '../../../contract.ts';
import { type Aliens, hand, type Table } from '../aliens.ts';
import { actionFor } from '../cards/index.ts';
import { chooseMs } from '../clocks.ts';
import { type Title, titleOf } from '../faces.ts';
import { assaulting, type Lay } from './frames.ts';

interface Laid {
  readonly by: Seat;
  readonly card: CardId;
  readonly as: Title;
}
type Steps = Lay | ({ at: 'aim' } & Laid) | { at: 'end' };

export const play: Scene<Aliens, Steps> = {
  lay(w, { by, card }) {
    const as = titleOf(w.cards(hand(by)).find(({ id }) => id === card)!.face);
    w.move(card, hand(by), 'discard');
    w.table.turn = { ...w.table.turn, played: true };
    const { use, aim } = actionFor(as);
    if (use !== 'alone') return call(assaulting(by, card), { at: 'end' });
    return aim ? go({ at: 'aim', by, card, as }) : act(w, { by, card, as }, null);
  },

  aim: {
    ask: 'any',
    about: (_, { by, as }) => ({ kind: 'aim', by, as }),
    seats: (_, { by }) => [by],
    options: (w, { by, as }) => actionFor(as).aim!(w, by).map(seatOption),
    ms: chooseMs,
    // Somebody left, and nobody is left to play it on.
    still: (w, { by, as }) => actionFor(as).aim!(w, by).length > 0,
    then(w, laid, got) {
      const { by, as } = laid;
      if (got.seats.length > 0) return act(w, laid, got.seat(by));
      w.cue({ cue: 'fizzled', by, as });
      return done();
    },
  },

  end: () => done(),
};

function act(w: Table, { by, card, as }: Laid, target: Seat | null) {
  w.cue({ cue: 'played', by, as, boosts: [], target });
  return call<Steps>(frame(as, { at: 'play', by, card, target }), { at: 'end' });
}
