/**
 * The physical limit: the rules subset of bench/README.md as one mutable class over arrays of integers. It says
 * whether a move is legal and makes it; it knows no events, no views, no names and no way back.
 */
import type { Rng } from '../../src/engine/contract.ts';
import { editions } from '../../src/engine/games/kittens/decks/index.ts';
import { type Face, faces } from '../../src/engine/games/kittens/faces.ts';
import { shuffleInPlace } from '../../src/engine/rng.ts';

const seats = 5;
const handSize = 7;

const number = (face: Face): number => faces.indexOf(face);
const kitten = number('exploding_kitten');
const save = number('zombie_kitten');
const nope = number('nope');
const attack = number('attack_2x');
const attackOfDead = number('attack_of_dead');
const skip = number('skip');
const superSkip = number('super_skip');
const seeFuture = number('see_future_3');
const shuffle = number('shuffle_now');
const favor = number('favor');
const dig = number('dig_deeper');
const alone = new Set([attack, attackOfDead, skip, superSkip, seeFuture, shuffle, favor, dig]);

const { pool, box } = editions.zombie_kittens.deal(seats);
const poolNumbers = pool.map(number);
const boxNumbers = box.map(number);

export type Phase = 'turn' | 'aim' | 'window' | 'grace' | 'give' | 'dig' | 'explode' | 'revive' | 'bury' | 'over';

/** What a seat chooses where it does not choose a card, a seat or a place. */
export const choices = { draw: -1, clock: -2, keep: -3, deeper: -4, die: -5 } as const;
/** A card laid as one of a pair is its number and this. */
const pair = 100;
export const asPair = (card: number): number => card + pair;

export class Table {
  phase: Phase = 'turn';
  turn: number;
  owed = 1;
  attacked = false;
  /** Whom the table waits for, but in a window: there it is everyone with cards. */
  asked: number;
  /** The top is the last. */
  readonly deck = poolNumbers.slice();
  readonly discard: number[] = [];
  readonly hands: number[][] = [];
  readonly dead: boolean[] = [];
  future: readonly number[] = [];
  /** What lies on the table, whom it hits, how many Nopes are on it and who laid the last card. */
  as = 0;
  target = 0;
  nopes = 0;
  last = 0;
  /** Kittens that the seat to move has to hide. */
  held = 0;
  readonly #rng: Rng;

  constructor(rng: Rng) {
    this.#rng = rng;
    shuffleInPlace(this.deck, rng.below);
    for (let seat = 0; seat < seats; seat++) {
      this.hands.push([save, ...this.deck.splice(-handSize)]);
      this.dead.push(false);
    }
    this.deck.push(...boxNumbers);
    shuffleInPlace(this.deck, rng.below);
    this.turn = rng.below(seats);
    this.asked = this.turn;
  }

  isLegal(seat: number, choice: number): boolean {
    const hand = this.hands[seat]!;
    if (this.phase === 'window') {
      return choice === choices.clock || (choice === nope && seat !== this.last && hand.includes(nope));
    }
    if (this.phase === 'grace') return choice === choices.clock;
    if (seat !== this.asked) return false;
    switch (this.phase) {
      case 'turn':
        return choice === choices.draw || this.#isPlayable(hand, choice);
      case 'aim':
        return this.#isTarget(choice);
      case 'give':
        return hand.includes(choice);
      case 'dig':
        return choice === choices.keep || (choice === choices.deeper && this.deck.length > 1);
      case 'explode':
        return choice === choices.die || (choice === save && hand.includes(save));
      case 'revive':
        return this.dead[choice] === true;
      case 'bury':
        return choice >= 0 && choice <= this.deck.length;
      case 'over':
        return false;
    }
  }

  #isPlayable(hand: readonly number[], choice: number): boolean {
    const first = hand.indexOf(choice % pair);
    if (first < 0) return false;
    if (choice >= pair) return hand.includes(choice - pair, first + 1) && this.#hasTarget();
    if (choice === attackOfDead) return this.dead.includes(true);
    return alone.has(choice) && (choice !== favor || this.#hasTarget());
  }

  #isTarget(seat: number): boolean {
    return seat >= 0 && seat < seats && seat !== this.turn && !this.dead[seat] && this.hands[seat]!.length > 0;
  }

  #hasTarget(): boolean {
    for (let seat = 0; seat < seats; seat++) if (this.#isTarget(seat)) return true;
    return false;
  }

  /** Makes a move, or says that it is not legal. */
  move(seat: number, choice: number): boolean {
    if (!this.isLegal(seat, choice)) return false;
    switch (this.phase) {
      case 'turn':
        this.#act(seat, choice);
        break;
      case 'aim':
        this.target = choice;
        this.phase = 'window';
        break;
      case 'window':
        this.#react(seat, choice);
        break;
      case 'grace':
        this.#draw(this.deck.length - 1);
        break;
      case 'give':
        this.#hand(seat, choice);
        this.#goOn();
        break;
      case 'dig':
        this.#draw(this.deck.length - (choice === choices.keep ? 1 : 2));
        break;
      case 'explode':
        if (choice === save) this.#save(seat);
        else this.#die(seat);
        break;
      case 'revive':
        this.dead[choice] = false;
        this.held++;
        this.phase = 'bury';
        break;
      case 'bury':
        this.deck.splice(this.deck.length - choice, 0, kitten);
        if (--this.held === 0) this.#endOne();
    }
    return true;
  }

  #act(seat: number, choice: number): void {
    if (choice === choices.draw) {
      this.phase = 'grace';
      return;
    }
    this.#lay(seat, choice % pair);
    if (choice >= pair) this.#lay(seat, choice - pair);
    this.as = choice;
    this.nopes = 0;
    this.phase = choice >= pair || choice === favor ? 'aim' : 'window';
  }

  #react(seat: number, choice: number): void {
    if (choice === nope) {
      this.#lay(seat, nope);
      this.nopes++;
      return;
    }
    if (this.nopes % 2 === 1) this.#goOn();
    else this.#resolve();
  }

  #resolve(): void {
    const { as } = this;
    if (as >= pair) {
      const cards = this.hands[this.target]!;
      this.#hand(this.target, cards[this.#rng.below(cards.length)]!);
      this.#goOn();
      return;
    }
    switch (as) {
      case attack:
        this.#attack(2);
        break;
      case attackOfDead:
        this.#attack(3 * this.#deadCount());
        break;
      case skip:
        this.#endOne();
        break;
      case superSkip:
        this.#endAll();
        break;
      case favor:
        this.phase = 'give';
        this.asked = this.target;
        break;
      case dig:
        this.phase = 'dig';
        break;
      case seeFuture:
        this.future = this.deck.slice(-3);
        this.#goOn();
        break;
      case shuffle:
        shuffleInPlace(this.deck, this.#rng.below);
        this.#goOn();
    }
  }

  #draw(at: number): void {
    const card = this.deck[at]!;
    if (at === this.deck.length - 1) this.deck.pop();
    else this.deck.splice(at, 1);
    if (card === kitten) {
      this.phase = 'explode';
      return;
    }
    this.hands[this.turn]!.push(card);
    this.#endOne();
  }

  #save(seat: number): void {
    this.#lay(seat, save);
    this.held = 1;
    this.phase = this.dead.includes(true) ? 'revive' : 'bury';
  }

  #die(seat: number): void {
    this.dead[seat] = true;
    if (this.#deadCount() === seats - 1) this.phase = 'over';
    else this.#endAll();
  }

  #deadCount(): number {
    let count = 0;
    for (const dead of this.dead) if (dead) count++;
    return count;
  }

  /** The same turn goes on. */
  #goOn(): void {
    this.phase = 'turn';
    this.asked = this.turn;
  }

  #endOne(): void {
    if (this.owed === 1) {
      this.#endAll();
      return;
    }
    this.owed--;
    this.#goOn();
  }

  #endAll(): void {
    this.owed = 1;
    this.attacked = false;
    this.#next();
  }

  #attack(turns: number): void {
    this.owed = turns + (this.attacked ? this.owed : 0);
    this.attacked = true;
    this.#next();
  }

  #next(): void {
    do this.turn = (this.turn + 1) % seats;
    while (this.dead[this.turn]);
    this.#goOn();
  }

  #lay(seat: number, card: number): void {
    this.#take(seat, card);
    this.discard.push(card);
    this.last = seat;
  }

  /** From a hand to the hand of the seat whose turn it is. */
  #hand(from: number, card: number): void {
    this.#take(from, card);
    this.hands[this.turn]!.push(card);
  }

  #take(seat: number, card: number): void {
    const hand = this.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
  }
}
