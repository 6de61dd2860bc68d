/** The rules subset of bench/README.md as a game of boardgame.io, written the way its documentation teaches. */
import { editions } from '../../src/engine/games/kittens/decks/index.ts';
import type { Face } from '../../src/engine/games/kittens/faces.ts';
import type { Choice, Context, Ctx, Game, PlayerID } from './library.ts';
import { stages, turnMoves } from './moves.ts';
import { current, deadCount, isPair, isPlayable, isTarget, nextLiving, type Table } from './table.ts';

export const seats = 5;
const handSize = 7;

export const game: Game<Table> = {
  name: 'zombie-kittens-in-part',
  // Undo keeps every state there was; without it boardgame.io is at its fastest.
  disableUndo: true,
  setup,
  playerView: ({ G, ctx, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((cards, seat) => (String(seat) === playerID ? cards : cards.length)),
    future: ctx.currentPlayer === playerID ? G.future : [],
  }),
  moves: turnMoves,
  turn: {
    order: {
      first: ({ G, ctx }) => (ctx.turn === 0 ? G.first : nextLiving(G, current(ctx))),
      next: ({ G, ctx }) => nextLiving(G, current(ctx)),
    },
    stages,
  },
  endIf: ({ G }) => (deadCount(G) === seats - 1 ? { winner: G.dead.indexOf(false) } : undefined),
  ai: { enumerate },
};

function setup({ random }: Pick<Context<Table>, 'random'>): Table {
  const { saves, pool, box } = editions.zombie_kittens.deal(seats);
  const cards = random.Shuffle(pool);
  return {
    hands: saves.map(save => [save, ...cards.splice(-handSize)]),
    deck: random.Shuffle([...cards, ...box]),
    discard: [],
    dead: saves.map(() => false),
    first: random.Die(seats) - 1,
    owed: 1,
    attacked: false,
    future: [],
    played: null,
    held: 0,
  };
}

/** Everything a seat may choose: cards as often as they are in hand, a pair once. What the clock does is not a choice. */
function enumerate(G: Table, ctx: Ctx, playerID: PlayerID): Choice[] {
  const seat = Number(playerID);
  const hand = G.hands[seat]!;
  switch (ctx.activePlayers?.[playerID] ?? 'turn') {
    case 'aim':
      return options(
        'aim',
        upTo(seats).filter(other => isTarget(G, seat, other)),
      );
    case 'window':
      return options(
        'nope',
        hand.filter(face => face === 'nope').map(() => null),
      );
    case 'give':
      return options('give', hand);
    case 'dig':
      return options('dig', G.deck.length > 1 ? ['keep', 'deeper'] : ['keep']);
    case 'explode':
      return [
        ...options(
          'save',
          hand.filter(face => face === 'zombie_kitten'),
        ),
        ...options('die', [null]),
      ];
    case 'revive':
      return options(
        'revive',
        upTo(seats).filter(other => G.dead[other]),
      );
    case 'bury':
      return options('bury', upTo(G.deck.length + 1));
    case 'turn':
      return onTurn(G, seat, hand);
    default:
      return [];
  }
}

function onTurn(G: Table, seat: number, hand: readonly Face[]): Choice[] {
  const pairs = [...new Set(hand)].filter(face => isPair(G, seat, face));
  return [
    ...options('declareDraw', [null]),
    ...options(
      'play',
      hand.filter(face => isPlayable(G, seat, face)),
    ),
    ...options('pair', pairs),
  ];
}

const options = (move: string, each: readonly unknown[]): Choice[] => each.map(arg => ({ move, args: [arg] }));
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);
