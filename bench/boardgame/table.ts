/** The table as a game of boardgame.io keeps it, and questions about it. */
import type { Face } from '../../src/engine/games/kittens/faces.ts';
import type { Context, Ctx } from './library.ts';

export interface Table {
  /** Piles have their top at the end. */
  deck: Face[];
  readonly discard: Face[];
  readonly hands: Face[][];
  readonly dead: boolean[];
  readonly first: number;
  /** Turns the current player still owes, the present one included, and whether they are the work of an attack. */
  owed: number;
  attacked: boolean;
  /** What the current player saw last. */
  future: Face[];
  played: Played | null;
  /** Kittens that the current player has to hide. */
  held: number;
}
export interface Played {
  readonly as: Face | 'pair';
  target: number;
  nopes: number;
  /** Who laid the last card. */
  last: number;
}
export type Tabled = Context<Table>;

/** Cards that do something alone. */
const alone: ReadonlySet<Face> = new Set<Face>([
  'attack_2x',
  'attack_of_dead',
  'skip',
  'super_skip',
  'see_future_3',
  'shuffle_now',
  'favor',
  'dig_deeper',
]);

export const current = (ctx: Ctx): number => Number(ctx.currentPlayer);
export const deadCount = (G: Table): number => G.dead.filter(dead => dead).length;

/** Whom a Favor or a pair may hit. */
export const isTarget = (G: Table, by: number, seat: number): boolean =>
  seat !== by && G.dead[seat] === false && G.hands[seat]!.length > 0;
export const hasTarget = (G: Table, by: number): boolean => G.hands.some((_, seat) => isTarget(G, by, seat));

export function isPlayable(G: Table, by: number, face: Face): boolean {
  if (face === 'attack_of_dead') return deadCount(G) > 0;
  return alone.has(face) && (face !== 'favor' || hasTarget(G, by));
}
export const isPair = (G: Table, by: number, face: Face): boolean =>
  G.hands[by]!.indexOf(face) !== G.hands[by]!.lastIndexOf(face) && hasTarget(G, by);

export function nextLiving(G: Table, from: number): number {
  let seat = (from + 1) % G.dead.length;
  while (G.dead[seat]) seat = (seat + 1) % G.dead.length;
  return seat;
}
