/** What must hold whenever Kittens vs Aliens rests. */
import type { State } from '../../contract.ts';
import { type Aliens, front } from './aliens.ts';
import { titleOf } from './faces.ts';
import { isAttack } from './targets.ts';
import { trackLength } from './winning.ts';

export function broken(state: State<Aliens>): string | null {
  const { piles, table, pending, seats } = state;
  const count = Object.values(piles).reduce((sum, cards) => sum + cards.length, 0);
  if (count !== 90) return `${count} cards`;
  // Before the deal there is no board in front of anybody.
  if (table.players[0]!.character === null) return null;
  const track = piles.track!.length;
  // One is missing while another is chosen or shuffled for its place.
  if (track !== trackLength && !(table.busy && track === trackLength - 1)) return `${track} cards on the track`;
  const wrong = seats.map(seat => wrongAt(state, seat)).find(it => it !== null);
  if (wrong !== undefined) return wrong;
  const guard = piles.guard!.map(({ face }) => titleOf(face));
  if (guard.length > (table.guardian === null ? 0 : 2)) return `${guard.length} cards under the guardian`;
  if (!guard.every(isAttack)) return `under the guardian lie ${guard}`;
  if (pending.on === 'players' && !table.players[table.turn.seat]!.alive) return 'it is the turn of somebody dead';
  return null;
}

function wrongAt({ piles, table, own }: State<Aliens>, seat: number): string | null {
  const { alive, lives, max, lies, role } = table.players[seat]!;
  if (alive ? lives < 1 || lives > max : lives !== 0) return `seat ${seat} has ${lives} lives of ${max}`;
  const lying = piles[front(seat)]!.map(({ face }) => titleOf(face));
  if (String(lying.sort()) !== String([...lies].sort())) return `seat ${seat} shows ${lies}, not ${lying}`;
  if (new Set(lies).size !== lies.length) return `seat ${seat} has two of a kind before it`;
  if (!alive && role === null) return `seat ${seat} is out and its role is not shown`;
  if (role !== null && role !== own[seat]!.role) return `seat ${seat} is shown as ${role}`;
  return null;
}
