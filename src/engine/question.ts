/** The question a match rests on: what each seat may choose, worked out only for a seat that looks or answers. */
import { Answers, nobody, picked } from './answers.ts';
import { maybe } from './ask.ts';
import type { Got, Option, Pending, Pick, Prompt, Seat, Shape } from './contract.ts';
import type { Wired } from './steps.ts';
import type { LiveWorld } from './world.ts';

export type Asking<S extends Shape> = Extract<Pending<S>, { on: 'players' }>;

export const isAsked = <S extends Shape>({ ask }: Asking<S>, seat: Seat): boolean =>
  ask.seats.includes(seat) || ask.also.includes(seat);

export class OpenQuestion<S extends Shape> {
  readonly #world: LiveWorld<S>;
  #step: Wired<S>;
  #data: never;
  /** By seat. The table stays still while the question is open, so they hold. */
  readonly #options: (readonly Option[] | null)[];

  constructor(world: LiveWorld<S>, step: Wired<S>, data: never) {
    this.#world = world;
    this.#step = step;
    this.#data = data;
    this.#options = Array(world.seats.length).fill(null);
  }

  ask(step: Wired<S>, data: never): void {
    this.#step = step;
    this.#data = data;
    this.forget();
  }

  /** Something has changed at the table after all. */
  forget(): void {
    for (let seat = 0; seat < this.#options.length; seat++) this.#options[seat] = null;
  }

  prompt(asking: Asking<S>, seat: Seat): Prompt | null {
    if (asking.answers[seat] || !isAsked(asking, seat)) return null;
    const options = this.#optionsFor(seat);
    const { min, max, ordered, fallback } = this.#pickFor(asking, seat);
    const some = options.length;
    return { options, min: Math.min(min, some), max: Math.min(max, some), ordered, fallback: Math.min(fallback, some) };
  }

  /** What a seat chooses by these ids; null if it may not. A pass that is allowed looks at no hand at all. */
  chosen(asking: Asking<S>, seat: Seat, ids: readonly string[]): readonly Option[] | null {
    const isWaitedFor = asking.ask.seats.includes(seat);
    // Who is not waited for has nothing to pass on.
    if (ids.length === 0 && !isWaitedFor) return null;
    const pick = isWaitedFor ? this.#step.pick : maybe;
    return ids.length === 0 && pick.min === 0 ? nothing : picked(pick, this.#optionsFor(seat), ids);
  }

  /** The answers when the clock has spoken for everybody who was silent. */
  silence(asking: Asking<S>): Got {
    const { ask } = asking;
    const { fallback } = this.#step.pick;
    if (ask.rule === 'any' && fallback === 0) return nobody;
    const answers = asking.answers.slice();
    for (const seat of ask.seats) {
      answers[seat] ??= this.#optionsFor(seat)
        .slice(0, fallback)
        .map(({ id }) => id);
    }
    return this.read({ on: 'players', ask, answers });
  }

  /** Looks the answers up before the step moves anything. */
  read(asking: Asking<S>): Got {
    const { ask, answers } = asking;
    const seats: Seat[] = [];
    const options: (readonly Option[])[] = [];
    for (const asked of [ask.seats, ask.also]) {
      for (const seat of asked) {
        const ids = answers[seat];
        if (!ids || ids.length === 0) continue;
        seats.push(seat);
        options.push(this.chosen(asking, seat, ids) ?? nothing);
      }
    }
    return seats.length > 0 ? new Answers(seats, options) : nobody;
  }

  #optionsFor(seat: Seat): readonly Option[] {
    this.#options[seat] ??= this.#step.options(this.#world, this.#data, seat);
    return this.#options[seat];
  }

  /** Who only cuts in chooses one thing, or nothing. */
  #pickFor({ ask }: Asking<S>, seat: Seat): Pick {
    return ask.seats.includes(seat) ? this.#step.pick : maybe;
  }
}

const nothing: readonly never[] = [];
