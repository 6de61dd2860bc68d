/** A table set by hand, with seats that act the way players do: only by answering prompts. */
import { frame } from '../../../../src/engine/ask.ts';
import type { Card, Event, Game, Input, Option, Seat } from '../../../../src/engine/contract.ts';
import { faces as box, type Colour, colours, type Face } from '../../../../src/engine/games/moon/faces.ts';
import { zombeasts } from '../../../../src/engine/games/moon/game.ts';
import {
  type Cue,
  hand,
  type Moon,
  moon,
  penalty,
  type Rules,
  score,
  type Word,
} from '../../../../src/engine/games/moon/moon.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { project, seenBy } from '../../../../src/engine/view.ts';

type Moons = Partial<Record<Colour, readonly Face[]>>;
interface Setting {
  /** By seat; the number of seats follows from it. */
  readonly hands: readonly (readonly Face[])[];
  /** Open moons by seat, as they were laid. */
  readonly moons?: readonly Moons[];
  readonly reserve?: readonly Face[];
  /** The whole deck from the top. Cards that are nowhere then are out of the game. */
  readonly deck?: readonly Face[];
  /** What lies on top of everything else, if the deck is not given. */
  readonly top?: readonly Face[];
  /** Score piles and full moons by seat. */
  readonly score?: readonly (readonly Face[])[];
  readonly full?: readonly number[];
  readonly penalty?: readonly (readonly Face[])[];
  /** Whose turn begins. */
  readonly turn?: Seat;
  /** The final round begins with this seat. */
  readonly last?: Seat;
  readonly rules?: Partial<Rules>;
}

export const usual: Rules = { dreams: false, useQuarters: true, turnMs: 60_000 };

/** Every card exists once, so a card's face is its name here. */
const cardsOf = (faces: readonly Face[] = []): Card<Face>[] => faces.map(face => ({ id: face, face }));

function pilesOf(setting: Setting): Record<string, Card<Face>[]> {
  const { hands, moons = [], score: scores = [], penalty: penalties = [], top = [] } = setting;
  const placed = [hands, scores, penalties, moons.flatMap(sky => Object.values(sky)), [top]].flat(2);
  const named = [...placed, ...(setting.deck ?? []), ...(setting.reserve ?? [])];
  const twice = named.filter((face, n) => named.indexOf(face) !== n);
  if (twice.length > 0) throw new Error(`laid twice: ${twice.join()}`);
  const rest = box.filter(face => !named.includes(face));
  const reserve = setting.reserve ?? rest.splice(0, setting.deck ? 0 : 3);
  const perSeat = hands.map((faces, seat) => [
    [hand(seat), faces] as const,
    ...colours.map(colour => [moon(colour, seat), moons[seat]?.[colour]] as const),
    [penalty(seat), penalties[seat]] as const,
    [score(seat), scores[seat]] as const,
  ]);
  const isDeckLeft = setting.last === undefined && !setting.deck;
  return {
    deck: cardsOf(isDeckLeft ? [...top, ...rest] : setting.deck),
    reserve: cardsOf(reserve),
    laid: [],
    discard: [],
    aside: cardsOf(isDeckLeft ? [] : rest),
    ...Object.fromEntries(perSeat.flat().map(([pile, faces]) => [pile, cardsOf(faces)])),
  };
}

export function setTable(setting: Setting) {
  const { hands, turn = 0, last = null, full, rules = {} } = setting;
  const game: Game<Moon> = {
    ...zombeasts,
    setup: () => ({
      table: {
        turn: { seat: turn, digit: 0, robbed: [] },
        status: hands.map(() => 'in'),
        full: hands.map((_, seat) => full?.[seat] ?? 0),
        last,
        scores: null,
      },
      own: hands.map(() => ({})),
      vault: {},
      piles: pilesOf(setting),
      first: frame('match', { at: 'turns' }),
    }),
  };
  const { match, events } = start(game, hands.length, { ...usual, ...rules });
  const happened: Event<Moon>[] = [...events];

  const send = (input: Input): void => {
    const outcome = apply(match, input);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    happened.push(...outcome.events);
    const wrong = game.broken(match.state);
    if (wrong) throw new Error(wrong);
  };
  const ask = () => {
    const { pending } = match.state;
    if (pending.on !== 'players') throw new Error(`waiting on ${pending.on}`);
    return pending.ask;
  };
  const faces = (pile: string): Face[] => match.state.piles[pile]!.map(card => card.face);

  const t = {
    game,
    match,
    get state() {
      return match.state;
    },
    /** What the match waits for: the kind of the open ask, or 'random' or 'nothing'. */
    get asking(): string {
      return match.state.pending.on === 'players' ? ask().about.kind : match.state.pending.on;
    },
    get ask() {
      return ask();
    },
    /** Who is asked. */
    get asked() {
      return ask().seats;
    },
    get turn() {
      return match.state.table.turn.seat;
    },
    get result() {
      const { pending } = match.state;
      return pending.on === 'nothing' ? pending.result : null;
    },
    get scores() {
      return match.state.table.scores;
    },
    get full() {
      return match.state.table.full;
    },
    get deck() {
      return faces('deck');
    },
    get reserve() {
      return faces('reserve');
    },
    get discard() {
      return faces('discard');
    },
    /** Sorted: the order of a hand means nothing. */
    hand: (seat: Seat) => faces(hand(seat)).sort(),
    /** As it was laid. */
    moon: (seat: Seat, colour: Colour) => faces(moon(colour, seat)),
    score: (seat: Seat) => faces(score(seat)).sort(),
    penalty: (seat: Seat) => faces(penalty(seat)).sort(),
    view: (seat: Seat | null) => project(match, seat),
    /** The cues of one name that a seat (or a watcher) was given. */
    cues: <C extends Cue['cue']>(name: C, seat: Seat | null = null) =>
      seenBy(game, happened, seat).flatMap(event =>
        event.type === 'cue' && event.cue.cue === name ? [event.cue as Extract<Cue, { cue: C }>] : [],
      ),
    /** The clock answers for everybody still asked. */
    clock: () => send({ type: 'timeout', ask: ask().id }),
    roll(word = 'test') {
      const { pending } = match.state;
      if (pending.on !== 'random') throw new Error(`waiting on ${pending.on}`);
      send({ type: 'random', draw: pending.draw.id, seed: seedOf(word) });
    },
    leaves: (seat: Seat) => send({ type: 'leave', seat }),
    seat: (seat: Seat) => player(seat),
  };

  const player = (seat: Seat) => {
    const answer = (...chosen: string[]) => send({ type: 'answer', seat, ask: ask().id, chosen });
    const options = (): readonly Option[] => match.prompt(seat)?.options ?? [];
    return {
      /** Faces, seats and words on offer, in order. */
      get offers(): string[] {
        return options().map(({ id }) => id);
      },
      can: (choice: Face | Word | `seat:${Seat}`) => options().some(({ id }) => id === choice),
      /** Chooses one thing after another. */
      chooses(...choices: (Face | Word | `seat:${Seat}`)[]) {
        for (const choice of choices) answer(choice);
      },
      keeps: (...kept: Face[]) => answer(...kept),
      passes: () => answer(),
      /** Takes a card blindly from a hand. */
      robs(other: Seat) {
        answer(`seat:${other}`);
        t.roll();
      },
    };
  };
  return t;
}
