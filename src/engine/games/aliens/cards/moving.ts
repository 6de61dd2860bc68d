/** Moving House: discard your hand and draw five cards. */
import { call, done } from '../../../ask.ts';
import { hand } from '../aliens.ts';
import { card, type Play } from '../card.ts';
import { drawing } from '../scenes/frames.ts';

export const moving = card<Play | { at: 'drawn' }>({
  title: 'moving',
  use: 'alone',
  steps: {
    play(w, { by }) {
      for (const { id } of [...w.cards(hand(by))]) w.move(id, hand(by), 'discard');
      return call(drawing(by, 5), { at: 'drawn' });
    },
    drawn: () => done(),
  },
});
