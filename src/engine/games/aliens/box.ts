/** What is printed on the box of Kittens vs Aliens: all that a page must know before it plays. */
import type { Game, Seat, Sign } from '../../contract.ts';
import { type Aliens, type Facts, type Mark, zones } from './aliens.ts';

export const box: Pick<Game<Aliens>, 'id' | 'seats' | 'choices' | 'zones' | 'signs'> = {
  id: 'kittens_vs_aliens',
  seats: { min: 4, max: 9 },
  choices: {
    livesBonus: [false, true],
    rounds: [40, 20],
    turnMs: [90_000, 60_000, 120_000, null],
  },
  zones,
  signs,
};

function signs({ turn, players }: Facts, seat: Seat): (Sign & { readonly sign: Mark })[] {
  const { character, alive, lives, role, lies } = players[seat]!;
  const found: (Sign & { readonly sign: Mark })[] = [];
  if (character !== null) found.push({ sign: character });
  if (role !== null) found.push({ sign: role });
  if (!alive) return [...found, { sign: 'out' }];
  if (character !== null) found.push({ sign: 'lives', n: lives });
  for (const sign of lies) found.push({ sign });
  if (turn.seat === seat && character !== null) found.push({ sign: 'turn' });
  return found;
}
