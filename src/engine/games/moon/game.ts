/** Zombeasts, put together. */
import { frame } from '../../ask.ts';
import type { Card, Game, Seat, Setup, Sign } from '../../contract.ts';
import { broken } from './broken.ts';
import { dreams } from './dreams/index.ts';
import { colours, dreamNames, type Face, faces } from './faces.ts';
import { leave } from './leaving.ts';
import { type Facts, hand, type Mark, type Moon, moon, penalty, score, zones } from './moon.ts';
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
  id: 'zombeasts',
  seats: { min: 2, max: 4 },
  choices: {
    dreams: [false, true],
    useQuarters: [true, false],
    turnMs: [60_000, 30_000, 90_000, null],
  },
  zones,
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
  signs,
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

function signs({ turn, status, full, scores }: Facts, seat: Seat): (Sign & { readonly sign: Mark })[] {
  if (status[seat] === 'out') return [{ sign: 'out' }];
  const found: (Sign & { readonly sign: Mark })[] = [];
  if (turn.seat === seat && !scores) found.push({ sign: 'turn' });
  if (full[seat]! > 0) found.push({ sign: 'full', n: full[seat]! });
  const points = scores?.[seat] ?? null;
  return points === null ? found : [...found, { sign: 'points', n: points }];
}
