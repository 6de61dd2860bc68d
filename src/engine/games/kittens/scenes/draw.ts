/** Take a card. A kitten is shown to all: save yourself or die. Either way one owed turn is over. */
import { call, done, go, over, wordOption } from '../../../ask.ts';
import type { Card, Scene, Seat } from '../../../contract.ts';
import { explodeMs } from '../clocks.ts';
import { isKitten } from '../deck.ts';
import { editions } from '../decks/index.ts';
import type { Face } from '../faces.ts';
import { blast, hand, type Kittens, type Table, type Word } from '../kittens.ts';
import { winner } from '../leaving.ts';
import { endAll, endOne } from '../turns.ts';
import { type Draw, saving } from './frames.ts';

type Steps = Draw | { at: 'explode' | 'die' | 'saved'; by: Seat };

const die = wordOption<Word>('die');

export const draw: Scene<Kittens, Steps> = {
  draw(w, { by, from }) {
    const deck = w.cards('deck');
    const drawn = deck[from === 'bottom' ? deck.length - 1 : from === 'second' ? 1 : 0]!;
    if (isKitten(drawn)) {
      w.move(drawn.id, 'deck', blast(by));
      w.table.danger = { seat: by, eyes: [] };
      w.cue({ cue: 'exploding', by });
      return go({ at: 'explode', by });
    }
    w.move(drawn.id, 'deck', hand(by));
    w.cue({ cue: 'drew', by, from });
    endOne(w);
    return done();
  },

  // Asked also without a save card in hand (Z47): how fast somebody dies must not tell what they held.
  explode: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'explode', by }),
    seats: (_, { by }) => [by],
    options: (w, { by }) => [...saves(w, by), die],
    ms: explodeMs,
    then(_, { by }, got) {
      const choice = got.chosen(by)[0] ?? die;
      return choice === die ? go({ at: 'die', by }) : call(saving(by, choice.id), { at: 'saved', by });
    },
  },

  die(w, { by }) {
    if (editions[w.table.edition].death === 'out') {
      for (const { id } of [...w.cards(hand(by))]) w.move(id, hand(by), 'discard');
      for (const { id } of [...w.cards(blast(by))]) w.move(id, blast(by), 'discard');
      w.table.status[by] = 'out';
    } else {
      w.table.status[by] = 'dead';
    }
    w.table.danger = null;
    w.cue({ cue: 'died', by });
    const result = winner(w);
    if (result) return over(result);
    endAll(w);
    return done();
  },

  saved(w) {
    w.table.danger = null;
    endOne(w);
    return done();
  },
};

const saveFaces: readonly Face[] = ['defuse', 'zombie_kitten'];
const saveOrClone: readonly Face[] = [...saveFaces, 'clone'];

/** What saves its owner now, in the order in which the clock takes it. */
function saves(w: Table, by: Seat): Card[] {
  const cards = w.cards(hand(by));
  const onTop = w.cards('discard')[0]?.face;
  const faces = onTop && saveFaces.includes(onTop) ? saveOrClone : saveFaces;
  const found: Card[] = [];
  for (const face of faces) for (const card of cards) if (card.face === face) found.push(card);
  return found;
}
