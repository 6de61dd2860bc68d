/** Carrot: a card from your hand takes the place of one in your own moons, which comes back to your hand. */
import { call, done, go, maybe, oneOrSilence } from '../../../ask.ts';
import type { Card, CardId, Next, Seat } from '../../../contract.ts';
import { chooseMs } from '../clocks.ts';
import { colours, type Face, print } from '../faces.ts';
import { hand, isFinal, type Moon, moon, type Table } from '../moon.ts';
import { isRepaint, lying, recolour, repaints, stage, staged } from '../playing.ts';
import { type Begin, painting } from '../scenes/frames.ts';
import { hasCards, isIn } from '../seats.ts';
import { hasMoons, isSameSide, isStarting, repeats, type Sky, skyOf, suits } from '../sky.ts';
import { dream } from './dream.ts';

type Steps = Begin | { at: 'replace' | 'blindly'; by: Seat };

export const carrot = dream<Steps>({
  dream: 'carrot',
  works: (w, by) => hasCards(w, by) && hasMoons(skyOf(w, by)),
  steps: {
    begin: {
      ask: 'any',
      about: (_, { by }) => ({ kind: 'carrot', by }),
      seats: (_, { by }) => [by],
      options: (w, { by }) => [
        ...w.cards(hand(by)).filter(card => replaceable(w, by, card).length > 0),
        ...repaints(w, by),
      ],
      pick: maybe,
      ms: chooseMs,
      still: (w, { by }) => isIn(w, by),
      then(w, { by }, got) {
        const chosen = got.chosen(by)[0];
        if (!chosen) return done(null);
        if (isRepaint(chosen)) return call(painting(by), { at: 'begin', by });
        stage(w, chosen.id, hand(by));
        return go({ at: 'replace', by });
      },
    },

    replace: {
      ask: 'any',
      about: (w, { by }) => ({ kind: 'replace', by, face: staged(w).face }),
      seats: (w, { by }) => (isIn(w, by) && replaceable(w, by, staged(w)).length > 1 ? [by] : []),
      options: (w, { by }) => replaceable(w, by, staged(w)),
      pick: oneOrSilence,
      ms: chooseMs,
      still: (w, { by }) => isIn(w, by),
      then(w, { by }, got) {
        if (!isIn(w, by)) return done(null);
        const found = replaceable(w, by, staged(w));
        const old = got.seats.length > 0 ? got.card(by) : found.length === 1 ? found[0] : null;
        return old ? replace(w, by, old.id) : go({ at: 'blindly', by });
      },
    },

    blindly: {
      random: 'which card a silent player replaces',
      sight: 'all',
      then(w, { by }, rng) {
        if (!isIn(w, by)) return done(null);
        const found = replaceable(w, by, staged(w));
        return replace(w, by, found[rng.below(found.length)]!.id);
      },
    },
  },
});

/** The cards of one's own moons whose place this card could take. */
function replaceable(w: Table, by: Seat, card: Card<Face>): Card<Face>[] {
  const sky = skyOf(w, by);
  return colours.flatMap(colour =>
    sky(colour).filter((old, at) => {
      const rest = sky(colour).filter((_, n) => n !== at);
      const others: Sky = it => (it === colour ? rest : sky(it));
      return isSameSide(w, old, card) && accepts(others, colour, card);
    }),
  );
}

/** Would the moon take it without the old card? An emptied one is begun anew. */
function accepts(others: Sky, colour: (typeof colours)[number], card: Card<Face>): boolean {
  if (others(colour).length === 0) return isStarting(others, card);
  return suits(others, colour, card);
}

/** The new card counts as laid, but its own dream stays silent: two carrots would go on for ever. */
function replace(w: Table, by: Seat, old: CardId): Next<Moon, Steps> {
  const card = staged(w);
  const { colour, at, pile } = lying(w, old);
  const took = w.cards(pile)[at]!;
  w.move(old, pile, hand(by));
  const others = w.cards(pile);
  const migrates = !isFinal(w) && repeats(others, card);
  const to = others.length === 0 ? print(card.face).colour : recolour(w, by, colour, card);
  w.move(card.id, 'laid', moon(to, by), at);
  w.table.turn.digit = print(card.face).digit;
  w.cue({ cue: 'replaced', by, face: card.face, took: took.face, to });
  const { animal } = print(card.face);
  if (!migrates || animal === null) return done(null);
  w.cue({ cue: 'migration', by, animal });
  return done('migration');
}
