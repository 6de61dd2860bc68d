/** Dig Deeper: look at the top card; keep it, or take the one beneath it, whatever that is. */
import { call, done, wordOption } from '../../../ask.ts';
import { card, type Play } from '../card.ts';
import { chooseMs } from '../clocks.ts';
import { isKitten, top } from '../deck.ts';
import type { Word } from '../kittens.ts';
import { drawing } from '../scenes/frames.ts';
import { isIn } from '../seats.ts';

const deeper = wordOption<Word>('deeper');

export const digDeeper = card<Play | { at: 'drawn' }>({
  title: 'dig_deeper',
  when: 'turn',
  steps: {
    play: {
      ask: 'any',
      about: (_, { by }) => ({ kind: 'dig', by }),
      // With one card in the deck there is nothing to decide.
      seats: (w, { by }) => (w.cards('deck').length > 1 ? [by] : []),
      options(w) {
        const first = top(w, 1);
        // The clock keeps the card, but not a kitten (Z15): what it takes stands first.
        return first.some(isKitten) ? [deeper, ...first] : [...first, deeper];
      },
      ms: chooseMs,
      // Who leaves may take the card beneath along.
      still: (w, { by }) => isIn(w, by) && w.cards('deck').length > 1,
      then(w, { by }, got) {
        if (!isIn(w, by)) return done();
        const refused = got.chosen(by)[0] === deeper;
        w.cue({ cue: 'dug', by, choice: refused ? 'refused' : 'kept' });
        return call(drawing(by, refused ? 'second' : 'top'), { at: 'drawn' });
      },
    },
    drawn: () => done(),
  },
});
