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
  /** Looked up once: a match keeps its piles, only what lies in them changes. */
  readonly #each: { [Z in S['Zone']]?: Card<S['Face']>[][] } = {};
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

  each(zone: S['Zone']): Card<S['Face']>[][] {
    this.#each[zone] ??= this.seats.map(seat => this.cards(`${zone}/${seat}`));
    return this.#each[zone];
  }

  move(id: CardId, from: Pile<S['Zone']>, to: Pile<S['Zone']>, depth = 0): Card<S['Face']> {
    const card = this.#take(id, from);
    insert(this.cards(to), depth, card);
    if (this.#record) this.events.push({ type: 'move', card, from, to });
    return card;
  }

  shuffle(pile: Pile<S['Zone']>, rng: Rng): void {
    shuffleInPlace(this.cards(pile), rng.below);
    if (this.#record) this.events.push({ type: 'shuffle', pile });
  }

  restack(pile: Pile<S['Zone']>, top: readonly CardId[]): void {
    for (let n = top.length - 1; n >= 0; n--) insert(this.cards(pile), 0, this.#take(top[n]!, pile));
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
      else remove(cards, at);
      return card;
    }
    throw new Error(`card ${id} is not in ${from}`);
  }
}

/** Both by hand: `splice` makes a list of what it takes, `unshift` leaves the compiled code. */
function insert<T>(items: T[], at: number, item: T): void {
  items.push(item);
  for (let n = items.length - 1; n > at; n--) items[n] = items[n - 1]!;
  items[at] = item;
}

function remove<T>(items: T[], at: number): void {
  for (let n = at + 1; n < items.length; n++) items[n - 1] = items[n]!;
  items.pop();
}
