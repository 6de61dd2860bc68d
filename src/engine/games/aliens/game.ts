/** Kittens vs Aliens, put together. */
import { frame } from '../../ask.ts';
import type { Card, Game, Seat, Setup, Sign } from '../../contract.ts';
import { type Aliens, type Facts, front, hand, type Mark, zones } from './aliens.ts';
import { broken } from './broken.ts';
import { actions } from './cards/index.ts';
import { deck } from './deck.ts';
import type { Face } from './faces.ts';
import { leave } from './leaving.ts';
import { redeal } from './roles.ts';
import { assault } from './scenes/assault.ts';
import { attack } from './scenes/attack.ts';
import { match } from './scenes/deal.ts';
import { draw } from './scenes/draw.ts';
import { play } from './scenes/play.ts';
import { track } from './scenes/track.ts';
import { turn } from './scenes/turn.ts';

const scenes = {
  match,
  turn,
  play,
  assault,
  attack,
  draw,
  track,
  ...Object.fromEntries(actions.flatMap(({ title, steps }) => (steps ? [[title, steps]] : []))),
};

export const kittensVsAliens: Game<Aliens> = {
  id: 'kittens_vs_aliens',
  seats: { min: 4, max: 9 },
  choices: {
    livesBonus: [false, true],
    rounds: [40, 20],
    turnMs: [90_000, 60_000, 120_000, null],
  },
  zones,
  scenes,
  leave,
  signs,
  broken,
  redeal,
  setup,
};

function setup(seats: number): Setup<Aliens> {
  const piles: Record<string, Card<Face>[]> = { deck: deck.slice(), discard: [], track: [], guard: [], pool: [] };
  for (let seat = 0; seat < seats; seat++) {
    piles[hand(seat)] = [];
    piles[front(seat)] = [];
  }
  return {
    table: {
      turn: { seat: 0, first: 0, round: 1, attacked: [], played: false, extras: 0 },
      players: Array.from({ length: seats }, () => ({
        character: null,
        lives: 0,
        max: 0,
        alive: true,
        role: null,
        lies: [],
      })),
      guardian: null,
      busy: true,
    },
    own: Array.from({ length: seats }, () => ({ role: null })),
    vault: {},
    piles,
    first: frame('match', { at: 'deal' }),
  };
}

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
