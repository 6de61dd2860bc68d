/** How long people have (C5, with the lengths of the prompts). Durations only: the host owns the clock. */
import type { Rules, Table } from './kittens.ts';

const windowMs: Record<Rules['pace'], number | null> = { quick: 2500, normal: 3500, relaxed: 7000, none: null };

/** A window for a reaction; plays that hurt nobody get a shorter one. */
export function reactionMs(w: Table, stakes: 'low' | 'high'): number | null {
  const ms = windowMs[w.rules.pace];
  return ms !== null && stakes === 'low' ? Math.round(0.86 * ms) : ms;
}

export const turnMs = (w: Table): number | null => (w.rules.pace === 'none' ? null : w.rules.turnMs);

/** The pause between declaring a draw and drawing. It runs at a table without clocks, too: nobody is waited for. */
export const graceMs = (w: Table): number => (w.table.turn.peeked ? 2500 : 1200);

const prompt = (ms: number) => (w: Table) => (w.rules.pace === 'none' ? null : ms);
export const chooseMs = prompt(20_000);
export const explodeMs = prompt(12_000);
export const buryMs = prompt(25_000);
export const alterMs = prompt(30_000);
