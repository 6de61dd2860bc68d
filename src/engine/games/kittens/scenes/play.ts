/** A card or combo is laid, aimed and named; everyone may Nope it, Nopes may be Noped; then it acts. */
import { call, done, frame, go, maybe, over, seatOption, wordOption } from '../../../ask.ts';
import type { CardId, Scene, Seat } from '../../../contract.ts';
import { actionFor, isAllowed, isNow, laidAs } from '../cards/index.ts';
import { chooseMs, reactionMs } from '../clocks.ts';
import type { Face } from '../faces.ts';
import { hand, type Kittens, type Played, type Table, type Title } from '../kittens.ts';
import { farewell } from '../leaving.ts';
import { isIn } from '../seats.ts';
import { type Lay, playing } from './frames.ts';
import { cutters, type Layer, replies, responders } from './replies.ts';

interface Laid {
  readonly by: Seat;
  readonly as: Title;
  readonly cards: readonly Face[];
}
type Steps =
  | Lay
  | ({ at: 'aim' } & Laid)
  | ({ at: 'name'; target: Seat } & Laid)
  | ({ at: 'window' } & Layer)
  | { at: 'end' };

export const play: Scene<Kittens, Steps> = {
  // A card lies on the discard pile from the moment it is played, before anything is asked about it.
  lay(w, { by, cards }) {
    const as = cards.length === 3 ? 'triple' : cards.length === 2 ? 'pair' : laidAs(w, faceIn(w, by, cards[0]!))!;
    const faces = cards.map(id => w.move(id, hand(by), 'discard').face);
    if (actionFor(as).aim) return go({ at: 'aim', by, as, cards: faces });
    return declare(w, { by, as, target: null, named: null }, faces);
  },

  aim: {
    ask: 'any',
    about: (_, { by, as }) => ({ kind: 'aim', by, as }),
    seats: (_, { by }) => [by],
    options: (w, { by, as }) => actionFor(as).aim!(w, by).map(seatOption),
    ms: chooseMs,
    still: (w, { by, as }) => isIn(w, by) && isAllowed(w, by, as),
    then(w, { by, as, cards }, got) {
      if (got.seats.length === 0) return fizzle(w, by, as);
      const target = got.seat(by);
      if (actionFor(as).names) return go({ at: 'name', by, as, cards, target });
      return declare(w, { by, as, target, named: null }, cards);
    },
  },

  name: {
    ask: 'any',
    about: (_, { by, as }) => ({ kind: 'name', by, as }),
    seats: (_, { by }) => [by],
    options: (w, { as }) => actionFor(as).names!(w).map(wordOption),
    ms: chooseMs,
    still: (w, { by }) => isIn(w, by),
    then(w, { by, as, cards, target }, got) {
      if (got.seats.length === 0) return fizzle(w, by, as);
      return declare(w, { by, as, target, named: got.word(by) as Face }, cards);
    },
  },

  window: {
    ask: 'any',
    about: (_, { by, as, target, named, nopes }) => ({ kind: 'nope', by, as, target, named, nopes }),
    seats: responders,
    also: cutters,
    options: replies,
    pick: maybe,
    ms: (w, { as }) => reactionMs(w, actionFor(as).stakes ?? 'high'),
    clock: 'window',
    still: (w, f) => isIn(w, f.by),
    then(w, f, got) {
      const seat = got.seats[0];
      if (seat === undefined) return resolve(w, f);
      const { id, face } = got.card(seat);
      if (isNow(face as Face)) return call(playing(seat, [id]), f);
      w.move(id, hand(seat), 'discard');
      w.cue({ cue: 'noped', by: seat, as: f.nopes === 0 ? f.as : 'nope', with: face as Face });
      return go(layer(f, f.nopes + 1, id, seat));
    },
  },

  end(w) {
    const result = farewell(w);
    return result ? over(result) : done();
  },
};

function declare(w: Table, play: Played, cards: readonly Face[]) {
  const { by, as, target, named } = play;
  w.cue({ cue: 'played', by, as, cards, target, named });
  return go<Steps>(layer(play, 0, null, by));
}

/** All by name: a copy by `...` is slow here. */
const layer = ({ by, as, target, named }: Played, nopes: number, nope: CardId | null, last: Seat) =>
  ({ at: 'window', by, as, target, named, nopes, nope, last }) as const;

const faceIn = (w: Table, by: Seat, id: CardId): Face => w.each('hand')[by]!.find(card => card.id === id)!.face;

/** Nobody reacts any more. Legality is checked once more: what has lost its target fizzles (C10). */
function resolve(w: Table, { by, as, target, named, nopes }: Readonly<Layer>) {
  if (nopes % 2 === 1) {
    w.cue({ cue: 'cancelled', by, as });
    return go<Steps>({ at: 'end' });
  }
  const { aim } = actionFor(as);
  const stands = isIn(w, by) && isAllowed(w, by, as) && (target === null || aim!(w, by).includes(target));
  if (!stands) return fizzle(w, by, as);
  return call<Steps>(frame(as, { at: 'play', by, as, target, named }), { at: 'end' });
}

function fizzle(w: Table, by: Seat, as: Title) {
  w.cue({ cue: 'fizzled', by, as });
  return go<Steps>({ at: 'end' });
}
