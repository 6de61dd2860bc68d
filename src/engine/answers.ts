/** Answers as the network brings them (option ids) and as a step reads them (options). */
import type { Answer, Card, Got, Option, Pick, Seat } from './contract.ts';

/** The answers that closed an ask: who chose something, and what. */
export class Answers implements Got {
  readonly seats: readonly Seat[];
  readonly #picked: readonly (readonly Option[])[];

  constructor(seats: readonly Seat[], picked: readonly (readonly Option[])[]) {
    this.seats = seats;
    this.#picked = picked;
  }

  chosen(seat: Seat): readonly Option[] {
    return this.#picked[this.seats.indexOf(seat)] ?? nothing;
  }
  card(seat: Seat): Card {
    return this.#only(seat, 'face');
  }
  seat(seat: Seat): Seat {
    return this.#only(seat, 'seat').seat;
  }
  slot(seat: Seat): number {
    return this.#only(seat, 'slot').slot;
  }
  word(seat: Seat): string {
    return this.#only(seat, 'word').word;
  }

  #only<K extends string>(seat: Seat, key: K): Extract<Option, Record<K, unknown>> {
    const option = this.chosen(seat)[0];
    if (!option || !(key in option)) throw new Error(`seat ${seat} chose ${JSON.stringify(option)}, expected a ${key}`);
    return option as Extract<Option, Record<K, unknown>>;
  }
}

/** Nobody chose anything. */
export const nobody: Got = new Answers([], []);

/**
 * The chosen options, in the order of choosing where it matters, else in the order they were offered; null if they may
 * not be chosen. Ids come from the network, so trust nothing: known, different, and as many as asked for.
 */
export function picked(
  { min, max, ordered }: Pick,
  options: readonly Option[],
  ids: readonly string[],
): readonly Option[] | null {
  if (ids.length < Math.min(min, options.length) || ids.length > max) return null;
  const found: Option[] = [];
  for (const id of ids) {
    const option = find(options, id);
    if (!option || found.includes(option)) return null;
    found.push(option);
  }
  return ordered ? found : options.filter(option => found.includes(option));
}

export function allIn(seats: readonly Seat[], answers: readonly Answer[]): boolean {
  for (let n = 0; n < seats.length; n++) if (!answers[seats[n]!]) return false;
  return true;
}

export function find(options: readonly Option[], id: string): Option | null {
  for (let n = 0; n < options.length; n++) if (options[n]!.id === id) return options[n]!;
  return null;
}

const nothing: readonly never[] = [];
