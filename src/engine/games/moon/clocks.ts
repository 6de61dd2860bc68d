/** How long people have. Durations only: the host owns the clock. */
import type { Table } from './moon.ts';

export const turnMs = (w: Table): number | null => w.rules.turnMs;

/** Any smaller choice. At a table without clocks it has none, either. */
export const chooseMs = (w: Table): number | null => (w.rules.turnMs === null ? null : 20_000);
