/** Who plays for whom: the role cards by table size, and how a seat may imagine those it cannot see. */
import type { Rng, Seat } from '../../contract.ts';
import type { Role, Table } from './aliens.ts';

/** Every second seat a kitten, every second an alien, and a dog at odd tables. */
export function rolesFor(seats: number): Role[] {
  const side = Math.floor(seats / 2);
  const dogs = seats % 2;
  return [...Array<Role>(side).fill('kitten'), ...Array<Role>(side).fill('alien'), ...Array<Role>(dogs).fill('dog')];
}

/** Deals anew the roles that neither the table nor this seat knows. What was shown stays, so the sum stays right. */
export function redeal(w: Table, seat: Seat | null, rng: Rng): void {
  const hidden = w.seats.filter(other => other !== seat && w.table.players[other]!.role === null);
  const roles = rng.shuffled(hidden.map(other => w.own[other]!.role));
  for (let n = 0; n < hidden.length; n++) w.own[hidden[n]!] = { role: roles[n]! };
}
