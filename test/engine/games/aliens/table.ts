/** A table of Kittens vs Aliens set by hand, with seats that act the way players do: only by answering prompts. */
import { frame } from '../../../../src/engine/ask.ts';
import type { Card, Event, Game, Input, Option, Seat } from '../../../../src/engine/contract.ts';
import {
  type Aliens,
  type Character,
  type Cue,
  front,
  hand,
  type Role,
  type Rules,
  type Turn,
} from '../../../../src/engine/games/aliens/aliens.ts';
import { boards } from '../../../../src/engine/games/aliens/characters/index.ts';
import {
  type Face,
  faceOf,
  type Lying,
  type Race,
  raceOf,
  type Title,
  titleOf,
  titles,
} from '../../../../src/engine/games/aliens/faces.ts';
import { kittensVsAliens } from '../../../../src/engine/games/aliens/game.ts';
import { seedOf } from '../../../../src/engine/rng.ts';
import { apply, start } from '../../../../src/engine/run.ts';
import { project, seenBy } from '../../../../src/engine/view.ts';

/** A title alone bears the kitten symbol; where it matters the whole face is named. */
type Name = Title | Face;

interface Setting {
  /** By seat; the number of seats follows from it. */
  readonly hands: readonly (readonly Name[])[];
  /** By seat. Without it everybody has four lives and no power. */
  readonly characters?: readonly Character[];
  /** By seat; at first a board is full. */
  readonly lives?: readonly number[];
  /** By seat. Without it kitten, alien, kitten, alien, and a dog in the last of an odd number of seats. */
  readonly roles?: readonly Role[];
  /** What lies in front of whom. */
  readonly fronts?: Readonly<Record<Seat, readonly Lying[]>>;
  /** Symbols of the track, such as 'KKKLLLL'. */
  readonly track?: string;
  /** From the top, and complete. Without it: forty Cute Eyes, both symbols in turn. */
  readonly deck?: readonly Name[];
  /** As it was laid: the last is on top. */
  readonly discard?: readonly Name[];
  readonly guardian?: { readonly race: Race; readonly damage?: number };
  /** Seats already eliminated. */
  readonly out?: readonly Seat[];
  readonly turn?: Partial<Turn>;
  readonly rules?: Partial<Rules>;
}

export const usual: Rules = { livesBonus: false, rounds: 40, turnMs: 90_000 };

/** Cards that nobody can play on a turn. */
export const more: readonly Face[] = Array.from({ length: 40 }, (_, n) =>
  faceOf('cute_eyes', n % 2 === 0 ? 'kitten' : 'alien'),
);

const isTitle = (name: Name): name is Title => titles.some(title => title === name);
const faceFor = (name: Name): Face => (isTitle(name) ? faceOf(name, 'kitten') : name);
const races: Readonly<Record<string, Race>> = { K: 'kitten', L: 'alien' };

export function usualRoles(seats: number): Role[] {
  return Array.from({ length: seats }, (_, seat) =>
    seats % 2 === 1 && seat === seats - 1 ? 'dog' : seat % 2 === 0 ? 'kitten' : 'alien',
  );
}

function setGame(setting: Setting): Game<Aliens> {
  const { hands, characters, fronts = {}, discard = [], guardian, out = [], turn = {} } = setting;
  const roles = setting.roles ?? usualRoles(hands.length);
  let n = 0;
  const deal = (names: readonly Name[]): Card<Face>[] =>
    names.map(name => ({ id: `${name}#${n++}`, face: faceFor(name) }));
  return {
    ...kittensVsAliens,
    setup: () => ({
      table: {
        turn: { seat: 0, first: 0, round: 1, attacked: [], played: false, extras: 0, ...turn },
        players: hands.map((_, seat) => {
          const max = characters ? boards[characters[seat]!].lives : 4;
          const alive = !out.includes(seat);
          return {
            character: characters?.[seat] ?? 'super',
            lives: alive ? (setting.lives?.[seat] ?? max) : 0,
            max,
            alive,
            role: alive ? null : roles[seat]!,
            lies: [...(fronts[seat] ?? [])],
          };
        }),
        guardian: guardian?.race ?? null,
        busy: true,
      },
      own: roles.map(role => ({ role })),
      vault: {},
      piles: {
        deck: deal(setting.deck ?? more),
        discard: deal(discard).reverse(),
        track: deal([...(setting.track ?? 'KLKLKLK')].map(symbol => faceOf('yarn_ball', races[symbol]!))),
        guard: deal(Array<Name>(guardian?.damage ?? 0).fill('mouse_attack')),
        pool: [],
        ...Object.fromEntries(
          hands.flatMap((names, seat) => [
            [hand(seat), deal(names)],
            [front(seat), deal(fronts[seat] ?? [])],
          ]),
        ),
      },
      first: frame('match', { at: 'turns' }),
    }),
  };
}

export function setTable(setting: Setting) {
  const game = setGame(setting);
  const { match, events } = start(game, setting.hands.length, { ...usual, ...setting.rules });
  const happened: Event<Aliens>[] = [...events];

  const send = (input: Input): void => {
    const outcome = apply(match, input);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    happened.push(...outcome.events);
  };
  const ask = () => {
    const { pending } = match.state;
    if (pending.on !== 'players') throw new Error(`waiting on ${pending.on}`);
    return pending.ask;
  };
  const faces = (pile: string): Face[] => match.state.piles[pile]!.map(card => card.face);
  const titled = (pile: string): Title[] => faces(pile).map(titleOf);

  const t = {
    game,
    match,
    /** Everything that has happened, in full. */
    happened,
    get table() {
      return match.state.table;
    },
    /** Whose turn it is. */
    get active() {
      return match.state.table.turn.seat;
    },
    get lives() {
      return match.state.table.players.map(player => player.lives);
    },
    get alive() {
      return match.state.table.players.map(player => player.alive);
    },
    get guardian() {
      return match.state.table.guardian;
    },
    /** What the match waits for: the kind of the open ask, or 'random' or 'nothing'. */
    get asking(): string {
      return match.state.pending.on === 'players' ? ask().about.kind : match.state.pending.on;
    },
    get ask() {
      return ask();
    },
    get result() {
      const { pending } = match.state;
      return pending.on === 'nothing' ? pending.result : null;
    },
    /** From the top. */
    get deck() {
      return titled('deck');
    },
    /** As it was laid: the last is on top. */
    get discard() {
      return titled('discard').reverse();
    },
    /** Under the guardian. */
    get guard() {
      return titled('guard');
    },
    /** Symbols in their order. */
    get track() {
      return faces('track')
        .map(face => (raceOf(face) === 'kitten' ? 'K' : 'L'))
        .join('');
    },
    /** Sorted: the order of a hand means nothing. */
    hand: (seat: Seat) => titled(hand(seat)).sort(),
    front: (seat: Seat) => titled(front(seat)),
    faces,
    view: (seat: Seat | null) => project(match, seat),
    /** All that a seat can know. */
    told: (seat: Seat | null) => ({ events: seenBy(game, happened, seat), view: project(match, seat) }),
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
    /** The rest of this turn: no more cards, the first allowed card of the track, dice where they are needed. */
    endTurn() {
      const { active } = t;
      if (t.asking === 'turn') t.clock();
      if (t.asking === 'track') player(active).takes();
      while (t.asking === 'random' || t.asking === 'replace') t.asking === 'random' ? t.roll() : t.clock();
    },
    leaves: (seat: Seat) => send({ type: 'leave', seat }),
    seat: (seat: Seat) => player(seat),
  };

  const player = (seat: Seat) => {
    const options = (): readonly Option[] => match.prompt(seat)?.options ?? [];
    const answer = (...chosen: string[]) => send({ type: 'answer', seat, ask: ask().id, chosen });
    const named = (option: Option) => ('face' in option ? titleOf(option.face as Face) : option.id);
    const idOf = (name: Name, n = 0) =>
      options().filter(option => named(option) === name || ('face' in option && option.face === name))[n]?.id ??
      fail(`seat ${seat} cannot choose ${name} (${t.asking})`);
    return {
      answer,
      /** Titles, seats and words on offer, in order. */
      get offers(): string[] {
        return options().map(named);
      },
      can: (name: Title) => options().some(option => named(option) === name),
      /** Plays a card and names its target, where it has one. */
      plays(name: Name, at?: Seat | 'guardian') {
        answer(idOf(name));
        if (at !== undefined) answer(at === 'guardian' ? at : `seat:${at}`);
      },
      /** A personal attack with what goes along. */
      attacks(at: Seat, name: Name = 'mouse_attack', ...boosts: Title[]) {
        for (const boost of boosts) answer(idOf(boost));
        answer(idOf(name));
        answer(`seat:${at}`);
      },
      accepts: () => answer('accept'),
      stops: (name: Title = 'cute_eyes') => answer(idOf(name)),
      redirects(to: Seat, name: Title = 'yarn_ball') {
        answer(idOf(name));
        if (t.asking === 'use') answer('redirect');
        answer(`seat:${to}`);
      },
      /** Two cards for the hurricane, or as many as there are. */
      gives(...names: Title[]) {
        const count = new Map<Title, number>();
        answer(
          ...names.map(name => {
            const nth = count.get(name) ?? 0;
            count.set(name, nth + 1);
            return idOf(name, nth);
          }),
        );
      },
      points: (other: Seat) => answer(`seat:${other}`),
      /** Plays no more cards. */
      stopsPlaying: () => answer('done'),
      /** Takes a card with this symbol from the track; any, if none is named. */
      takes(race?: Race) {
        const card = options().find(o => 'face' in o && (race === undefined || raceOf(o.face as Face) === race));
        answer(card?.id ?? fail(`seat ${seat} may not take ${race}`));
      },
    };
  };
  return t;
}

export type TestTable = ReturnType<typeof setTable>;

const fail = (why: string): never => {
  throw new Error(why);
};
