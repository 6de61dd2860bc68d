/** The verbs: each changes the match in place and records what it did. */
import type { Card, CardId, Event, Frame, Pending, Pile, Rng, Seat, Shape, World } from './contract.ts';
import { shuffleInPlace } from './rng.ts';

/** The state as the engine writes it. Everyone else holds the read-only `State`. */
export interface Live<S extends Shape> {
  readonly seats: readonly Seat[];
  readonly rules: S['Rules'];
  readonly table: S['Table'];
  readonly own: S['Own'][];
  readonly vault: S['Vault'];
  readonly piles: Record<string, Card<S['Face']>[]>;
  readonly gone: Seat[];
  readonly stack: { readonly scene: string; step: Frame['step'] }[];
  pending: Pending<S>;
  serial: number;
}

export class LiveWorld<S extends Shape> implements World<S> {
  events: Event<S>[] = [];
  readonly seats: readonly Seat[];
  readonly rules: S['Rules'];
  readonly table: S['Table'];
  readonly own: S['Own'][];
  readonly vault: S['Vault'];
  readonly gone: readonly Seat[];
  readonly #piles: Record<string, Card<S['Face']>[]>;
  readonly #record: boolean;

  constructor(state: Live<S>, record: boolean) {
    this.seats = state.seats;
    this.rules = state.rules;
    this.table = state.table;
    this.own = state.own;
    this.vault = state.vault;
    this.gone = state.gone;
    this.#piles = state.piles;
    this.#record = record;
  }

  cards(pile: Pile<S['Zone']>): Card<S['Face']>[] {
    const cards = this.#piles[pile];
    if (!cards) throw new Error(`no pile ${pile}`);
    return cards;
  }

  move(id: CardId, from: Pile<S['Zone']>, to: Pile<S['Zone']>, depth = 0): void {
    const card = this.#take(id, from);
    const target = this.cards(to);
    if (depth === 0) target.unshift(card);
    else target.splice(depth, 0, card);
    if (this.#record) this.events.push({ type: 'move', card, from, to });
  }

  shuffle(pile: Pile<S['Zone']>, rng: Rng): void {
    shuffleInPlace(this.cards(pile), rng.below);
    if (this.#record) this.events.push({ type: 'shuffle', pile });
  }

  restack(pile: Pile<S['Zone']>, top: readonly CardId[]): void {
    for (let n = top.length - 1; n >= 0; n--) this.cards(pile).unshift(this.#take(top[n]!, pile));
  }

  cue(cue: S['Cue'], to?: readonly Seat[]): void {
    if (this.#record) this.events.push({ type: 'cue', cue, to: to ?? 'all' });
  }

  #take(id: CardId, from: Pile<S['Zone']>): Card<S['Face']> {
    const cards = this.cards(from);
    for (let at = 0; at < cards.length; at++) {
      const card = cards[at]!;
      if (card.id !== id) continue;
      if (at === 0) cards.shift();
      else cards.splice(at, 1);
      return card;
    }
    throw new Error(`card ${id} is not in ${from}`);
  }
}
