/**
 * The time of one open question as plain data, and what can be read off it: a window for reactions, or the plain time
 * of somebody's turn. Nothing here knows a hand: what runs out, and when, follows from public facts and presses.
 */
import type { Ask, Seat } from '../../engine/contract.ts';

export const windowMs = {
  /** The clock starts when everybody has drawn the card, or after this. */
  draw: 1200,
  /** No window is shorter, however fast everybody says OK. */
  least: 1200,
  hold: 5000,
  /** How much longer than planned holds may make it. */
  over: 10_000,
  /** The empty bar, before the effect. */
  beat: 250,
  grace: { min: 150, max: 500 },
} as const;

/** How long, once per turn, a clock stands still for a lost link. */
export const pauseMs = { window: 8000, turn: 30_000 } as const;

/** A seat's link: `lost` may come back, `gone` is waited for no more. */
export type Presence = 'here' | 'lost' | 'gone';

export type Phase =
  | { readonly at: 'drawing'; readonly until: number }
  | { readonly at: 'running'; readonly since: number; readonly ran: number }
  | { readonly at: 'paused'; readonly ran: number; readonly until: number }
  | { readonly at: 'closing'; readonly until: number }
  | { readonly at: 'untimed' }
  | { readonly at: 'closed' };

export interface Span {
  readonly kind: 'window' | 'turn';
  readonly ask: number;
  readonly responders: readonly Seat[];
  /** Who said OK, or has answered a question that waits for each. */
  readonly passed: readonly Seat[];
  readonly held: readonly Seat[];
  readonly drawn: readonly Seat[];
  readonly links: ReadonlyMap<Seat, Presence>;
  readonly rtts: ReadonlyMap<Seat, number>;
  /** As long as it is planned now; infinite without a clock. */
  readonly totalMs: number;
  readonly capMs: number;
  /** What a lost link may still cost in this turn. */
  readonly pauseMs: number;
  /** When the clock began to run. */
  readonly begun: number;
  readonly phase: Phase;
}

export const isWindow = ({ clock, seats }: Ask): boolean => clock === 'window' && seats.length > 0;

export function ranMs({ phase, totalMs }: Span, now: number): number {
  if (phase.at === 'running') return phase.ran + now - phase.since;
  if (phase.at === 'paused') return phase.ran;
  return phase.at === 'closing' ? totalMs : 0;
}

/** All responders count, not only the silent ones: the length of the grace must not tell who said OK. */
export function graceMs({ responders, rtts }: Span): number {
  const worst = Math.max(0, ...responders.map(seat => rtts.get(seat) ?? 0));
  return Math.min(windowMs.grace.max, Math.max(windowMs.grace.min, 1.5 * worst));
}

/** In the phase of drawing nobody's OK closes anything: the last one's press is its own sign of having drawn. */
export const isAllOk = ({ kind, phase, responders, passed, links }: Span): boolean =>
  kind === 'window' &&
  phase.at !== 'drawing' &&
  responders.every(seat => passed.includes(seat) || links.get(seat) === 'gone');

export const isDrawn = ({ responders, drawn, links }: Span): boolean =>
  responders.every(seat => drawn.includes(seat) || (links.get(seat) ?? 'here') !== 'here');

/** Whom a pause is for. In a window an OK makes no difference: it would show who gave one. */
export const lost = ({ kind, responders, passed, links }: Span): readonly Seat[] =>
  responders.filter(seat => links.get(seat) === 'lost' && (kind === 'window' || !passed.includes(seat)));

export const missing = ({ responders, passed, links }: Span): readonly Seat[] =>
  responders.filter(seat => !passed.includes(seat) && links.get(seat) !== 'gone');
