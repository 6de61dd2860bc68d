/** What answers a personal attack: Cute Eyes stop it, a redirect sends it on, Puss in Boots swaps the two. */
import type { Card, Seat } from '../../contract.ts';
import { hand, type Struck, type Table } from './aliens.ts';
import { actionFor } from './cards/index.ts';
import { boardOf } from './characters/index.ts';
import { type Face, type Title, titleOf } from './faces.ts';
import { reachable } from './seats.ts';

/** Whom an attack may be redirected to: anybody in reach, the attacker included (K-14, K-20). */
export const receivers = (w: Table, from: Seat): Seat[] =>
  reachable(w, from).filter(seat => boardOf(w, seat).isReceiver);

type Way = 'stop' | 'redirect';
const other: Readonly<Record<Way, Way>> = { stop: 'redirect', redirect: 'stop' };

/** What a card can do now against an attack, its own purpose first. */
export function uses(w: Table, { by, target, as }: Struck, title: Title): readonly Way[] {
  const { use } = actionFor(title);
  if (use !== 'stop' && use !== 'redirect') return [];
  const ways: readonly Way[] = boardOf(w, target).swapsReplies ? [use, other[use]] : [use];
  return ways.filter(way => (way === 'stop' ? boardOf(w, by).isStoppable(as) : receivers(w, target).length > 0));
}

export const replies = (w: Table, struck: Struck): Card<Face>[] =>
  w.cards(hand(struck.target)).filter(({ face }) => uses(w, struck, titleOf(face)).length > 0);
