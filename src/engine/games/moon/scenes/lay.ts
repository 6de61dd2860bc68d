/** A card on the table finds its moon. A white may first take the place of somebody else's card. */
import { done, go, oneOrSilence, wordOption } from '../../../ask.ts';
import type { Next, Rng, Scene, Seat } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import type { Moon, Place, Source, Table, Word } from '../moon.ts';
import { exchange, lay as layInto, staged, swaps, ways } from '../playing.ts';
import { isIn } from '../seats.ts';
import type { LaySteps } from './frames.ts';
import { close, settled } from './settle.ts';

type Steps = Pick<Scene<Moon, LaySteps>, 'where' | 'choose' | 'swap' | 'blindly'>;

export const lay: Steps = {
  where(w, { by, source }) {
    const [way, other] = ways(w, by, source);
    return way && !other ? follow(w, by, way, source) : go({ at: 'choose', by, source });
  },

  choose: {
    ask: 'any',
    about: (w, { by }) => ({ kind: 'where', by, face: staged(w).face }),
    seats: (_, { by }) => [by],
    options: (w, { by, source }) => ways(w, by, source).map(way => wordOption<Word>(way)),
    pick: oneOrSilence,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, { by, source }, got) {
      if (!isIn(w, by)) return done(null);
      if (got.seats.length === 0) return go({ at: 'blindly', by, source });
      return follow(w, by, got.word(by) as Place | 'swap', source);
    },
  },

  swap: {
    ask: 'any',
    about: (w, { by }) => ({ kind: 'swap', by, face: staged(w).face }),
    // With one card to take there is nothing to decide.
    seats: (w, { by }) => (swaps(w, by, staged(w)).length > 1 ? [by] : []),
    options: (w, { by }) => swaps(w, by, staged(w)),
    pick: oneOrSilence,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, { by }, got) {
      if (!isIn(w, by)) return done(null);
      const [only, other] = swaps(w, by, staged(w));
      const taken = got.seats.length > 0 ? got.card(by) : other ? null : only;
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
      if (way !== 'swap') return follow(w, by, way, source);
      exchange(w, by, any(swaps(w, by, staged(w)), rng).id);
      return go({ at: 'blindly', by, source: 'taken' });
    },
  },
};

const any = <T>(items: readonly T[], rng: Rng): T => items[rng.below(items.length)]!;

function follow(w: Table, by: Seat, way: Place | 'swap', source: Source): Next<Moon, LaySteps> {
  if (way === 'swap') return go({ at: 'swap', by });
  const { face } = staged(w);
  const { to, migrates } = layInto(w, by, way);
  const laid = { by, face, source, migrates };
  return close(w, by, to) === 'prize' ? go({ ...laid, at: 'prize' }) : settled(w, laid);
}
