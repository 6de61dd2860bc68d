/** Who has won, and the roles shown at the end. */
import type { Result } from '../../contract.ts';
import type { Aliens, Role, Table, Way } from './aliens.ts';
import { type Race, raceOf } from './faces.ts';
import { hasLiving } from './guardian.ts';

/** Cards on the track. */
export const trackLength = 7;

export function kittensOnTrack(w: Table): number {
  let count = 0;
  for (const { face } of w.cards('track')) if (raceOf(face) === 'kitten') count++;
  return count;
}

/** Seven is odd, so there is always one. */
const majority = (w: Table): Race => (2 * kittensOnTrack(w) > trackLength ? 'kitten' : 'alien');

/** Looked at after all eliminations of one action, and after every change of the track. */
export function winner(w: Table): Result<Aliens> | null {
  const alive = w.seats.filter(seat => w.table.players[seat]!.alive).map(seat => w.own[seat]!.role!);
  const first = alive[0];
  if (first === undefined) return finish(w, majority(w), 'fallen');
  if (alive.every(role => role === first)) return finish(w, first, 'alone');
  const kittens = kittensOnTrack(w);
  if (kittens !== 0 && kittens !== trackLength) return null;
  const race = majority(w);
  if (alive.includes(race)) return finish(w, race, 'track');
  return finish(w, 'dog', 'track');
}

/** K-49: time is up. If nobody of the majority is alive, the dog is. */
export function timeUp(w: Table): Result<Aliens> {
  const race = majority(w);
  return finish(w, hasLiving(w, race) ? race : 'dog', 'rounds');
}

/** The whole side wins, its dead included. */
function finish(w: Table, role: Role, way: Way): Result<Aliens> {
  const roles = w.own.map(own => own.role!);
  for (const seat of w.seats) w.table.players[seat]!.role = roles[seat]!;
  w.cue({ cue: 'roles', roles });
  return { winners: w.seats.filter(seat => roles[seat] === role), why: `${role}-${way}` };
}
