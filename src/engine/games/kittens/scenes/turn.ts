/** One player's turn: play as many cards as you like, then draw. Anybody may cut in with a NOW card. */
import { call, go, maybe, one, over, wordOption } from '../../../ask.ts';
import type { Got, Next, Option, Scene, Seat } from '../../../contract.ts';
import { isAllowed, isNow, isNowUnseen, isPlayable } from '../cards/index.ts';
import { graceMs, turnMs } from '../clocks.ts';
import { combos } from '../combos/combos.ts';
import { hand, type Kittens, type Table, type Word } from '../kittens.ts';
import { farewell } from '../leaving.ts';
import { handHolders, hasCards } from '../seats.ts';
import { drawing, playing } from './frames.ts';

type Steps = { at: 'begin' } | { at: 'act'; by: Seat } | { at: 'grace'; by: Seat };

const draw = wordOption<Word>('draw');

export const turn: Scene<Kittens, Steps> = {
  begin(w) {
    const result = farewell(w);
    return result ? over(result) : go({ at: 'act', by: w.table.turn.seat });
  },

  act: {
    ask: 'any',
    about: (w, { by }) => ({ kind: 'turn', by, owed: w.table.turn.owed }),
    seats: (_, { by }) => [by],
    also: (w, { by }) => nowHolders(w, by),
    options: (w, { by }, seat) => (seat === by ? moves(w, by) : nowCards(w, seat)),
    option: (w, { by }, seat, id) =>
      seat === by ? move(w, by, id) : (nowCards(w, seat).find(card => card.id === id) ?? null),
    pick: one,
    ms: turnMs,
    still: isTheirTurn,
    then(_, { by }, got) {
      return got.chosen(by)[0] === draw ? go({ at: 'grace', by }) : play(got);
    },
  },

  // Only decks with NOW cards have this pause. A NOW card played in it undoes the declared draw (Z50).
  grace: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'grace', by }),
    seats: () => [],
    also(w, { by }) {
      const others = nowHolders(w, by);
      return others.length > 0 && hasCards(w, by) ? [by, ...others] : others;
    },
    options: (w, _, seat) => nowCards(w, seat),
    pick: maybe,
    ms: graceMs,
    still: isTheirTurn,
    then(w, f, got) {
      if (got.seats.length > 0) return play(got);
      return isTheirTurn(w, f) ? call(drawing(f.by, 'top'), { at: 'begin' }) : go({ at: 'begin' });
    },
  },
};

function play(got: Got): Next<Kittens, Steps> {
  const by = got.seats[0];
  // Nobody: the seat whose turn it was has left.
  if (by === undefined) return go({ at: 'begin' });
  const option = got.chosen(by)[0]!;
  const cards = 'cards' in option ? option.cards.map(({ id }) => id) : [option.id];
  return call(playing(by, cards), { at: 'begin' });
}

function isTheirTurn(w: Table, { by }: { readonly by: Seat }): boolean {
  return w.table.turn.seat === by;
}

/** Who could have a NOW card, as far as everybody knows: it must not matter who really has one. */
const nowHolders = (w: Table, except: Seat): readonly Seat[] => (isNowUnseen(w) ? handHolders(w, except) : []);

const nowCards = (w: Table, seat: Seat) =>
  w.cards(hand(seat)).filter(({ face }) => isNow(face) && isAllowed(w, seat, face));

/** One of them, without working out the others. */
function move(w: Table, by: Seat, id: string): Option | null {
  if (id === draw.id) return draw;
  const card = w.cards(hand(by)).find(card => card.id === id);
  if (card) return isPlayable(w, by, card.face) ? card : null;
  return combos(w, by).find(combo => combo.id === id) ?? null;
}

function moves(w: Table, by: Seat): readonly Option[] {
  const found = [draw];
  for (const card of w.cards(hand(by))) if (isPlayable(w, by, card.face)) found.push(card);
  for (const combo of combos(w, by)) found.push(combo);
  return found;
}
