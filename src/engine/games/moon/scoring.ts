/** Who has won: points of the score pile less those of the penalty row. */
import type { Result, Seat } from '../../contract.ts';
import { type Moon, penalty, score, type Table } from './moon.ts';
import { isIn, present } from './seats.ts';
import { pointsOf } from './sky.ts';

const scoreOf = (w: Table, seat: Seat): number => pointsOf(w.cards(score(seat))) - pointsOf(w.cards(penalty(seat)));

/** T1: first points, then fewer penalty cards, then more full moons; who is still equal shares the win. */
const ranks: readonly ((w: Table, seat: Seat) => number)[] = [
  scoreOf,
  (w, seat) => -w.cards(penalty(seat)).length,
  (w, seat) => w.table.full[seat]!,
];

export function result(w: Table): Result<Moon> {
  const scores = w.seats.map(seat => (isIn(w, seat) ? scoreOf(w, seat) : null));
  w.table.scores = scores;
  w.cue({ cue: 'scored', scores });
  let winners = present(w);
  for (const rank of ranks) {
    const best = Math.max(...winners.map(seat => rank(w, seat)));
    winners = winners.filter(seat => rank(w, seat) === best);
  }
  return { winners, why: 'points' };
}
