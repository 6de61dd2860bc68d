/** Three of a kind: name a title and a player; they hand over one such card if they hold one. */
import { done } from '../../../ask.ts';
import { combo, type Naming } from '../card.ts';
import { printed } from '../decks/index.ts';
import { hand, type Table } from '../kittens.ts';
import { othersWithCards } from '../seats.ts';

const titles = (w: Table) =>
  [...printed[w.table.edition](w.seats.length).keys()].filter(face => face !== 'exploding_kitten');

export const triple = combo<Naming>({
  title: 'triple',
  when: 'never',
  aim: othersWithCards,
  names: titles,
  steps: {
    play(w, { by, target, named }) {
      const card = w.cards(hand(target)).find(({ face }) => face === named);
      if (card) w.move(card.id, hand(target), hand(by));
      w.cue({ cue: 'asked', by, target, named, hit: card !== undefined });
      return done();
    },
  },
});
