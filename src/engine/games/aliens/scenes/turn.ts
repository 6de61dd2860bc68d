/** One player's turn: play at least one card if one can be played, then the track, then the refill (K1 to K7). */
import { call, go, oneOrSilence, over, wordOption } from '../../../ask.ts';
import type { Option, Scene, Seat } from '../../../contract.ts';
import { type Aliens, hand, type Table, type Word } from '../aliens.ts';
import { isPlayable } from '../cards/index.ts';
import { boardOf } from '../characters/index.ts';
import { turnMs } from '../clocks.ts';
import { clearAway } from '../front.ts';
import { farewell } from '../leaving.ts';
import { hasCards, isAlive, lies, livingFrom } from '../seats.ts';
import { kittensOnTrack, timeUp } from '../winning.ts';
import { claiming, drawing, playing } from './frames.ts';

type Steps = { at: 'begin' } | { at: 'rest' | 'act' | 'claimed' | 'next'; by: Seat };

const stop = wordOption<Word>('done');

export const turn: Scene<Aliens, Steps> = {
  begin(w) {
    const by = w.table.turn.seat;
    const result = farewell(w);
    if (result) return over(result);
    if (!isAlive(w, by)) return go({ at: 'next', by });
    w.cue({ cue: 'turn', by, round: w.table.turn.round });
    if (lies(w, by, 'carrier')) {
      clearAway(w, by, 'carrier');
      w.cue({ cue: 'skipped', by });
      return go({ at: 'next', by });
    }
    if (isStuck(w, by)) return call(drawing(by, showHand(w, by)), { at: 'rest', by });
    return go({ at: 'rest', by });
  },

  // After every action: whoever left meanwhile goes now, be it the player whose turn it is (K-32, K-51).
  rest(w, { by }) {
    const result = farewell(w);
    if (result) return over(result);
    if (!isAlive(w, by)) return go({ at: 'next', by });
    w.table.busy = false;
    return go({ at: 'act', by });
  },

  // Asked also with nothing to play (K-2, K-4): whether that is so shows in nothing but the answer.
  act: {
    ask: 'any',
    about: (w, { by }) => ({ kind: 'turn', by, kittens: kittensOnTrack(w), guardian: w.table.guardian }),
    seats: (_, { by }) => [by],
    options: (w, { by }) => choices(w, by),
    option: (w, { by }, _, id) => choice(w, by, id),
    pick: oneOrSilence,
    ms: turnMs,
    still: (w, { by }) => isAlive(w, by),
    then(w, { by }, got) {
      w.table.busy = true;
      if (!isAlive(w, by)) return go({ at: 'next', by });
      const choice = got.chosen(by)[0] ?? stop;
      if (choice === stop) return call(claiming(by), { at: 'claimed', by });
      return call(playing(by, choice.id), { at: 'rest', by });
    },
  },

  claimed(w, { by }) {
    if (!isAlive(w, by)) return go({ at: 'next', by });
    const missing = boardOf(w, by).handSize - w.cards(hand(by)).length;
    return missing > 0 ? call(drawing(by, missing), { at: 'next', by }) : go({ at: 'next', by });
  },

  next(w, { by }) {
    w.table.busy = true;
    const { turn } = w.table;
    const seat = livingFrom(w, by)[0]!;
    const n = w.seats.length;
    const passes = (seat - turn.first + n) % n <= (by - turn.first + n) % n;
    if (passes && turn.round === w.rules.rounds) return over(timeUp(w));
    const round = passes ? turn.round + 1 : turn.round;
    w.table.turn = { ...turn, seat, round, attacked: [], played: false, extras: 0 };
    return go({ at: 'begin' });
  },
};

const playable = (w: Table, by: Seat) => w.cards(hand(by)).filter(({ face }) => isPlayable(w, by, face));

/** K-4: an empty hand has nothing to exchange. */
const isStuck = (w: Table, by: Seat): boolean =>
  hasCards(w, by) && !w.cards(hand(by)).some(({ face }) => isPlayable(w, by, face));

/** Stopping is allowed once a card has been played, or when none can be. */
function choices(w: Table, by: Seat): readonly Option[] {
  const cards = playable(w, by);
  return w.table.turn.played || cards.length === 0 ? [...cards, stop] : cards;
}

/** One of them, without working out the others. */
function choice(w: Table, by: Seat, id: string): Option | null {
  const card = w.cards(hand(by)).find(card => card.id === id);
  if (card) return isPlayable(w, by, card.face) ? card : null;
  return choices(w, by).find(option => option.id === id) ?? null;
}

/** K-1: nothing can be played, so everybody sees the hand, and as many new cards are drawn. */
function showHand(w: Table, by: Seat): number {
  const cards = [...w.cards(hand(by))];
  w.cue({ cue: 'exchanged', by, cards });
  for (const { id } of cards) w.move(id, hand(by), 'discard');
  return cards.length;
}
