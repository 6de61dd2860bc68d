/** Draw From the Bottom: take the lowest card instead of the top one. */
import { call, done } from '../../../ask.ts';
import { card, type Play } from '../card.ts';
import { drawing } from '../scenes/frames.ts';

export const drawBottom = card<Play | { at: 'drawn' }>({
  title: 'draw_bottom',
  when: 'turn',
  steps: {
    play: (_, { by }) => call(drawing(by, 'bottom'), { at: 'drawn' }),
    drawn: () => done(),
  },
});
