/** What is printed on the box of Zombeasts: all that a page must know before it plays. */
import type { Game, Seat, Sign } from '../../contract.ts';
import { type Facts, type Mark, type Moon, zones } from './moon.ts';

export const box: Pick<Game<Moon>, 'id' | 'seats' | 'choices' | 'zones' | 'signs'> = {
  id: 'zombeasts',
  seats: { min: 2, max: 4 },
  choices: {
    dreams: [false, true],
    useQuarters: [true, false],
    turnMs: [60_000, 30_000, 90_000, null],
  },
  zones,
  signs,
};

function signs({ turn, status, full, scores }: Facts, seat: Seat): (Sign & { readonly sign: Mark })[] {
  if (status[seat] === 'out') return [{ sign: 'out' }];
  const found: (Sign & { readonly sign: Mark })[] = [];
  if (turn.seat === seat && !scores) found.push({ sign: 'turn' });
  if (full[seat]! > 0) found.push({ sign: 'full', n: full[seat]! });
  const points = scores?.[seat] ?? null;
  return points === null ? found : [...found, { sign: 'points', n: points }];
}
