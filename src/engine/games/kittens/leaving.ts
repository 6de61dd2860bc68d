/** Leaving a match for good (rules 1.6), and who has won. */
import type { Result, Seat } from '../../contract.ts';
import { isKitten } from './deck.ts';
import { type Asked, blast, hand, type Kittens, type Table } from './kittens.ts';
import { isAlive, isIn, living } from './seats.ts';
import { endAll } from './turns.ts';

/** The last one alive wins at once, even if somebody who left has still something to settle. */
export function winner(w: Table): Result<Kittens> | null {
  const winners = living(w).filter(seat => !w.gone.includes(seat));
  return winners.length > 1 ? null : { winners, why: 'last-alive' };
}

/** The deal, and what others wait for, is settled first, by the default of the prompt; then `farewell` lets them go. */
export function leave(w: Table, seat: Seat, asked: Asked | null): Result<Kittens> | null {
  const isUndealt = w.cards('saves').length > 0;
  const gives = asked !== null && (asked.kind === 'give' || asked.kind === 'feed' || asked.kind === 'rob');
  const isUnsettled = isUndealt || gives || w.table.danger?.seat === seat;
  return isUnsettled ? winner(w) : depart(w, seat);
}

/** Lets everybody go who left while something of theirs was unsettled. */
export function farewell(w: Table): Result<Kittens> | null {
  for (const seat of w.gone) {
    if (!isIn(w, seat) || w.table.danger?.seat === seat) continue;
    const result = depart(w, seat);
    if (result) return result;
  }
  return null;
}

function depart(w: Table, seat: Seat): Result<Kittens> | null {
  if (!isIn(w, seat)) return null;
  const wasAlive = isAlive(w, seat);
  w.table.status[seat] = 'out';
  w.cue({ cue: 'left', by: seat });
  for (const { id } of [...w.cards(hand(seat))]) w.move(id, hand(seat), 'aside');
  for (const { id } of [...w.cards(blast(seat))]) w.move(id, blast(seat), 'box');
  if (wasAlive) takeKitten(w);
  const result = winner(w);
  if (!result && w.table.turn.seat === seat) endAll(w);
  return result;
}

/** One kitten fewer for one living player fewer: the highest in the deck, or one that waits to be hidden (Z46). */
function takeKitten(w: Table): void {
  const inDeck = w.cards('deck').find(isKitten);
  if (inDeck) {
    w.move(inDeck.id, 'deck', 'box');
    return;
  }
  const { danger } = w.table;
  const held = danger && w.cards(blast(danger.seat))[0];
  if (held) w.move(held.id, blast(danger.seat), 'box');
}
