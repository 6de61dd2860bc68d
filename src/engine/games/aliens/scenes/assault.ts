/** A personal attack is put together: boosts first, if any, then the attack card, then whom it hits. */
import { call, done, go, seatOption, wordOption } from '../../../ask.ts';
import type { Card, CardId, Option, Scene, Seat } from '../../../contract.ts';
import { type Aliens, hand, type Table, type Word } from '../aliens.ts';
import type { Use } from '../card.ts';
import { actionFor } from '../cards/index.ts';
import { chooseMs } from '../clocks.ts';
import { type Attack, attacks, type Face, type Title, titleOf } from '../faces.ts';
import { strikeGuardian } from '../guardian.ts';
import { isGuardianTarget, targets } from '../targets.ts';
import { attacking, type Open, overpowering } from './frames.ts';

interface Pack {
  readonly by: Seat;
  /** Laid so far; a Killer Cat counts as one. */
  readonly boosts: readonly Title[];
}
interface Whole extends Pack {
  readonly card: CardId;
  readonly as: Attack;
}
type Steps = Open | ({ at: 'add' } & Pack) | ({ at: 'aim' } & Whole) | { at: 'end' };

const guardian = wordOption<Word>('guardian');

export const assault: Scene<Aliens, Steps> = {
  open: (w, { by, card }) => join(w, { by, boosts: [] }, card),

  add: {
    ask: 'any',
    about: (_, { by, boosts }) => ({ kind: 'add', by, boosts }),
    seats: (_, { by }) => [by],
    options: additions,
    ms: chooseMs,
    still: (w, f) => additions(w, f).length > 0,
    then(w, { by, boosts }, got) {
      if (got.seats.length === 0) return fizzle(w, by, boosts[0]!);
      const { id } = got.card(by);
      w.move(id, hand(by), 'discard');
      return join(w, { by, boosts }, id);
    },
  },

  aim: {
    ask: 'any',
    about: (_, { by, as }) => ({ kind: 'aim', by, as }),
    seats: (_, { by }) => [by],
    options: marks,
    ms: chooseMs,
    still: (w, f) => marks(w, f).length > 0,
    then(w, f, got) {
      const { by, as, boosts, card } = f;
      if (got.seats.length === 0) return fizzle(w, by, as);
      if (got.chosen(by)[0] !== guardian) return strike(w, f, got.seat(by));
      w.cue({ cue: 'played', by, as, boosts, target: 'guardian' });
      strikeGuardian(w, by, card);
      return done();
    },
  },

  end: () => done(),
};

/** Adds a card that lies on the discard pile already. */
function join(w: Table, { by, boosts }: Pack, card: CardId) {
  const title = titleOf(w.cards('discard').find(({ id }) => id === card)!.face);
  const as = attacks.find(attack => attack === title);
  if (as) return go<Steps>({ at: 'aim', by, boosts, card, as });
  return go<Steps>({ at: 'add', by, boosts: [...boosts, title] });
}

/** The attack itself first, for the clock; then a Killer Cat or one boost, if not yet laid (K-8). */
function additions(w: Table, { by, boosts }: Pack): Card<Face>[] {
  const cards = w.cards(hand(by));
  const having = (use: Use) => cards.filter(({ face }) => actionFor(titleOf(face)).use === use);
  const laid = (use: Use) => boosts.some(boost => actionFor(boost).use === use);
  const repeats = having('again').filter(() => !laid('again') && targets(w, by, ['killer_cat']).length > 0);
  const hasTarget = targets(w, by, boosts).length > 0;
  const isReady = hasTarget || repeats.length > 0;
  return [
    ...having('attack').filter(() => hasTarget),
    ...repeats,
    ...having('boost').filter(() => !laid('boost') && isReady),
  ];
}

function marks(w: Table, { by, boosts }: Pack): Option[] {
  const seats = targets(w, by, boosts).map(seatOption);
  return isGuardianTarget(w, boosts) ? [...seats, guardian] : seats;
}

function strike(w: Table, { by, as, boosts }: Whole, target: Seat) {
  w.cue({ cue: 'played', by, as, boosts, target });
  const { attacked, extras } = w.table.turn;
  const isExtra = attacked.includes(target) && !boosts.includes('killer_cat');
  w.table.turn = {
    ...w.table.turn,
    attacked: attacked.includes(target) ? attacked : [...attacked, target],
    extras: isExtra ? extras + 1 : extras,
  };
  const isBoosted = boosts.some(boost => actionFor(boost).use === 'boost');
  const open = isBoosted ? overpowering : attacking;
  return call<Steps>(open({ by, target, as }), { at: 'end' });
}

function fizzle(w: Table, by: Seat, as: Title) {
  w.cue({ cue: 'fizzled', by, as });
  return done();
}
