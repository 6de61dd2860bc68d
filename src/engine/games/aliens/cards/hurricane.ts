/** Hurricane: two cards from everybody are shuffled, and everybody gets two back (K-37). */
import { call, done, go } from '../../../ask.ts';
import type { Pick, Rng, Seat } from '../../../contract.ts';
import { hand, type Table } from '../aliens.ts';
import { card, type Play } from '../card.ts';
import { chooseMs } from '../clocks.ts';
import { filling } from '../scenes/frames.ts';
import { hasCards, livingFrom } from '../seats.ts';

const share = 2;
/** Two, or as many as there are; dice choose for the silent. */
const two: Pick = { min: share, max: share, ordered: false, fallback: 0 };

type Steps = Play | { at: 'gather'; by: Seat; silent: readonly Seat[] } | { at: 'fill' | 'deal'; by: Seat };

export const hurricane = card<Steps>({
  title: 'hurricane',
  use: 'alone',
  steps: {
    play: {
      ask: 'each',
      about: (_, { by }) => ({ kind: 'hurricane', by }),
      seats: givers,
      options: (w, _, seat) => w.cards(hand(seat)),
      pick: two,
      ms: chooseMs,
      then(w, { by }, got) {
        const silent = givers(w, { by }).filter(seat => !got.seats.includes(seat));
        for (const seat of got.seats) for (const { id } of got.chosen(seat)) w.move(id, hand(seat), 'pool');
        return silent.length > 0 ? go({ at: 'gather', by, silent }) : go({ at: 'fill', by });
      },
    },
    gather: {
      random: 'what silent players give to the hurricane',
      sight: 'none',
      then(w, { by, silent }, rng) {
        for (const seat of silent) gather(w, seat, rng);
        return go({ at: 'fill', by });
      },
    },
    fill(w, { by }) {
      const missing = share * livingFrom(w, by).length - w.cards('pool').length;
      return missing > 0 ? call(filling('pool', missing), { at: 'deal', by }) : go({ at: 'deal', by });
    },
    deal: {
      random: 'shuffle what the hurricane whirls about',
      sight: 'none',
      then(w, { by }, rng) {
        w.shuffle('pool', rng);
        deal(w, by);
        w.cue({ cue: 'swirled', by });
        return done();
      },
    },
  },
});

function givers(w: Table, { by }: { readonly by: Seat }): Seat[] {
  return livingFrom(w, by).filter(seat => hasCards(w, seat));
}

function gather(w: Table, seat: Seat, rng: Rng): void {
  const cards = rng.shuffled(w.cards(hand(seat))).slice(0, share);
  for (const { id } of cards) w.move(id, hand(seat), 'pool');
}

/** One by one, clockwise: should cards be short, nobody is two behind. */
function deal(w: Table, by: Seat): void {
  const seats = livingFrom(w, by);
  for (let n = 0; w.cards('pool').length > 0; n++) {
    w.move(w.cards('pool')[0]!.id, 'pool', hand(seats[n % seats.length]!));
  }
}
