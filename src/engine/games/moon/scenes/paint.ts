/** A moon of nothing but whites takes another colour. Free, and as often as one likes. */
import { done, go, maybe, wordOption } from '../../../ask.ts';
import type { Scene, Seat } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import type { Moon, Word } from '../moon.ts';
import { paintWord, repaint } from '../playing.ts';
import { isIn } from '../seats.ts';
import { paintings, skyOf } from '../sky.ts';
import type { Begin } from './frames.ts';

export const paint: Scene<Moon, Begin | { at: 'choose'; by: Seat }> = {
  begin(w, { by }) {
    w.cue({ cue: 'paints', by });
    return go({ at: 'choose', by });
  },

  choose: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'paint', by }),
    seats: (_, { by }) => [by],
    options: (w, { by }) => paintings(skyOf(w, by)).map(it => wordOption<Word>(paintWord(it))),
    pick: maybe,
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, { by }, got) {
      if (got.seats.length === 0) return done();
      const chosen = paintings(skyOf(w, by)).find(it => paintWord(it) === got.word(by));
      if (chosen) repaint(w, by, chosen);
      return done();
    },
  },
};
