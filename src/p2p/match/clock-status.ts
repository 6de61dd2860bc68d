/** What everybody may know of the open question's time. Passes and the names of those who hold are not in it. */
import type { Seat } from '../../engine/contract.ts';
import { lost, missing, ranMs, type Span } from './span.ts';

export type ClockStatus = { readonly ask: number } & (
  | { readonly state: 'drawing' | 'closing' }
  | { readonly state: 'running'; readonly leftMs: number; readonly totalMs: number; readonly held: boolean }
  | {
      readonly state: 'paused';
      readonly why: 'lost';
      readonly seats: readonly Seat[];
      readonly leftMs: number;
      readonly totalMs: number;
    }
  | { readonly state: 'untimed'; readonly missing: readonly Seat[] }
);

export function statusOf(span: Span, now: number): ClockStatus | null {
  const { ask, phase, totalMs } = span;
  const leftMs = Math.max(0, Math.ceil(totalMs - ranMs(span, now)));
  switch (phase.at) {
    case 'closed':
      return null;
    case 'running':
      return { ask, state: 'running', leftMs, totalMs, held: span.held.length > 0 };
    case 'paused':
      return { ask, state: 'paused', why: 'lost', seats: lost(span), leftMs, totalMs };
    case 'untimed':
      return { ask, state: 'untimed', missing: missing(span) };
    default:
      return { ask, state: phase.at };
  }
}

/** The same at a standstill, to see whether there is anything new to tell. Holds are counted, not named. */
export function shown(span: Span): string {
  const { phase, held } = span;
  const since = phase.at === 'running' ? phase.since : 0;
  return JSON.stringify([statusOf(span, since), since, phase.at === 'running' ? held.length : 0]);
}
