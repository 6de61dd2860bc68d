/** Kittens vs Aliens, put together. */
import { frame } from '../../ask.ts';
import type { Card, Game, Setup } from '../../contract.ts';
import { type Aliens, front, hand } from './aliens.ts';
import { box } from './box.ts';
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
  ...box,
  scenes,
  leave,
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
