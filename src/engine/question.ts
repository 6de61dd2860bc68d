/** The question a match rests on: what each seat may choose, worked out only for a seat that looks or answers. */
import { Answers, find, nobody, picked } from './answers.ts';
import { maybe } from './ask.ts';
import type { Ask, Got, Option, Pending, Pick, Prompt, Seat, Shape } from './contract.ts';
import type { Wired } from './steps.ts';
import type { LiveWorld } from './world.ts';

export type Asking<S extends Shape> = Extract<Pending<S>, { on: 'players' }>;

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

  /** How many a seat may choose; null if it is not asked. */
  pick({ seats, also }: Ask<S>, seat: Seat): Pick | null {
    return seats.includes(seat) ? this.#step.pick : also.includes(seat) ? cutIn : null;
  }

  prompt(asking: Asking<S>, seat: Seat): Prompt | null {
    const pick = this.pick(asking.ask, seat);
    if (!pick || asking.answers[seat]) return null;
    const options = this.#optionsFor(seat);
    const { min, max, ordered, fallback } = pick;
    const some = options.length;
    return { options, min: Math.min(min, some), max: Math.min(max, some), ordered, fallback: Math.min(fallback, some) };
  }

  /** What a seat chooses by these ids; null if it may not. A pass that is allowed looks at no hand at all. */
  chosen(pick: Pick, seat: Seat, ids: readonly string[]): readonly Option[] | null {
    // Who is not waited for has nothing to pass on.
    if (ids.length === 0 && pick.min === 0) return pick === cutIn ? null : nothing;
    if (pick.max > 1 || ids.length !== 1) return picked(pick, this.#optionsFor(seat), ids);
    const option = this.#option(seat, ids[0]!);
    return option && [option];
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
        const pick = ids && ids.length > 0 && this.pick(ask, seat);
        if (!pick) continue;
        seats.push(seat);
        options.push(this.chosen(pick, seat, ids) ?? nothing);
      }
    }
    return seats.length > 0 ? new Answers(seats, options) : nobody;
  }

  #optionsFor(seat: Seat): readonly Option[] {
    this.#options[seat] ??= this.#step.options(this.#world, this.#data, seat);
    return this.#options[seat];
  }

  #option(seat: Seat, id: string): Option | null {
    const { option } = this.#step;
    const isListed = option === null || this.#options[seat] !== null;
    return isListed ? find(this.#optionsFor(seat), id) : option(this.#world, this.#data, seat, id);
  }
}

/** Who only cuts in chooses one thing, or does not answer. */
const cutIn: Pick = { ...maybe };
const nothing: readonly never[] = [];
