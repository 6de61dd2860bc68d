/** What must hold whenever a match of Zombeasts rests. */
import type { Seat, State } from '../../contract.ts';
import { type Colour, colours, print, sides } from './faces.ts';
import { hand, type Moon, moon, score } from './moon.ts';

export function broken(state: State<Moon>): string | null {
  const { piles, table, seats } = state;
  const count = Object.values(piles).reduce((sum, cards) => sum + cards.length, 0);
  if (count !== 90) return `${count} cards in all`;
  if (piles.reserve!.length > 3) return `${piles.reserve!.length} cards in the reserve`;
  if (piles.laid!.length > 1) return `${piles.laid!.length} cards on their way`;
  if ((piles.deck!.length === 0) !== (table.last !== null))
    return `a deck of ${piles.deck!.length}, last ${table.last}`;
  for (const seat of seats) {
    const wrong = wrongAt(state, seat);
    if (wrong) return `seat ${seat}: ${wrong}`;
  }
  return null;
}

function wrongAt(state: State<Moon>, seat: Seat): string | null {
  const { piles, table } = state;
  if (table.status[seat] === 'out' && piles[hand(seat)]!.length > 0) return 'is out and holds cards';
  if (piles[score(seat)]!.length < 4 * table.full[seat]!) return 'has full moons without cards';
  for (const colour of colours) {
    const wrong = wrongMoon(state, seat, colour);
    if (wrong) return `${colour} moon ${wrong}`;
  }
  return null;
}

function wrongMoon({ piles, rules }: State<Moon>, seat: Seat, colour: Colour): string | null {
  const prints = piles[moon(colour, seat)]!.map(({ face }) => print(face));
  if (prints.length > 3) return 'is full and still open';
  if (prints.some(it => it.colour !== colour && it.colour !== 'white')) return 'holds another colour';
  const crowded = sides.some(side => prints.filter(it => it.side === side).length > 2);
  return rules.useQuarters && crowded ? 'has three quarters of one side' : null;
}
