/** All that a seat can know, for comparing two tables that differ only in what it must not know. */
import type { Seat } from '../../../../src/engine/contract.ts';
import type { setTable } from './table.ts';

export const told = (t: ReturnType<typeof setTable>, seat: Seat | null) => ({
  events: t.seen(seat),
  view: t.view(seat),
});
