/** Zombeasts, put together. */
import { frame } from '../../ask.ts';
import type { Card, Game, Seat, Setup } from '../../contract.ts';
import { box } from './box.ts';
import { broken } from './broken.ts';
import { dreams } from './dreams/index.ts';
import { colours, dreamNames, type Face, faces } from './faces.ts';
import { leave } from './leaving.ts';
import { hand, type Moon, moon, penalty, score } from './moon.ts';
import { match } from './scenes/deal.ts';
import { draw } from './scenes/draw.ts';
import { final } from './scenes/final.ts';
import { lay } from './scenes/lay.ts';
import { paint } from './scenes/paint.ts';
import { settle } from './scenes/settle.ts';
import { turn } from './scenes/turn.ts';

// Cards never change, so matches may share them; the piles they lie in are made anew.
const cards: readonly Card<Face>[] = faces.map((face, n) => ({ id: `c${n}`, face }));

export const zombeasts: Game<Moon> = {
  ...box,
  scenes: {
    match,
    turn,
    lay: { ...lay, ...settle },
    paint,
    draw,
    final,
    ...Object.fromEntries(dreamNames.map(name => [name, dreams[name].steps])),
  },
  leave,
  broken,
  setup,
};

function setup(count: number): Setup<Moon> {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const perSeat = [hand, ...colours.map(colour => (seat: Seat) => moon(colour, seat)), penalty, score];
  const own = seats.flatMap(seat => perSeat.map(pile => [pile(seat), []]));
  return {
    table: {
      turn: { seat: 0, digit: 0, robbed: [] },
      status: seats.map(() => 'in'),
      full: seats.map(() => 0),
      last: null,
      scores: null,
    },
    own: seats.map(() => ({})),
    vault: {},
    piles: { deck: cards.slice(), reserve: [], laid: [], discard: [], aside: [], ...Object.fromEntries(own) },
    first: frame('match', { at: 'deal' }),
  };
}
