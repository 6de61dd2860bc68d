/** The end of a turn: take an allowed card from the track, and put another in its place (K5). */
import { call, done, go, oneOrSilence, over } from '../../../ask.ts';
import type { Card, CardId, Scene, Seat } from '../../../contract.ts';
import { type Aliens, hand, type Table } from '../aliens.ts';
import { boardOf } from '../characters/index.ts';
import { chooseMs } from '../clocks.ts';
import { type Face, raceOf } from '../faces.ts';
import { isAlive } from '../seats.ts';
import { kittensOnTrack, winner } from '../winning.ts';
import { readying } from './frames.ts';

/** `slot` is the place a card was taken from. */
type Steps = { at: 'claim' | 'choose' | 'anything'; by: Seat } | { at: 'fill' | 'replace'; by: Seat; slot: number };

export const track: Scene<Aliens, Steps> = {
  claim(w, { by }) {
    if (allowed(w).length === 0) return done();
    w.table.busy = false;
    return go({ at: 'choose', by });
  },

  choose: {
    ask: 'any',
    about: (w, { by }) => ({ kind: 'track', by, kittens: kittensOnTrack(w), guardian: w.table.guardian }),
    seats: (_, { by }) => [by],
    options: allowed,
    pick: oneOrSilence,
    ms: chooseMs,
    still: (w, { by }) => isAlive(w, by),
    then(w, { by }, got) {
      w.table.busy = true;
      if (!isAlive(w, by)) return done();
      if (got.seats.length === 0) return go({ at: 'anything', by });
      return take(w, by, got.card(by).id);
    },
  },
  anything: {
    random: 'what a silent player takes from the track',
    sight: 'all',
    then(w, { by }, rng) {
      const cards = allowed(w);
      return take(w, by, cards[rng.below(cards.length)]!.id);
    },
  },

  fill(w, { by, slot }) {
    const deck = w.cards('deck');
    if (boardOf(w, by).trackChoice > 1 && deck.length > 1) return go({ at: 'replace', by, slot });
    return place(w, slot, deck[0]!);
  },

  replace: {
    ask: 'any',
    about: (_, { by }) => ({ kind: 'replace', by }),
    seats: (_, { by }) => [by],
    options: w => w.cards('deck').slice(0, 2),
    ms: chooseMs,
    then(w, { by, slot }, got) {
      const [upper, lower] = w.cards('deck').slice(0, 2) as [Card<Face>, Card<Face>];
      const isLower = got.seats.length > 0 && got.card(by).id === lower.id;
      w.move((isLower ? upper : lower).id, 'deck', 'deck', w.cards('deck').length - 1);
      return place(w, slot, isLower ? lower : upper);
    },
  },
};

/** What the guardian does not keep. */
function allowed(w: Table): readonly Card<Face>[] {
  const { guardian } = w.table;
  const cards = w.cards('track');
  return guardian === null ? cards : cards.filter(({ face }) => raceOf(face) !== guardian);
}

function take(w: Table, by: Seat, card: CardId) {
  // Not a card anywhere to put in its place: it would go back at once (K-35).
  if (w.cards('deck').length === 0 && w.cards('discard').length === 0) return done();
  const slot = w.cards('track').findIndex(({ id }) => id === card);
  w.cue({ cue: 'took', by, face: w.cards('track')[slot]!.face });
  w.move(card, 'track', hand(by));
  return call<Steps>(readying(boardOf(w, by).trackChoice), { at: 'fill', by, slot });
}

function place(w: Table, slot: number, { id, face }: Card<Face>) {
  w.move(id, 'deck', 'track', slot);
  w.cue({ cue: 'placed', face, kittens: kittensOnTrack(w) });
  const result = winner(w);
  return result ? over(result) : done();
}
