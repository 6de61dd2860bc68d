/** Before the first turn: save cards, hands, kittens, and who begins, all from one sealed draw. */
import { call, frame, go } from '../../../ask.ts';
import type { Rng, Scene } from '../../../contract.ts';
import { editions } from '../decks/index.ts';
import { hand, type Kittens, type Table } from '../kittens.ts';

const handSize = 7;

type Steps = { at: 'deal' } | { at: 'turns' };

export const match: Scene<Kittens, Steps> = {
  deal: {
    random: 'deal',
    sight: 'none',
    then(w, _, rng) {
      w.shuffle('saves', rng);
      for (const seat of w.seats) w.move(topOf(w, 'saves'), 'saves', hand(seat));
      if (w.cards('aside').length > 0) fillUp(w, rng);
      w.shuffle('deck', rng);
      for (let n = 0; n < handSize; n++) for (const seat of w.seats) w.move(topOf(w, 'deck'), 'deck', hand(seat));
      for (const { id } of [...w.cards('box')]) w.move(id, 'box', 'deck');
      w.shuffle('deck', rng);
      const by = rng.below(w.seats.length);
      w.table.turn.seat = by;
      w.cue({ cue: 'turn', by, owed: 1 });
      return go({ at: 'turns' });
    },
  },
  turns: () => call(frame('turn', { at: 'begin' }), { at: 'turns' }),
};

/** The Apocalypse takes some cards of the Party Pack; the others stay out of the game, face down. */
function fillUp(w: Table, rng: Rng): void {
  const { take } = editions[w.table.edition].deal(w.seats.length);
  w.shuffle('aside', rng);
  for (let n = 0; n < take; n++) w.move(topOf(w, 'aside'), 'aside', 'deck');
}

const topOf = (w: Table, pile: 'saves' | 'aside' | 'deck') => w.cards(pile)[0]!.id;
