/**
 * The contract between a game and everything that runs it: read this file first.
 *
 * A match is a fold: `start(game)` opens it, `apply(match, input)` moves it on, in place.
 * Between two inputs it rests on exactly one thing (`pending`): players, randomness, or nothing.
 * No function here reads a clock, rolls a die or knows a network.
 */

/** A chair. Seats are 0..n-1 and never renumber during a match. */
export type Seat = number;

export type CardId = string;
/** Made once by `setup`, never changed, shared by every fork. */
export interface Card<Face extends string = string> {
  readonly id: CardId;
  readonly face: Face;
}

/** Who sees the faces in a zone. Everyone always sees the count. */
export type Sight = 'all' | 'owner' | 'none';
export interface Zone {
  readonly per: 'table' | 'seat';
  readonly sight: Sight;
  /** Its cards lie side by side, all in sight at once. Without it they lie in a heap. */
  readonly lies?: 'in a row';
  /** Faces that never lie here at rest. Without it a bot would imagine an Exploding Kitten in a hand. */
  readonly never?: readonly string[];
}
export type Pile<Z extends string = string> = Z | `${Z}/${Seat}`;

/** What one game fills in. Written once per game as an interface. */
export interface Shape {
  Face: string;
  Zone: string;
  /** What the lobby lets people choose. Public, and fixed for the match. */
  Rules: Readonly<Record<string, RuleValue>>;
  /** Public facts: whose turn, who is dead. Sent to everyone verbatim. */
  Table: object;
  /** Facts one seat knows: a hidden role. Sent to that seat verbatim. */
  Own: object;
  /** Facts no seat knows. Never sent. */
  Vault: object;
  /** What a seat can be asked, and what everyone may know about the question. */
  Ask: { readonly kind: string };
  /** Something to announce that no card move shows. */
  Cue: { readonly cue: string };
  /** The ways a match can end. */
  End: string;
}

export type RuleValue = boolean | string | number | null;

// ── Decisions ────────────────────────────────────────────────────────────────

/** One thing a seat may choose. A card is its own option. Engine-wide, so ui and bots need no game knowledge. */
export type Option =
  | Card
  | { readonly id: string; readonly cards: readonly Card[] }
  | { readonly id: string; readonly seat: Seat }
  | { readonly id: string; readonly slot: number }
  | { readonly id: string; readonly word: string };

/** Choose between `min` and `max` options, or as many as there are. `min: 0` means the seat may pass. */
export interface Pick {
  readonly min: number;
  readonly max: number;
  /** Does the order of the choice matter? */
  readonly ordered: boolean;
  /** How many options, from the first, the clock takes for a silent seat. */
  readonly fallback: number;
}
/** What a seat is asked: its legal moves, and how many of them to choose. */
export interface Prompt extends Pick {
  readonly options: readonly Option[];
}

export interface Ask<S extends Shape = Shape> {
  readonly id: number;
  readonly about: S['Ask'];
  /** 'any': the first real answer closes it. 'each': it waits for every seat, answers stay sealed. */
  readonly rule: 'any' | 'each';
  /** Whom the table waits for. When all of them have passed, the ask is closed. */
  readonly seats: readonly Seat[];
  /** Who may cut in as well, and is not waited for. */
  readonly also: readonly Seat[];
  /** 'window': a chance to react, which everybody may let pass. How long it stays open must not tell who could. */
  readonly clock: 'plain' | 'window';
  /** A duration; null: no clock. The host owns the clock and sends `timeout`. */
  readonly ms: number | null;
}

export interface Draw {
  readonly id: number;
  /** What it is for. Also the label under which the seed is expanded. */
  readonly why: string;
  /** 'all': the outcome is public (a coin flip). 'none': it must stay sealed (a shuffle). */
  readonly sight: 'all' | 'none';
}

// ── State ────────────────────────────────────────────────────────────────────

/** Where a scene stands: its next step and what that step needs to know. Plain data. */
export interface Frame {
  readonly scene: string;
  readonly step: { readonly at: string };
}

export interface Result<S extends Shape = Shape> {
  readonly winners: readonly Seat[];
  readonly why: S['End'];
}

/** Option ids; an empty list is a pass; null is not answered yet. */
export type Answer = readonly string[] | null;
export type Pending<S extends Shape = Shape> =
  | { readonly on: 'players'; readonly ask: Ask<S>; readonly answers: readonly Answer[] }
  | { readonly on: 'random'; readonly draw: Draw }
  | { readonly on: 'nothing'; readonly result: Result<S> };

/** The whole of a match as plain data: it survives JSON. Read it; only the engine writes it. */
export interface State<S extends Shape = Shape> {
  readonly seats: readonly Seat[];
  readonly rules: S['Rules'];
  readonly table: S['Table'];
  readonly own: readonly S['Own'][];
  readonly vault: S['Vault'];
  readonly piles: Readonly<Record<string, readonly Card<S['Face']>[]>>;
  /** Seats that left the match for good, in the order they left. They are never asked again. */
  readonly gone: readonly Seat[];
  readonly stack: readonly Frame[];
  readonly pending: Pending<S>;
  /** The number of the next ask or draw. */
  readonly serial: number;
}

/** A match under way. `state` changes in place: `save` it to keep it, `fork` the match to try something. */
export interface Match<S extends Shape = Shape> {
  readonly game: Game<S>;
  readonly state: State<S>;
  /** Grows with every input that was taken. */
  readonly version: number;
  /** What a seat may answer now; good until the next input. */
  prompt(seat: Seat): Prompt | null;
}

// ── Input and output ─────────────────────────────────────────────────────────

export type Input =
  | { readonly type: 'answer'; readonly seat: Seat; readonly ask: number; readonly chosen: readonly string[] }
  | { readonly type: 'timeout'; readonly ask: number }
  | { readonly type: 'random'; readonly draw: number; readonly seed: string }
  | { readonly type: 'leave'; readonly seat: Seat };

/** Why an input from the network was refused. Never thrown: bad input is normal. A refusal changes nothing. */
export const refusals = ['not-now', 'stale', 'not-asked', 'answered', 'illegal'] as const;
export type Refusal = (typeof refusals)[number];

export type Outcome<S extends Shape = Shape> =
  | { readonly ok: true; readonly events: readonly Event<S>[] }
  | { readonly ok: false; readonly why: Refusal };

/** What happened, in full. Only `seen()` may turn it into something to send. */
export type Event<S extends Shape = Shape> =
  | { readonly type: 'move'; readonly card: Card<S['Face']>; readonly from: Pile; readonly to: Pile }
  | { readonly type: 'shuffle'; readonly pile: Pile }
  | { readonly type: 'cue'; readonly cue: S['Cue']; readonly to: readonly Seat[] | 'all' };

// ── Scenes ───────────────────────────────────────────────────────────────────

/**
 * A scene is a record of steps; `F` lists them and the data each one carries.
 * A step acts, or asks players, or waits for randomness. What it carries is the same before and after the wait.
 */
export type Scene<S extends Shape, F extends { at: string }> = {
  readonly [A in F['at']]: Step<S, StepOf<F, A>, F>;
};
/** The data one step carries; steps that carry the same may be written together: `{ at: 'a' | 'b'; by: Seat }`. */
type StepOf<F, A> = F extends { at: infer At } ? (A extends At ? Omit<F, 'at'> & { readonly at: A } : never) : never;
export type Step<S extends Shape, D, F> = Act<S, D, F> | Question<S, D, F> | Chance<S, D, F>;

/** `value` is what a called scene was `done` with. */
export type Act<S extends Shape, D, F> = (w: World<S>, f: Readonly<D>, value: unknown) => Next<S, F>;

/** Players decide. Until the ask is closed the table stays still: all but `then` only look. */
export interface Question<S extends Shape, D, F> {
  /** 'any': the first real answer closes it. 'each': everybody answers, and nobody sees an answer before the last is in. */
  readonly ask: Ask['rule'];
  /** Names the decision, with what everyone may know about it. */
  readonly about: (w: World<S>, f: Readonly<D>) => S['Ask'];
  /** Who is asked. Must follow from public facts. Nobody, and nobody in `also`: `then` runs at once. */
  readonly seats: (w: World<S>, f: Readonly<D>) => readonly Seat[];
  /** Who may cut in without being waited for, as those in `seats` are. Must follow from public facts, too. */
  readonly also?: (w: World<S>, f: Readonly<D>, seats: readonly Seat[]) => readonly Seat[];
  /** What one of them may choose. Worked out only for a seat that looks or answers. */
  readonly options: (w: World<S>, f: Readonly<D>, seat: Seat) => readonly Option[];
  /** One of the options by its id; null if it is none. Only where that is quicker than listing all of them. */
  readonly option?: (w: World<S>, f: Readonly<D>, seat: Seat, id: string) => Option | null;
  /** How many, for those it waits for. `one`, unless said otherwise. */
  readonly pick?: Pick;
  readonly ms?: (w: World<S>, f: Readonly<D>) => number | null;
  /** 'window' for reactions to what somebody did; 'plain' for everything else. */
  readonly clock?: Ask['clock'];
  /** Looked at when somebody leaves the match: false drops the question, and `then` finds no answer. */
  readonly still?: (w: World<S>, f: Readonly<D>) => boolean;
  /** A seat that left has no answer here; one that was silent has its fallback. */
  readonly then: (w: World<S>, f: Readonly<D>, got: Got) => Next<S, F>;
  readonly random?: undefined;
}
/** Dice decide. `random` says what about. */
export interface Chance<S extends Shape, D, F> {
  readonly random: string;
  readonly sight: Draw['sight'];
  readonly then: (w: World<S>, f: Readonly<D>, rng: Rng) => Next<S, F>;
  readonly ask?: undefined;
}

/** Which step goes on. */
export type Next<S extends Shape, F> =
  | { readonly do: 'go'; readonly then: F }
  | { readonly do: 'call'; readonly frame: Frame; readonly then: F }
  | { readonly do: 'done'; readonly value: unknown }
  | { readonly do: 'over'; readonly result: Result<S> };

/** The answers that closed an ask. */
export interface Got {
  /** Seats that chose something, in the order they were asked; passes are left out. */
  readonly seats: readonly Seat[];
  chosen(seat: Seat): readonly Option[];
  card(seat: Seat): Card;
  seat(seat: Seat): Seat;
  slot(seat: Seat): number;
  word(seat: Seat): string;
}

export interface Rng {
  /** Uniform in 0..n-1. */
  below(n: number): number;
  shuffled<T>(items: readonly T[]): T[];
}
/** Turns an agreed seed into numbers for one draw; null if it is no seed. */
export type Dice = (seed: string, label: string) => Rng | null;

/** The table as a step sees and changes it. Every verb also records its event. */
export interface World<S extends Shape> {
  readonly seats: readonly Seat[];
  readonly rules: S['Rules'];
  readonly table: S['Table'];
  readonly own: S['Own'][];
  readonly vault: S['Vault'];
  readonly gone: readonly Seat[];
  /** The pile as it lies, top first. Copy it to walk it while moving. */
  cards(pile: Pile<S['Zone']>): readonly Card<S['Face']>[];
  /** The piles of a zone that every seat has, by seat: `each('hand')[3]` is `cards('hand/3')`. */
  each(zone: S['Zone']): readonly (readonly Card<S['Face']>[])[];
  /** `depth` counts from the top; 0 is the top. Returns the card. */
  move(card: CardId, from: Pile<S['Zone']>, to: Pile<S['Zone']>, depth?: number): Card<S['Face']>;
  shuffle(pile: Pile<S['Zone']>, rng: Rng): void;
  /** Puts the named top cards back in this order, first on top. */
  restack(pile: Pile<S['Zone']>, top: readonly CardId[]): void;
  /** The cue is kept as it is: hand over nothing that changes later. */
  cue(cue: S['Cue'], to?: readonly Seat[]): void;
}

// ── The game ─────────────────────────────────────────────────────────────────

/** A scene as the engine keeps it: which data a step carries is known to the scene alone. */
export type AnyScene<S extends Shape> = Readonly<Record<string, Step<S, never, unknown>>>;

/** A short public mark on a seat, for any table to show: `{ sign: 'owes', n: 2 }`. */
export interface Sign {
  readonly sign: string;
  readonly n?: number;
}

export interface Setup<S extends Shape> {
  readonly table: S['Table'];
  readonly own: readonly S['Own'][];
  readonly vault: S['Vault'];
  readonly piles: Readonly<Record<string, readonly Card<S['Face']>[]>>;
  readonly first: Frame;
}

export interface Game<S extends Shape> {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** Every rule the lobby may change, with its values, the usual one first. */
  readonly choices: { readonly [K in keyof S['Rules']]: readonly S['Rules'][K][] };
  readonly zones: Readonly<Record<S['Zone'], Zone>>;
  readonly scenes: Readonly<Record<string, AnyScene<S>>>;
  /** Makes everything anew: the match changes it in place. */
  setup(seats: number, rules: S['Rules']): Setup<S>;
  /**
   * A seat leaves for good; `asked` is the open question, if the table waits for this seat or has its answer.
   * May put it off while something of theirs is unsettled (`w.gone` tells later). A result ends the match.
   */
  leave(w: World<S>, seat: Seat, asked: S['Ask'] | null): Result<S> | null;
  /** What a table may show at a seat, from public facts alone. */
  signs(table: S['Table'], seat: Seat): readonly Sign[];
  /** What is wrong with a state at rest; null if nothing is. Simulation and tests look, a match does not. */
  broken(state: State<S>): string | null;
  /** Deals `own` and `vault` anew as far as `seat` cannot know them. The engine does it for cards. */
  redeal?(w: World<S>, seat: Seat | null, rng: Rng): void;
}

/** A game whose shape only the game itself knows: what lobby, host and table work with. */
export type AnyGame = Game<Shape>;

// ── Views ────────────────────────────────────────────────────────────────────

declare const projected: unique symbol;
/** Safe for one pair of eyes. Only `project()` and `seen()` make these; `send()` takes nothing else. */
export type Projected<T> = T & { readonly [projected]: true };

export interface PileView {
  readonly count: number;
  readonly cards: readonly Card[] | null;
}

export type Waiting<S extends Shape = Shape> =
  | { readonly on: 'players'; readonly ask: Ask<S>; readonly answered: readonly Seat[] }
  | { readonly on: 'random'; readonly draw: Draw }
  | { readonly on: 'nothing'; readonly result: Result<S> };

/** A copy: it stays as it is while the match goes on. */
export interface View<S extends Shape = Shape> {
  readonly seat: Seat | null;
  readonly seats: readonly Seat[];
  readonly rules: S['Rules'];
  readonly table: S['Table'];
  readonly own: S['Own'] | null;
  readonly piles: Readonly<Record<string, PileView>>;
  readonly gone: readonly Seat[];
  readonly waiting: Waiting<S>;
  /** What I may answer now. These are all my legal moves. */
  readonly prompt: Prompt | null;
}

export type SeenEvent<S extends Shape = Shape> =
  | { readonly type: 'move'; readonly card: Card | null; readonly from: Pile; readonly to: Pile }
  | { readonly type: 'shuffle'; readonly pile: Pile }
  | { readonly type: 'cue'; readonly cue: S['Cue'] };

/** A player that sees what a person sees: it watches events and answers prompts. */
export interface Bot<S extends Shape = Shape> {
  watch(events: readonly SeenEvent<S>[], view: View<S>): void;
  answer(view: View<S>, prompt: Prompt): readonly string[];
}
