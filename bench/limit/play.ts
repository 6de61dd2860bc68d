/** Chance players at the table of the physical limit. */
import type { Rng } from '../../src/engine/contract.ts';
import { asPair, choices, type Table } from './table.ts';

/** One input. */
export interface Move {
  readonly seat: number;
  readonly choice: number;
}

/** Asks only seats that have something to choose, in any order; when none of them wants to, the clock answers. */
export function nextMove(table: Table, rng: Rng): Move {
  if (table.phase !== 'window' && table.phase !== 'grace') {
    return { seat: table.asked, choice: any(options(table, table.asked), rng) };
  }
  const seats = table.hands.length;
  const first = rng.below(seats);
  for (let n = 0; n < seats; n++) {
    const seat = (first + n) % seats;
    const choice = any([...options(table, seat), choices.clock], rng);
    if (choice !== choices.clock) return { seat, choice };
  }
  return { seat: table.asked, choice: choices.clock };
}

const options = (table: Table, seat: number): number[] =>
  candidates(table, seat).filter(choice => table.isLegal(seat, choice));

/** Cards as often as they are in hand, a pair once. */
function candidates({ phase, hands, deck }: Table, seat: number): number[] {
  const hand = hands[seat]!;
  switch (phase) {
    case 'turn':
      return [choices.draw, ...hand, ...Array.from(new Set(hand), asPair)];
    case 'aim':
    case 'revive':
      return upTo(hands.length);
    case 'bury':
      return upTo(deck.length + 1);
    default:
      return [choices.keep, choices.deeper, choices.die, ...hand];
  }
}

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
const any = (list: readonly number[], rng: Rng): number => list[rng.below(list.length)]!;
