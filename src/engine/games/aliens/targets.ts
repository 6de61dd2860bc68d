/** Whom a personal attack may hit, and how often (K-6 to K-9). */
import type { Seat } from '../../contract.ts';
import { hand, type Table } from './aliens.ts';
import { boardOf } from './characters/index.ts';
import { attacks, type Title, titleOf } from './faces.ts';
import { reachable } from './seats.ts';

/** Players in reach: once each, again with a Killer Cat or by one's own power. */
export function targets(w: Table, by: Seat, boosts: readonly Title[]): Seat[] {
  const { attacked, extras } = w.table.turn;
  const again = boosts.includes('killer_cat');
  if (again && attacked.length === 0) return [];
  const extra = !again && extras < boardOf(w, by).extraAttacks;
  return reachable(w, by).filter(seat => extra || attacked.includes(seat) === again);
}

/** The guardian may be hit any number of times, but no boost goes with that (K-7). */
export const isGuardianTarget = (w: Table, boosts: readonly Title[]): boolean =>
  w.table.guardian !== null && boosts.length === 0;

export const isAttack = (title: Title): boolean => attacks.some(attack => attack === title);

const holds = (w: Table, by: Seat, is: (title: Title) => boolean): boolean =>
  w.cards(hand(by)).some(({ face }) => is(titleOf(face)));

export const canAttack = (w: Table, by: Seat): boolean => isGuardianTarget(w, []) || targets(w, by, []).length > 0;

/** A boost needs an attack on a player to go with; that may be a repeated one. */
export function canBoost(w: Table, by: Seat): boolean {
  if (!holds(w, by, isAttack)) return false;
  return targets(w, by, []).length > 0 || (holds(w, by, title => title === 'killer_cat') && canRepeat(w, by));
}

export const canRepeat = (w: Table, by: Seat): boolean =>
  holds(w, by, isAttack) && targets(w, by, ['killer_cat']).length > 0;
