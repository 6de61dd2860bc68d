/** The part of boardgame.io that is used here. Typed by hand, so that types check before bench/ is installed. */
import { createRequire } from 'node:module';
import path from 'node:path';

export type PlayerID = string;

export interface Ctx {
  readonly currentPlayer: PlayerID;
  readonly activePlayers: Readonly<Record<PlayerID, string>> | null;
  /** 0 before the first one. */
  readonly turn: number;
  readonly gameover?: unknown;
}

/** What a move gets. `G` is a draft: changing it makes the next state. */
export interface Context<G> {
  readonly G: G;
  readonly ctx: Ctx;
  readonly playerID: PlayerID;
  readonly events: {
    endTurn(): void;
    setActivePlayers(arg: { readonly value: Readonly<Record<PlayerID, string>> }): void;
  };
  readonly random: {
    Shuffle<T>(deck: readonly T[]): T[];
    /** From 1 on. */
    Die(spots: number): number;
  };
}
export const INVALID_MOVE = 'INVALID_MOVE';
/** `client: false`: a client does not guess the outcome of what it cannot see. */
export interface Move<G> {
  readonly move: (context: Context<G>, ...args: never[]) => typeof INVALID_MOVE | undefined;
  readonly client: false;
}
export type Moves<G> = Readonly<Record<string, Move<G>>>;

export interface Choice {
  readonly move: string;
  readonly args: readonly unknown[];
}

export interface Game<G> {
  readonly name: string;
  readonly seed?: number;
  readonly disableUndo: true;
  readonly setup: (context: Pick<Context<G>, 'ctx' | 'random'>) => G;
  readonly playerView: (context: { readonly G: G; readonly ctx: Ctx; readonly playerID: PlayerID | null }) => unknown;
  readonly endIf: (context: Pick<Context<G>, 'G'>) => object | undefined;
  readonly moves: Moves<G>;
  readonly turn: {
    readonly order: Readonly<Record<'first' | 'next', (context: Pick<Context<G>, 'G' | 'ctx'>) => number>>;
    readonly stages: Readonly<Record<string, { readonly moves: Moves<G> }>>;
  };
  readonly ai: { readonly enumerate: (G: G, ctx: Ctx, playerID: PlayerID) => readonly Choice[] };
}

export interface State<G> {
  readonly G: G;
  readonly ctx: Ctx;
}
export interface Action {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: PlayerID };
}

export interface Client<G> {
  readonly store: { dispatch(action: Action): void };
  readonly moves: Readonly<Record<string, (...args: readonly unknown[]) => void>>;
  getState(): State<G> | null;
  start(): void;
  stop(): void;
}
interface ClientOptions<G> {
  readonly game: Game<G>;
  readonly numPlayers: number;
  readonly debug: false;
  readonly playerID?: PlayerID;
  readonly multiplayer?: unknown;
}

export declare class BotClass<G> {
  constructor(options: { readonly enumerate: Game<G>['ai']['enumerate'] });
  enumerate(G: G, ctx: Ctx, playerID: PlayerID): Action[];
}

interface Library {
  readonly client: { Client<G>(options: ClientOptions<G>): Client<G> };
  readonly multiplayer: { Local(options: { readonly storageKey: string }): unknown };
  readonly internal: {
    InitializeGame<G>(options: { readonly game: Game<G>; readonly numPlayers: number }): State<G>;
  };
  readonly ai: {
    readonly Bot: typeof BotClass;
    Simulate<G>(options: { readonly game: Game<G>; readonly bots: BotClass<G>; readonly state: State<G> }): Promise<{
      readonly state: State<G>;
    }>;
  };
}

// The benchmark runs bundled from elsewhere, but always in the root of the repository.
const require = createRequire(path.resolve('bench/package.json'));

const load = <K extends keyof Library>(part: K): Library[K] => require(`boardgame.io/${part}`);
export const { Client } = load('client');
export const { Local } = load('multiplayer');
export const { InitializeGame } = load('internal');
export const { Bot, Simulate } = load('ai');
