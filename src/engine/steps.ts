/** Every step of a game in one shape, looked up by scene and name, so that the engine's loop meets one kind of object. */
import { one } from './ask.ts';
import type { Ask, Draw, Game, Next, Option, Pick, Seat, Shape, Step, World } from './contract.ts';

export interface Wired<S extends Shape> {
  readonly is: 'act' | 'ask' | 'random';
  readonly why: string;
  readonly sight: Draw['sight'];
  readonly rule: 'any' | 'each';
  readonly about: (w: World<S>, f: never) => S['Ask'];
  readonly seats: (w: World<S>, f: never) => readonly Seat[];
  readonly also: (w: World<S>, f: never, seats: readonly Seat[]) => readonly Seat[];
  readonly options: (w: World<S>, f: never, seat: Seat) => readonly Option[];
  readonly option: ((w: World<S>, f: never, seat: Seat, id: string) => Option | null) | null;
  readonly pick: Pick;
  readonly ms: (w: World<S>, f: never) => number | null;
  readonly clock: Ask['clock'];
  readonly still: (w: World<S>, f: never) => boolean;
  /** `came` is what the step waited for: answers, dice, or the value of a called scene. */
  readonly then: (w: World<S>, f: never, came: never) => Next<S, unknown>;
}
export type Wiring<S extends Shape> = ReadonlyMap<string, ReadonlyMap<string, Wired<S>>>;

const wirings = new WeakMap<object, unknown>();

/** The steps of a game. Worked out once per game. */
export function wired<S extends Shape>(game: Game<S>): Wiring<S> {
  let wiring = wirings.get(game) as Wiring<S> | undefined;
  if (!wiring) {
    wiring = new Map(
      Object.entries(game.scenes).map(([scene, steps]) => [
        scene,
        new Map(Object.entries(steps).map(([at, step]) => [at, wire<S>(step)])),
      ]),
    );
    wirings.set(game, wiring);
  }
  return wiring;
}

const nobody = (): readonly Seat[] => none;
const none: readonly never[] = Object.freeze([]);
const unused = {
  why: '',
  sight: 'none',
  rule: 'any',
  about: () => ({ kind: '' }),
  seats: nobody,
  also: nobody,
  options: () => none,
  option: null,
  pick: one,
  ms: () => null,
  clock: 'plain',
  still: () => true,
} as const;

function wire<S extends Shape>(step: Step<S, never, unknown>): Wired<S> {
  if (typeof step === 'function') return { is: 'act', ...unused, then: step };
  if (step.random !== undefined) {
    return { is: 'random', ...unused, why: step.random, sight: step.sight, then: step.then };
  }
  return { is: 'ask', ...unused, ...step, rule: step.ask };
}
