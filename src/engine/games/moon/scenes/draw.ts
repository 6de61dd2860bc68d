/** The end of a turn: as many cards as the last digit says, one by one, from the reserve, the deck or a hand. */
import { done, go, oneOrSilence, seatOption, wordOption } from '../../../ask.ts';
import type { Next, Option, Scene, Seat } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import type { Face } from '../faces.ts';
import { hand, isFinal, type Moon, type Table, type Word } from '../moon.ts';
import { hasCards, isIn, robbable } from '../seats.ts';
import { take, takeIfEmpty } from '../taking.ts';
import type { Begin } from './frames.ts';

interface Left {
  readonly by: Seat;
  readonly left: number;
}
type Steps = Begin | ({ at: 'next' } & Left) | ({ at: 'blind'; target: Seat } & Left);

const deck = wordOption<Word>('deck');
const stop = wordOption<Word>('stop');

export const draw: Scene<Moon, Steps> = {
  begin: (w, { by }) => more(w, by, w.table.turn.digit),

  next: {
    ask: 'any',
    about: (_, { by, left }) => ({ kind: 'draw', by, left }),
    seats: (_, { by }) => [by],
    options: sources,
    pick: oneOrSilence,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, { by, left }, got) {
      const chosen = got.chosen(by)[0];
      if (!chosen && isIn(w, by)) take(w, by, left);
      if (!chosen || chosen === stop) return done();
      if ('seat' in chosen) return go({ at: 'blind', by, left, target: chosen.seat });
      if (chosen === deck) take(w, by, 1);
      if ('face' in chosen) pickUp(w, by, chosen.id, chosen.face as Face);
      return more(w, by, left - 1);
    },
  },

  blind: {
    random: 'which card is taken from a hand',
    sight: 'none',
    then(w, { by, left, target }, rng) {
      const cards = w.cards(hand(target));
      if (!isIn(w, by)) return done();
      if (cards.length === 0) return more(w, by, left);
      w.move(cards[rng.below(cards.length)]!.id, hand(target), hand(by));
      w.table.turn.robbed.push(target);
      w.cue({ cue: 'robbed', by, target });
      takeIfEmpty(w, target);
      return more(w, by, left - 1);
    },
  },
};

/** D7: when the deck has run out, what was still to be drawn is lost. */
const more = (w: Table, by: Seat, left: number): Next<Moon, Steps> =>
  left > 0 && !isFinal(w) ? go({ at: 'next', by, left }) : done();

/** D11: with an empty hand the first card must be drawn. */
function sources(w: Table, { by }: Left): Option[] {
  const found = [deck, ...w.cards('reserve'), ...robbable(w, by).map(seatOption)];
  return hasCards(w, by) ? [...found, stop] : found;
}

function pickUp(w: Table, by: Seat, id: string, face: Face): void {
  w.move(id, 'reserve', hand(by));
  w.cue({ cue: 'picked', by, face });
}
