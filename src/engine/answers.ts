/** Answers as the network brings them (option ids) and as a step reads them (options). */
import type { Answer, Card, Got, Option, Pick, Seat } from './contract.ts';

/** The answers that closed an ask. */
export class Answers implements Got {
  readonly seats: Seat[] = [];
  readonly #picked: (readonly Option[])[] = [];

  add(seat: Seat, options: readonly Option[]): void {
    this.seats.push(seat);
    this.#picked.push(options);
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
export const nobody: Got = new Answers();

/** Ids come from the network, so trust nothing: known, different, and as many as asked for. */
export function isLegal({ min, max }: Pick, options: readonly Option[], chosen: readonly string[]): boolean {
  if (chosen.length < Math.min(min, options.length) || chosen.length > max) return false;
  for (let n = 0; n < chosen.length; n++) {
    if (!find(options, chosen[n]!) || chosen.indexOf(chosen[n]!) !== n) return false;
  }
  return true;
}

/** The chosen options, in the order of choosing where it matters, else in the order they were offered. */
export function picked({ ordered }: Pick, options: readonly Option[], ids: readonly string[]): readonly Option[] {
  if (ids.length === 1) return [find(options, ids[0]!)!];
  if (ordered) return ids.map(id => find(options, id)!);
  return options.filter(option => ids.includes(option.id));
}

export function allIn(seats: readonly Seat[], answers: readonly Answer[]): boolean {
  for (let n = 0; n < seats.length; n++) if (!answers[seats[n]!]) return false;
  return true;
}

function find(options: readonly Option[], id: string): Option | undefined {
  for (let n = 0; n < options.length; n++) if (options[n]!.id === id) return options[n];
  return undefined;
}

const nothing: readonly never[] = [];
