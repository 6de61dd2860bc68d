/** One player's turn: play a card, perhaps more, then draw. Who cannot play at all pays with the whole hand. */
import { call, done, go, maybe, oneOrSilence } from '../../../ask.ts';
import type { Next, Option, Rng, Scene, Seat } from '../../../contract.ts';
import { turnMs } from '../clocks.ts';
import { type Again, hand, isFinal, type Moon, penalty, type Table } from '../moon.ts';
import { isRepaint, isStuck, move, moves, playable, repaint, stage } from '../playing.ts';
import { hasCards, isIn, nextIn } from '../seats.ts';
import { openings, skyOf } from '../sky.ts';
import { refill, takeHandful, takeIfEmpty } from '../taking.ts';
import { type Begin, drawing, laying, layingBlindly, painting } from './frames.ts';

type Steps = Begin | { at: 'play' | 'silent' | 'after' | 'end'; by: Seat } | { at: 'again'; by: Seat; why: Again };

export const turn: Scene<Moon, Steps> = {
  begin(w, { by }) {
    takeIfEmpty(w, by);
    while (!isFinal(w) && isStuck(w, by)) pay(w, by);
    return go({ at: isFinal(w) ? 'end' : 'play', by });
  },

  play: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'turn', by }),
    seats: (_, { by }) => [by],
    options: (w, { by }) => moves(w, by),
    option: (w, { by }, _, id) => move(w, by, id),
    pick: oneOrSilence,
    ms: turnMs,
    still: (w, { by }) => isIn(w, by),
    then(w, { by }, got) {
      if (!isIn(w, by)) return go({ at: 'end', by });
      const chosen = got.chosen(by)[0];
      return chosen ? play(w, by, chosen, { at: 'play', by }) : go({ at: 'silent', by });
    },
  },

  // A1: any legal card. If only a repaint makes one legal, that is done first.
  silent: {
    random: 'what a silent player plays',
    sight: 'none',
    then(w, { by }, rng) {
      if (!isIn(w, by)) return go({ at: 'end', by });
      if (playable(w, by).length === 0) makeRoom(w, by, rng);
      const cards = playable(w, by);
      // Only in a match that somebody imagines: they cannot know this hand.
      if (cards.length === 0) return go({ at: 'begin', by });
      stage(w, cards[rng.below(cards.length)]!.id, hand(by));
      return call(layingBlindly(by), { at: 'after', by });
    },
  },

  after(w, { by }, value) {
    if (!isIn(w, by) || isFinal(w)) return go({ at: 'end', by });
    if (value === 'migration') takeIfEmpty(w, by);
    const why = isAgain(value) ? value : null;
    // D10: three cards in mid-migration may have been the last of the deck.
    if (isFinal(w)) return go({ at: 'end', by });
    return why && hasCards(w, by) ? go({ at: 'again', by, why }) : call(drawing(by), { at: 'end', by });
  },

  again: {
    ask: 'any',
    about: (_, { by, why }) => ({ kind: 'again', by, why }),
    seats: (_, { by }) => [by],
    options: (w, { by }) => moves(w, by),
    option: (w, { by }, _, id) => move(w, by, id),
    pick: maybe,
    ms: turnMs,
    still: (w, { by }) => isIn(w, by),
    then(w, f, got) {
      if (!isIn(w, f.by)) return go({ at: 'end', by: f.by });
      const chosen = got.chosen(f.by)[0];
      return chosen ? play(w, f.by, chosen, f) : call(drawing(f.by), { at: 'end', by: f.by });
    },
  },

  end(w, { by }) {
    if (isIn(w, by)) takeIfEmpty(w, by);
    if (!isFinal(w)) refill(w, by);
    w.table.turn = { seat: nextIn(w, by), digit: 0, robbed: [] };
    if (!isFinal(w)) w.cue({ cue: 'turn', by: w.table.turn.seat });
    return done();
  },
};

const isAgain = (value: unknown): value is Again => value === 'migration' || value === 'bone';

/** Lays a card, or repaints and asks the same once more. */
function play(w: Table, by: Seat, chosen: Option, asked: Steps): Next<Moon, Steps> {
  if (isRepaint(chosen)) return call(painting(by), asked);
  stage(w, chosen.id, hand(by));
  return call(laying(by, 'hand'), { at: 'after', by });
}

/** The whole hand counts against its owner, who takes three new cards. */
function pay(w: Table, by: Seat): void {
  const cards = [...w.cards(hand(by))];
  for (const { id } of cards) w.move(id, hand(by), penalty(by));
  w.cue({ cue: 'stuck', by, faces: cards.map(({ face }) => face) });
  takeHandful(w, by);
}

function makeRoom(w: Table, by: Seat, rng: Rng): void {
  const sky = skyOf(w, by);
  const found = w.cards(hand(by)).flatMap(card => openings(sky, card));
  if (found.length > 0) repaint(w, by, found[rng.below(found.length)]!);
}
