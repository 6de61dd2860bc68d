/** Cards that come from the deck. Who takes the last one is remembered: the final round begins there. */
import type { Seat } from '../../contract.ts';
import { hand, isFinal, type Table } from './moon.ts';
import { hasCards } from './seats.ts';

const handful = 3;
const reserveSize = 3;

/** Up to so many, as long as the deck lasts (D6). */
export function take(w: Table, by: Seat, wanted: number): void {
  const count = Math.min(wanted, w.cards('deck').length);
  for (let n = 0; n < count; n++) w.move(w.cards('deck')[0]!.id, 'deck', hand(by));
  if (count === 0) return;
  w.cue({ cue: 'took', by, count });
  markEnd(w, by);
}

/** Who has no card left takes three. */
export function takeIfEmpty(w: Table, seat: Seat): void {
  if (!isFinal(w) && !hasCards(w, seat)) take(w, seat, handful);
}

export const takeHandful = (w: Table, by: Seat): void => take(w, by, handful);

/** D9: should the deck end with this, `by` counts as having taken its last card. */
export function refill(w: Table, by: Seat): void {
  const count = Math.min(reserveSize - w.cards('reserve').length, w.cards('deck').length);
  if (count <= 0) return;
  const fresh = w.cards('deck').slice(0, count);
  for (const { id } of fresh) w.move(id, 'deck', 'reserve', w.cards('reserve').length);
  w.cue({ cue: 'refilled', faces: fresh.map(({ face }) => face) });
  markEnd(w, by);
}

function markEnd(w: Table, by: Seat): void {
  if (w.cards('deck').length === 0) w.table.last = by;
}
