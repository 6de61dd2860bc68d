/** Want More!: draw two cards. */
import { call, done } from '../../../ask.ts';
import { card, type Play } from '../card.ts';
import { drawing } from '../scenes/frames.ts';

export const wantMore = card<Play | { at: 'drawn' }>({
  title: 'want_more',
  use: 'alone',
  steps: {
    play: (_, { by }) => call(drawing(by, 2), { at: 'drawn' }),
    drawn: () => done(),
  },
});
