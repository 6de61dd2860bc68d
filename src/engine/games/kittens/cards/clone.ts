/** Clone: becomes the card it is laid on (rules 2.4). As a Nope, a save or half a pair it is found by those scenes. */
import { card } from '../card.ts';

export const clone = card({
  title: 'clone',
  when: 'turn',
  becomes: w => w.cards('discard')[0]?.face ?? null,
});
