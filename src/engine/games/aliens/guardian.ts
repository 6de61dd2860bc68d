/** The guardian of the track: the role card of somebody eliminated. It keeps its symbol from being taken. */
import type { CardId, Seat } from '../../contract.ts';
import type { Role, Table } from './aliens.ts';
import type { Race } from './faces.ts';

/** Attack cards it withstands. */
const strength = 3;

/** An attack card goes under the guardian; the third one removes it (K-7). */
export function strikeGuardian(w: Table, by: Seat, card: CardId): void {
  const race = w.table.guardian!;
  w.move(card, 'discard', 'guard');
  const damage = w.cards('guard').length;
  w.cue({ cue: 'struck', by, race, damage });
  if (damage === strength) dismiss(w);
}

/** What a role card just shown does to the track. A dog's does nothing (K-43). */
export function bringRole(w: Table, role: Role): void {
  const { guardian } = w.table;
  if (role !== 'dog' && guardian === null) appoint(w, role);
  if (role !== 'dog' && guardian !== null && guardian !== role) dismiss(w);
  if (w.table.guardian !== null && !hasLiving(w, w.table.guardian)) dismiss(w);
}

/** Is anybody of this role alive? Everybody can tell: all roles of the dead are shown. */
export const hasLiving = (w: Table, role: Role): boolean =>
  w.seats.some(seat => w.table.players[seat]!.alive && w.own[seat]!.role === role);

function appoint(w: Table, race: Race): void {
  w.table.guardian = race;
  w.cue({ cue: 'guardian', race, now: 'stands' });
}

function dismiss(w: Table): void {
  const race = w.table.guardian!;
  for (const { id } of [...w.cards('guard')]) w.move(id, 'guard', 'discard');
  w.table.guardian = null;
  w.cue({ cue: 'guardian', race, now: 'gone' });
}
