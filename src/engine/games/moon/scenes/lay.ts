/** A card on the table finds its moon. A white may first take the place of somebody else's card. */
import { call, done, go, oneOrSilence, wordOption } from '../../../ask.ts';
import type { Next, Rng, Scene, Seat } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import { isFinal, type Moon, moon, type Place, type Source, score, type Table, type Word } from '../moon.ts';
import { exchange, lay as layInto, staged, swaps, ways } from '../playing.ts';
import { isIn } from '../seats.ts';
import { isFull, isMotley, pointsOf } from '../sky.ts';
import { type Lay, settling } from './frames.ts';

type Steps = Lay | { at: 'swap'; by: Seat } | { at: 'settled' };

export const lay: Scene<Moon, Steps> = {
  where: {
    ask: 'any',
    about: (w, { by }) => ({ kind: 'where', by, face: staged(w).face }),
    seats: (w, { by, source }) => (isIn(w, by) && ways(w, by, source).length > 1 ? [by] : []),
    options: (w, { by, source }) => ways(w, by, source).map(way => wordOption<Word>(way)),
    pick: oneOrSilence,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, { by, source }, got) {
      if (!isIn(w, by)) return done(null);
      const found = ways(w, by, source);
      const way = got.seats.length > 0 ? found.find(it => it === got.word(by)) : found.length === 1 ? found[0] : null;
      if (!way) return go({ at: 'blindly', by, source });
      return way === 'swap' ? go({ at: 'swap', by }) : settle(w, by, way, source);
    },
  },

  swap: {
    ask: 'any',
    about: (w, { by }) => ({ kind: 'swap', by, face: staged(w).face }),
    seats: (w, { by }) => (isIn(w, by) && swaps(w, by, staged(w)).length > 1 ? [by] : []),
    options: (w, { by }) => swaps(w, by, staged(w)),
    pick: oneOrSilence,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, { by }, got) {
      if (!isIn(w, by)) return done(null);
      const found = swaps(w, by, staged(w));
      const taken = got.seats.length > 0 ? got.card(by) : found.length === 1 ? found[0] : null;
      if (!taken) return go({ at: 'blindly', by, source: 'hand' });
      exchange(w, by, taken.id);
      return go({ at: 'where', by, source: 'taken' });
    },
  },

  blindly: {
    random: 'where a silent player lays a card',
    sight: 'all',
    then(w, { by, source }, rng) {
      if (!isIn(w, by)) return done(null);
      const way = any(ways(w, by, source), rng);
      if (way !== 'swap') return settle(w, by, way, source);
      exchange(w, by, any(swaps(w, by, staged(w)), rng).id);
      return go({ at: 'blindly', by, source: 'taken' });
    },
  },

  settled: (_w, _f, value) => done(value),
};

const any = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

/** Lays it down, closes a full moon, and goes on to what that brings. */
function settle(w: Table, by: Seat, place: Place, source: Source): Next<Moon, Steps> {
  const { face } = staged(w);
  const { to, migrates } = layInto(w, by, place);
  const cards = [...w.cards(moon(to, by))];
  const prize = isFull(cards) && isMotley(cards) && !isFinal(w) ? 'prize' : 'no prize';
  if (isFull(cards)) {
    for (const { id } of cards) w.move(id, moon(to, by), score(by));
    w.table.full[by]!++;
    w.cue({ cue: 'full', by, colour: to, points: pointsOf(cards) });
  }
  return call(settling({ by, face, source, migrates }, prize), { at: 'settled' });
}
