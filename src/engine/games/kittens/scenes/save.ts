/** A save: the card is laid, a Zombie Kitten brings somebody back, others may turn clairvoyant, the kittens are hidden. */
import { call, done, go, maybe, oneOrSilence, seatOption, slots } from '../../../ask.ts';
import type { CardId, Scene, Seat } from '../../../contract.ts';
import { laidAs } from '../cards/index.ts';
import { buryMs, chooseMs, reactionMs } from '../clocks.ts';
import { isUnseen } from '../decks/index.ts';
import { blast, hand, type Kittens, type Table } from '../kittens.ts';
import { clockwise, handHolders } from '../seats.ts';
import { playing, type Save } from './frames.ts';

type Steps =
  | Save
  | { at: 'revive' | 'clairvoyance'; by: Seat }
  | { at: 'bury' | 'anywhere'; by: Seat; hidden: readonly CardId[] };

const deadClockwise = (w: Table, by: Seat) => clockwise(w, by).filter(seat => w.table.status[seat] === 'dead');

export const save: Scene<Kittens, Steps> = {
  lay(w, { by, card }) {
    const { face } = w.cards(hand(by)).find(({ id }) => id === card)!;
    const as = laidAs(w, face);
    w.move(card, hand(by), 'discard');
    w.cue({ cue: 'saved', by, with: face });
    const revives = as === 'zombie_kitten' && deadClockwise(w, by).length > 0;
    return go({ at: revives ? 'revive' : 'clairvoyance', by });
  },

  revive: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'revive', by }),
    seats: (_, { by }) => [by],
    options: (w, { by }) => deadClockwise(w, by).map(seatOption),
    ms: chooseMs,
    still: (w, { by }) => deadClockwise(w, by).length > 0,
    then(w, { by }, got) {
      const target = got.seats.length > 0 ? got.seat(by) : deadClockwise(w, by)[0];
      if (target === undefined) return go({ at: 'clairvoyance', by });
      w.table.status[target] = 'alive';
      for (const { id } of [...w.cards(blast(target))]) w.move(id, blast(target), blast(by));
      w.cue({ cue: 'revived', by, target });
      return go({ at: 'clairvoyance', by });
    },
  },

  clairvoyance: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'clairvoyance', by }),
    seats: (w, { by }) => (isUnseen(w, 'clairvoyance_now') ? handHolders(w, by) : []),
    options: (w, _, seat) => w.cards(hand(seat)).filter(({ face }) => face === 'clairvoyance_now'),
    pick: maybe,
    ms: w => reactionMs(w, 'low'),
    clock: 'window',
    then(_, { by }, got) {
      const seat = got.seats[0];
      if (seat === undefined) return go({ at: 'bury', by, hidden: [] });
      return call(playing(seat, [got.card(seat).id]), { at: 'clairvoyance', by });
    },
  },

  bury: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'bury', by }),
    seats: (w, { by }) => (w.cards(blast(by)).length > 0 ? [by] : []),
    options: w => slots(w.cards('deck').length + 1),
    pick: oneOrSilence,
    ms: buryMs,
    then(w, { by, hidden }, got) {
      if (w.cards(blast(by)).length === 0) return tell(w, by, hidden);
      if (got.seats.length === 0) return go({ at: 'anywhere', by, hidden });
      return go({ at: 'bury', by, hidden: hide(w, by, hidden, got.slot(by)) });
    },
  },

  anywhere: {
    random: 'where a silent player hides the kitten',
    sight: 'none',
    then(w, { by, hidden }, rng) {
      // Somebody who left may have taken the last one along (Z46).
      if (w.cards(blast(by)).length === 0) return tell(w, by, hidden);
      return go({ at: 'bury', by, hidden: hide(w, by, hidden, rng.below(w.cards('deck').length + 1)) });
    },
  },
};

/** The kitten drawn first lies lowest in front of its seat and goes back first (Z9). */
function hide(w: Table, by: Seat, hidden: readonly CardId[], depth: number): readonly CardId[] {
  const { id } = w.cards(blast(by)).at(-1)!;
  w.move(id, blast(by), 'deck', depth);
  w.cue({ cue: 'hid', by });
  return [...hidden, id];
}

/** Depths are those of the finished deck (Z3): somebody may have left with a kitten between two hidings. */
function tell(w: Table, by: Seat, hidden: readonly CardId[]) {
  const deck = w.cards('deck');
  const depths = hidden.map(id => deck.findIndex(card => card.id === id)).filter(depth => depth >= 0);
  const { eyes } = w.table.danger!;
  if (eyes.length > 0) w.cue({ cue: 'depths', by, depths }, eyes);
  return done();
}
