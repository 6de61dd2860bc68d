/** Boxes, carriers and mad cats: laid in front of a seat, discarded when they have done their work (K-36). */
import type { CardId, Seat } from '../../contract.ts';
import { front, type Table } from './aliens.ts';
import { type Lying, titleOf } from './faces.ts';
import { playerAt } from './seats.ts';

/** A card just played comes to lie in front of a seat. */
export function layBefore(w: Table, seat: Seat, title: Lying, card: CardId): void {
  w.move(card, 'discard', front(seat));
  const player = playerAt(w, seat);
  player.lies = [...player.lies, title];
}

export function clearAway(w: Table, seat: Seat, title: Lying): void {
  const card = w.cards(front(seat)).find(({ face }) => titleOf(face) === title)!;
  w.move(card.id, front(seat), 'discard');
  const player = playerAt(w, seat);
  player.lies = player.lies.filter(other => other !== title);
}
