/** The moves of the boardgame.io game. Each one checks that it is legal, then changes the draft. */
import type { Face } from '../../src/engine/games/kittens/faces.ts';
import { INVALID_MOVE, type Moves } from './library.ts';
import { current, deadCount, isPair, isPlayable, isTarget, type Played, type Table, type Tabled } from './table.ts';
import { ask, attack, endAll, endOne, goOn, type Made } from './turns.ts';

function play(context: Tabled, face: Face): Made {
  const { G, ctx } = context;
  const by = current(ctx);
  if (!G.hands[by]!.includes(face) || !isPlayable(G, by, face)) return INVALID_MOVE;
  lay(G, by, face);
  G.played = { as: face, target: by, nopes: 0, last: by };
  return face === 'favor' ? ask(context, by, 'aim') : openWindow(context, by);
}

function pair(context: Tabled, face: Face): Made {
  const { G, ctx } = context;
  const by = current(ctx);
  if (!isPair(G, by, face)) return INVALID_MOVE;
  lay(G, by, face);
  lay(G, by, face);
  G.played = { as: 'pair', target: by, nopes: 0, last: by };
  return ask(context, by, 'aim');
}

function aim(context: Tabled, seat: number): Made {
  const { G, ctx } = context;
  const by = current(ctx);
  if (!G.played || !isTarget(G, by, seat)) return INVALID_MOVE;
  G.played.target = seat;
  return openWindow(context, by);
}

function nope(context: Tabled): Made {
  const { G, playerID } = context;
  const seat = Number(playerID);
  if (!G.played || !G.hands[seat]!.includes('nope')) return INVALID_MOVE;
  lay(G, seat, 'nope');
  G.played.nopes++;
  G.played.last = seat;
  return openWindow(context, seat);
}

/** The clock closes the window. */
function close(context: Tabled): Made {
  const { G } = context;
  if (!G.played) return INVALID_MOVE;
  return G.played.nopes % 2 === 1 ? goOn(context) : resolve(context, G.played);
}

function resolve(context: Tabled, { as, target }: Played): Made {
  const { G, ctx, random } = context;
  switch (as) {
    case 'attack_2x':
      return attack(context, 2);
    case 'attack_of_dead':
      return attack(context, 3 * deadCount(G));
    case 'skip':
      return endOne(context);
    case 'super_skip':
      return endAll(context);
    case 'favor':
      return ask(context, target, 'give');
    case 'dig_deeper':
      return ask(context, current(ctx), 'dig');
    case 'see_future_3':
      G.future = G.deck.slice(-3);
      return goOn(context);
    case 'shuffle_now':
      G.deck = random.Shuffle(G.deck);
      return goOn(context);
    default:
      return hand(context, target, random.Die(G.hands[target]!.length) - 1);
  }
}

function declareDraw(context: Tabled): Made {
  return ask(context, current(context.ctx), 'grace');
}

/** The clock ends the grace period. */
function draw(context: Tabled): Made {
  return take(context, context.G.deck.length - 1);
}

function give(context: Tabled, face: Face): Made {
  const { G, playerID } = context;
  const seat = Number(playerID);
  const at = G.hands[seat]!.indexOf(face);
  return at < 0 ? INVALID_MOVE : hand(context, seat, at);
}

function dig(context: Tabled, choice: 'keep' | 'deeper'): Made {
  const { G } = context;
  if (choice === 'deeper' && G.deck.length < 2) return INVALID_MOVE;
  return take(context, G.deck.length - (choice === 'keep' ? 1 : 2));
}

function take(context: Tabled, at: number): Made {
  const { G, ctx } = context;
  const [card] = G.deck.splice(at, 1);
  if (card === 'exploding_kitten') return ask(context, current(ctx), 'explode');
  G.hands[current(ctx)]!.push(card!);
  return endOne(context);
}

function save(context: Tabled): Made {
  const { G, ctx } = context;
  const by = current(ctx);
  if (!G.hands[by]!.includes('zombie_kitten')) return INVALID_MOVE;
  lay(G, by, 'zombie_kitten');
  G.held = 1;
  return ask(context, by, deadCount(G) > 0 ? 'revive' : 'bury');
}

function die(context: Tabled): Made {
  const { G, ctx } = context;
  G.dead[current(ctx)] = true;
  return endAll(context);
}

function revive(context: Tabled, seat: number): Made {
  const { G, ctx } = context;
  if (!G.dead[seat]) return INVALID_MOVE;
  G.dead[seat] = false;
  G.held++;
  return ask(context, current(ctx), 'bury');
}

function bury(context: Tabled, depth: number): Made {
  const { G } = context;
  if (depth < 0 || depth > G.deck.length) return INVALID_MOVE;
  G.deck.splice(G.deck.length - depth, 0, 'exploding_kitten');
  G.held--;
  return G.held === 0 ? endOne(context) : undefined;
}

/** Everyone with cards may react, but for whoever laid the last card. */
function openWindow(context: Tabled, last: number): Made {
  const value: Record<string, string> = {};
  context.G.hands.forEach((cards, seat) => {
    if (seat !== last && cards.length > 0) value[seat] = 'window';
  });
  if (Object.keys(value).length === 0) return close(context);
  context.events.setActivePlayers({ value });
  return undefined;
}

function lay(G: Table, seat: number, face: Face): void {
  const cards = G.hands[seat]!;
  cards.splice(cards.indexOf(face), 1);
  G.discard.push(face);
}

/** From a hand to the hand of the current player, who goes on. */
function hand(context: Tabled, from: number, at: number): Made {
  const { G, ctx } = context;
  G.hands[current(ctx)]!.push(...G.hands[from]!.splice(at, 1));
  return goOn(context);
}

/** A client does not guess the outcome of a move: it does not see the deck. */
const onServer = (moves: Readonly<Record<string, Moves<Table>[string]['move']>>): Moves<Table> =>
  Object.fromEntries(Object.entries(moves).map(([name, move]) => [name, { move, client: false }]));

export const turnMoves = onServer({ play, pair, declareDraw });

export const stages = {
  aim: { moves: onServer({ aim }) },
  window: { moves: onServer({ nope, close }) },
  grace: { moves: onServer({ draw }) },
  give: { moves: onServer({ give }) },
  dig: { moves: onServer({ dig }) },
  explode: { moves: onServer({ save, die }) },
  revive: { moves: onServer({ revive }) },
  bury: { moves: onServer({ bury }) },
};
