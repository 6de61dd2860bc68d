/** How the time of a question goes on: state and event in, state and effects out. Times come in as numbers. */
import type { Ask, Seat } from '../../engine/contract.ts';
import { shown } from './clock-status.ts';
import {
  graceMs,
  isAllOk,
  isDrawn,
  isWindow,
  lost,
  type Phase,
  type Presence,
  ranMs,
  type Span,
  windowMs,
} from './span.ts';

export type SpanEvent =
  | { readonly type: 'tick' }
  | { readonly type: 'drawn' | 'pass' | 'hold'; readonly seat: Seat }
  | { readonly type: 'asked'; readonly seats: readonly Seat[]; readonly answered: readonly Seat[] }
  | { readonly type: 'link'; readonly seat: Seat; readonly is: Presence }
  | { readonly type: 'rtt'; readonly seat: Seat; readonly ms: number };

/** `tell`: what everybody may know has changed. `pause`: the pause of this turn is spent. `close`: time is up. */
export type Effect = 'tell' | 'pause' | 'close';
export interface Stepped {
  readonly span: Span;
  readonly effects: readonly Effect[];
}

/** What the table hands in when a question opens. */
export interface Setting {
  /** Makes windows longer: first games, people who want more time. Infinite: no clock. */
  readonly factor: number;
  readonly links: ReadonlyMap<Seat, Presence>;
  readonly rtts: ReadonlyMap<Seat, number>;
  readonly pauseMs: number;
}

export function openSpan(ask: Ask, { factor, links, rtts, pauseMs }: Setting, now: number): Stepped {
  const kind = isWindow(ask) ? 'window' : 'turn';
  const ms = ask.ms ?? Number.POSITIVE_INFINITY;
  const totalMs = kind === 'window' ? ms * factor : ms;
  const span: Span = {
    kind,
    ask: ask.id,
    responders: ask.seats,
    ...{ passed: [], held: [], drawn: [], links, rtts },
    totalMs,
    capMs: Math.max(totalMs, ms + windowMs.over),
    pauseMs,
    begun: now,
    phase: firstPhase(kind, totalMs, now),
  };
  const { span: settled, effects } = step(span, { type: 'tick' }, now);
  return { span: settled, effects: effects.includes('tell') ? effects : ['tell', ...effects] };
}

function firstPhase(kind: Span['kind'], totalMs: number, now: number): Phase {
  if (!Number.isFinite(totalMs)) return { at: 'untimed' };
  return kind === 'window' ? { at: 'drawing', until: now + windowMs.draw } : { at: 'running', since: now, ran: 0 };
}

/** What time did before the event comes first: a packet after the end changes nothing. */
export function step(span: Span, event: SpanEvent, now: number): Stepped {
  const before = settle(span, now);
  const after = before.phase.at === 'closed' ? before : settle(taken(before, event, now), now);
  const effects: Effect[] = [];
  if (after.phase.at === 'closed') return { span: after, effects: span.phase.at === 'closed' ? [] : ['close'] };
  if (shown(after) !== shown(span)) effects.push('tell');
  if (after.pauseMs < span.pauseMs) effects.push('pause');
  return { span: after, effects };
}

function taken(span: Span, event: SpanEvent, now: number): Span {
  switch (event.type) {
    case 'tick':
      return span;
    case 'asked':
      return { ...span, responders: event.seats, passed: span.kind === 'turn' ? event.answered : span.passed };
    case 'link':
      return { ...span, links: new Map(span.links).set(event.seat, event.is) };
    case 'rtt':
      return { ...span, rtts: new Map(span.rtts).set(event.seat, event.ms) };
    default: {
      if (!span.responders.includes(event.seat)) return span;
      // Who presses something has seen it.
      const seen = { ...span, drawn: among(span.drawn, event.seat) };
      if (event.type === 'pass') return { ...seen, passed: among(span.passed, event.seat) };
      return event.type === 'hold' ? hold(seen, event.seat, now) : seen;
    }
  }
}

const among = (seats: readonly Seat[], seat: Seat) => (seats.includes(seat) ? seats : [...seats, seat]);

/** Whoever holds thinks again: an OK given before is taken back. */
function hold(span: Span, seat: Seat, now: number): Span {
  if (span.kind === 'turn' || span.held.includes(seat) || span.phase.at === 'untimed') return span;
  const ran = ranMs(span, now);
  const totalMs = Math.max(span.totalMs, Math.min(ran + windowMs.hold, span.capMs));
  const held = { ...span, totalMs, held: [...span.held, seat], passed: span.passed.filter(other => other !== seat) };
  const isReopened = span.phase.at === 'closing' && totalMs > span.totalMs;
  return isReopened ? { ...held, phase: { at: 'running', since: now, ran } } : held;
}

function settle(span: Span, now: number): Span {
  let settled = span;
  for (let next = onward(settled, now); next; next = onward(settled, now)) settled = next;
  return settled;
}

/** What happens next by itself, if its time has come. */
function onward(span: Span, now: number): Span | null {
  const { phase } = span;
  if (phase.at === 'closed') return null;
  if (isAllOk(span) && now >= span.begun + windowMs.least) return { ...span, phase: { at: 'closed' } };
  switch (phase.at) {
    case 'drawing':
      if (now < phase.until && !isDrawn(span)) return null;
      return { ...span, begun: now, phase: { at: 'running', since: now, ran: 0 } };
    case 'running':
      return runOut(span, phase.since + span.totalMs - phase.ran, now);
    case 'paused':
      if (now < phase.until && lost(span).length > 0) return null;
      return { ...span, phase: { at: 'running', since: now, ran: phase.ran } };
    case 'closing':
      return now < phase.until ? null : { ...span, phase: { at: 'closed' } };
    case 'untimed':
      return null;
  }
}

function runOut(span: Span, deadline: number, now: number): Span | null {
  if (now >= deadline && span.kind === 'turn') return { ...span, phase: { at: 'closed' } };
  if (now >= deadline) return { ...span, phase: { at: 'closing', until: deadline + windowMs.beat + graceMs(span) } };
  if (span.pauseMs === 0 || lost(span).length === 0) return null;
  return { ...span, pauseMs: 0, phase: { at: 'paused', ran: ranMs(span, now), until: now + span.pauseMs } };
}

/** When it will move on by itself, if nobody does anything. */
export function wakeAt(span: Span): number | null {
  const { phase } = span;
  if (phase.at === 'closed') return null;
  const own = phase.at === 'running' ? phase.since + span.totalMs - phase.ran : 'until' in phase ? phase.until : null;
  if (!isAllOk(span)) return own;
  return Math.min(own ?? Number.POSITIVE_INFINITY, span.begun + windowMs.least);
}
