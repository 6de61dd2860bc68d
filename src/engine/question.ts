/** The question a match rests on: what each seat may choose, worked out only for a seat that looks or answers. */
import { Answers, isLegal, nobody, picked } from './answers.ts';
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
    this.#options.fill(null);
  }

  prompt(asking: Asking<S>, seat: Seat): Prompt | null {
    if (asking.answers[seat] || !isAsked(asking, seat)) return null;
    const options = this.#optionsFor(seat);
    const { min, max, ordered, fallback } = this.#pickFor(asking, seat);
    const some = options.length;
    return { options, min: Math.min(min, some), max: Math.min(max, some), ordered, fallback: Math.min(fallback, some) };
  }

  /** A pass on a question that allows one looks at no hand at all. */
  accepts(asking: Asking<S>, seat: Seat, chosen: readonly string[]): boolean {
    const pick = this.#pickFor(asking, seat);
    return (chosen.length === 0 && pick.min === 0) || isLegal(pick, this.#optionsFor(seat), chosen);
  }

  /** What the clock answers for a silent seat. */
  fallback(seat: Seat): readonly string[] {
    const { fallback } = this.#step.pick;
    if (fallback === 0) return pass;
    return this.#optionsFor(seat)
      .slice(0, fallback)
      .map(({ id }) => id);
  }

  /** Looks the answers up before the step moves anything. */
  read(asking: Asking<S>): Got {
    const { ask, answers } = asking;
    let got: Answers | null = null;
    for (const seats of ask.also.length > 0 ? [ask.seats, ask.also] : [ask.seats]) {
      for (const seat of seats) {
        const ids = answers[seat];
        if (!ids || ids.length === 0) continue;
        got ??= new Answers();
        got.add(seat, picked(this.#pickFor(asking, seat), this.#optionsFor(seat), ids));
      }
    }
    return got ?? nobody;
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

const pass: readonly string[] = [];
