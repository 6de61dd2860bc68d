/** How long people have (C5). Durations only: the host owns the clock. */
import type { Table } from './aliens.ts';

export const turnMs = (w: Table): number | null => w.rules.turnMs;
export const chooseMs = (): number => 20_000;
/** For whoever is attacked. */
export const respondMs = (): number => 10_000;
/** For looking at a hand (K-40). */
export const lookMs = (): number => 15_000;
