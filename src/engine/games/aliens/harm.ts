/** Lives lost and won, and being eliminated (K4). */
import type { Result, Seat } from '../../contract.ts';
import { type Aliens, front, hand, type Table } from './aliens.ts';
import { clearAway } from './front.ts';
import { bringRole } from './guardian.ts';
import { isAlive, lies, playerAt } from './seats.ts';
import { winner } from './winning.ts';

/**
 * A successful attack of `by`. All losses first, those by mad cats included; then eliminations in the order of the
 * victims, the attacker last; then one look at who has won (K-30, K-54).
 */
export function hit(w: Table, by: Seat, victims: readonly Seat[]): Result<Aliens> | null {
  for (const target of victims) {
    w.cue({ cue: 'hurt', by, target, lives: loseLife(w, target) });
    if (!lies(w, target, 'mad_cat')) continue;
    clearAway(w, target, 'mad_cat');
    w.cue({ cue: 'bitten', by: target, target: by, lives: loseLife(w, by) });
  }
  for (const seat of [...victims, by]) if (isAlive(w, seat) && playerAt(w, seat).lives === 0) eliminate(w, seat);
  return winner(w);
}

/** Two mad cats may bite at once: nobody has fewer lives than none. */
function loseLife(w: Table, seat: Seat): number {
  const player = playerAt(w, seat);
  player.lives = Math.max(0, player.lives - 1);
  return player.lives;
}

/** Never above the maximum (K-41). */
export function heal(w: Table, by: Seat, target: Seat, lives: number): void {
  const player = playerAt(w, target);
  player.lives = Math.min(player.max, player.lives + lives);
  w.cue({ cue: 'healed', by, target, lives: player.lives });
}

/** The role is shown and may guard the track; everything else goes to the discard pile. */
export function eliminate(w: Table, seat: Seat): void {
  const player = playerAt(w, seat);
  const role = w.own[seat]!.role!;
  player.role = role;
  player.alive = false;
  player.lives = 0;
  player.lies = [];
  w.cue({ cue: 'out', by: seat, role });
  for (const pile of [hand(seat), front(seat)]) {
    for (const { id } of [...w.cards(pile)]) w.move(id, pile, 'discard');
  }
  bringRole(w, role);
}
