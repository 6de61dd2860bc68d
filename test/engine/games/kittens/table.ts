/** A table set by hand, with seats that act the way players do: only by answering prompts. */
import { frame } from '../../../../src/engine/ask.ts';
import type { Card, Event, Game, Input, Option, Seat } from '../../../../src/engine/contract.ts';
import type { EditionId } from '../../../../src/engine/games/kittens/decks/edition.ts';
import { editions } from '../../../../src/engine/games/kittens/decks/index.ts';
import type { Face } from '../../../../src/engine/games/kittens/faces.ts';
import { makeKittens } from '../../../../src/engine/games/kittens/game.ts';
import {
  blast,
  type Cue,
  hand,
  type Kittens,
  type Rules,
  type Turn,
} from '../../../../src/engine/games/kittens/kittens.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { project, seenBy } from '../../../../src/engine/view.ts';

interface Setting {
  readonly edition?: EditionId;
  /** By seat; the number of seats follows from it. */
  readonly hands: readonly (readonly Face[])[];
  /** From the top. Without it: six harmless cats over as many kittens as the rules ask for. */
  readonly deck?: readonly Face[];
  /** As it was laid: the last is on top. */
  readonly discard?: readonly Face[];
  /** Dead seats; each has its kitten in front of it. */
  readonly dead?: readonly Seat[];
  readonly turn?: Partial<Turn>;
  readonly rules?: Partial<Rules>;
}

export const usual: Rules = { specialCombos: true, pace: 'normal', turnMs: 60_000 };

export function setTable(setting: Setting) {
  const { edition = 'zombie_kittens', hands, dead = [], discard = [], turn = {}, rules = {} } = setting;
  const alive = hands.length - dead.length;
  const deck = setting.deck ?? [...Array(6).fill('cat_lantern'), ...Array(alive - 1).fill('exploding_kitten')];
  let n = 0;
  const deal = (faces: readonly Face[]): Card<Face>[] => faces.map(face => ({ id: `${face}#${n++}`, face }));
  const game: Game<Kittens> = {
    ...makeKittens(editions[edition]),
    setup: () => ({
      table: {
        edition,
        turn: { seat: 0, owed: 1, attacked: false, peeked: false, ...turn },
        status: hands.map((_, seat) => (dead.includes(seat) ? 'dead' : 'alive')),
        danger: null,
      },
      own: hands.map(() => ({})),
      vault: {},
      piles: {
        saves: [],
        box: [],
        aside: [],
        deck: deal(deck),
        discard: deal(discard).reverse(),
        ...Object.fromEntries(
          hands.flatMap((faces, seat) => [
            [hand(seat), deal(faces)],
            [blast(seat), deal(dead.includes(seat) ? ['exploding_kitten'] : [])],
          ]),
        ),
      },
      first: frame('match', { at: 'turns' }),
    }),
  };
  const { match, events } = start(game, hands.length, { ...usual, ...rules });
  const log: Input[] = [];
  const happened: Event<Kittens>[] = [...events];

  const send = (input: Input): void => {
    const outcome = apply(match, input);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    log.push(input);
    happened.push(...outcome.events);
  };
  const ask = () => {
    const { pending } = match.state;
    if (pending.on !== 'players') throw new Error(`waiting on ${pending.on}`);
    return pending.ask;
  };
  const clock = () => send({ type: 'timeout', ask: ask().id });
  const faces = (pile: string): Face[] => match.state.piles[pile]!.map(card => card.face);

  const t = {
    game,
    match,
    log,
    /** Everything that has happened, in full. */
    happened,
    get state() {
      return match.state;
    },
    get turn(): Omit<Turn, 'peeked'> {
      const { peeked: _, ...turn } = match.state.table.turn;
      return turn;
    },
    get status() {
      return match.state.table.status;
    },
    /** What the match waits for: the kind of the open ask, or 'random' or 'nothing'. */
    get asking(): string {
      return match.state.pending.on === 'players' ? ask().about.kind : match.state.pending.on;
    },
    get ask() {
      return ask();
    },
    get winners() {
      const { pending } = match.state;
      return pending.on === 'nothing' ? pending.result.winners : null;
    },
    /** From the top. */
    get deck() {
      return faces('deck');
    },
    /** As it was laid: the last is on top. */
    get discard() {
      return faces('discard').reverse();
    },
    /** Sorted: the order of a hand means nothing. */
    hand: (seat: Seat) => faces(hand(seat)).sort(),
    /** The kittens in front of a seat. */
    front: (seat: Seat) => faces(blast(seat)),
    faces,
    view: (seat: Seat | null) => project(match, seat),
    /** All that a seat has been told, as events. */
    seen: (seat: Seat | null) => seenBy(game, happened, seat),
    /** The cues of one name that a seat (or a watcher) was given. */
    cues: <C extends Cue['cue']>(name: C, seat: Seat | null = null) =>
      seenBy(game, happened, seat).flatMap(event =>
        event.type === 'cue' && event.cue.cue === name ? [event.cue as Extract<Cue, { cue: C }>] : [],
      ),
    /** The clock answers for everybody still asked. */
    clock,
    /** The open window, if there is one, runs out without a reaction. */
    quiet() {
      if (t.asking === 'nope' || t.asking === 'clairvoyance') clock();
    },
    roll(word = 'test') {
      const { pending } = match.state;
      if (pending.on !== 'random') throw new Error(`waiting on ${pending.on}`);
      send({ type: 'random', draw: pending.draw.id, seed: seedOf(word) });
    },
    leaves: (seat: Seat) => send({ type: 'leave', seat }),
    /** Applies an input without expecting it to be accepted. */
    tries: (input: Input) => apply(match, input),
    seat: (seat: Seat) => player(seat),
  };

  const player = (seat: Seat) => {
    const prompt = () => match.prompt(seat) ?? fail(`seat ${seat} is not asked (${t.asking})`);
    const answer = (...chosen: string[]) => send({ type: 'answer', seat, ask: ask().id, chosen });
    const options = (): readonly Option[] => match.prompt(seat)?.options ?? [];
    const idOf = (face: Face) =>
      prompt().options.find(option => 'face' in option && option.face === face)?.id ??
      fail(`seat ${seat} cannot choose ${face}`);
    /** The combo of exactly these faces, in any order. */
    const comboOf = (cards: readonly Face[]) =>
      prompt().options.find(
        o =>
          'cards' in o &&
          same(
            o.cards.map(c => c.face),
            cards,
          ),
      )?.id ?? fail(`seat ${seat} cannot combine ${cards.join(' + ')}`);
    const declare = (at?: Seat, naming?: Face) => {
      if (at !== undefined) answer(`seat:${at}`);
      if (naming !== undefined) answer(naming);
    };
    return {
      answer,
      prompt,
      /** Faces, combos ('a+b'), seats, slots and words on offer, in order. */
      get offers(): string[] {
        return options().map(o =>
          'face' in o
            ? o.face
            : 'cards' in o
              ? o.cards.map(c => c.face).join('+')
              : 'seat' in o
                ? `seat:${o.seat}`
                : o.id,
        );
      },
      /** Can this face be chosen now, by itself? */
      can: (face: Face) => options().some(o => 'face' in o && o.face === face),
      canCombine: (...cards: Face[]) =>
        options().some(
          o =>
            'cards' in o &&
            same(
              o.cards.map(c => c.face),
              cards,
            ),
        ),
      /** Plays a card, and names its target and title where it has them. The window is then open. */
      plays(face: Face, at?: Seat) {
        answer(idOf(face));
        declare(at);
      },
      combines(cards: readonly Face[], at: Seat, naming?: Face) {
        answer(comboOf(cards));
        declare(at, naming);
      },
      nopes: (face: 'nope' | 'clone' = 'nope') => answer(idOf(face)),
      passes: () => answer(),
      /** Declares a draw and lets the pause before it run out. */
      draws() {
        answer('draw');
        if (t.asking === 'grace') clock();
      },
      saves: (face: 'defuse' | 'zombie_kitten' | 'clone') => answer(idOf(face)),
      dies: () => answer('die'),
      revives: (other: Seat) => answer(`seat:${other}`),
      hides: (depth: number) => answer(`slot:${depth}`),
      gives: (face: Face) => answer(idOf(face)),
      points: (other: Seat) => answer(`seat:${other}`),
      names: (face: Face) => answer(face),
      keeps: () => answer(prompt().options.find(o => 'face' in o)!.id),
      digs: () => answer('deeper'),
      orders: (...faces: Face[]) => answer(...faces.map(idOf)),
    };
  };
  return t;
}

const same = (a: readonly string[], b: readonly string[]) => [...a].sort().join() === [...b].sort().join();

const fail = (why: string): never => {
  throw new Error(why);
};
