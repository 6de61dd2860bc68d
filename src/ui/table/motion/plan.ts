/** Which cards fly, in which way and when, as a pure function of what happened. Faces play no part in it. */
import type { Pile, Seat, SeenEvent } from '../../../engine/contract.ts';
import { ownerOf } from '../piles.ts';
import { dealMs, factors, gaps, lasts, type Speed } from './timing.ts';

export type Move = Extract<SeenEvent, { type: 'move' }>;

/** `mine`: drawn by me. `lay`: from pile to pile. `slam`: played so hard that the table shakes. */
export type Way = 'deal' | 'play' | 'slam' | 'lay' | 'draw' | 'mine' | 'give';

export interface Flight {
  readonly move: Move;
  readonly way: Way;
  readonly afterMs: number;
  readonly ms: number;
}

export interface Onlooker {
  readonly me: Seat | null;
  readonly speed: Speed;
  readonly plays: 'laid' | 'slammed';
  /** Is this pile to be seen on the table, or somebody's? */
  isShown(pile: Pile): boolean;
}

/** More than these at once are a deal. */
const fewMoves = 8;
const mostDealt = 40;

export function planned(events: readonly SeenEvent[], look: Onlooker): readonly Flight[] {
  const moves = events.filter(event => event.type === 'move');
  const shown = moves.filter(({ from, to }) => from !== to && look.isShown(from) && look.isShown(to));
  const isDeal =
    shown.length > fewMoves && shown.some(({ from, to }) => ownerOf(from) === null && ownerOf(to) !== null);
  const flying = isDeal ? dealt(shown) : shown.slice(0, mostDealt);
  const gap = isDeal ? Math.min(gaps.deal, dealMs / flying.length) : gaps.few;
  const factor = factors[look.speed];
  return flying.map((move, n) => {
    const way = isDeal ? 'deal' : wayOf(move, look);
    return { move, way, afterMs: n * gap * factor, ms: lasts[way] * factor };
  });
}

/** A card to everybody, then another one, as by hand; nobody counts them all. */
function dealt(moves: readonly Move[]): readonly Move[] {
  const rounds = new Map<Pile, number>();
  const given = moves
    .filter(({ to }) => ownerOf(to) !== null)
    .map(move => {
      const round = rounds.get(move.to) ?? 0;
      rounds.set(move.to, round + 1);
      return { move, round };
    });
  return given
    .sort((a, b) => a.round - b.round)
    .slice(0, mostDealt)
    .map(({ move }) => move);
}

function wayOf({ from, to }: Move, { me, plays }: Onlooker): Way {
  const [giver, taker] = [ownerOf(from), ownerOf(to)];
  if (giver !== null && taker !== null) return 'give';
  if (giver !== null) return plays === 'slammed' ? 'slam' : 'play';
  if (taker === null) return 'lay';
  return taker === me ? 'mine' : 'draw';
}
