/** How far the scripted deal is, from what has happened and what lies on the table. */
import type { Seat, SeenEvent, View } from '../../engine/contract.ts';
import { isCombo, isSeat, isSlot } from '../table/offers.ts';
import type { FirstWords } from '../words/helping.ts';

export type LessonStep = keyof FirstWords['lesson'];

/** What the pupil has done so far. */
export interface Progress {
  readonly drawn: number;
  /** The future was shown, and nothing drawn since. */
  readonly future: 'known' | 'unknown';
}
export const atFirst: Progress = { drawn: 0, future: 'unknown' };

export function progressed(before: Progress, events: readonly SeenEvent[], me: Seat | null): Progress {
  let now = before;
  for (const event of events) {
    if (event.type !== 'cue') continue;
    if (event.cue.cue === 'future') now = { ...now, future: 'known' };
    if (event.cue.cue === 'drew' && 'by' in event.cue && event.cue.by === me)
      now = { drawn: now.drawn + 1, future: 'unknown' };
  }
  return now;
}

export function lessonStep(view: View, { drawn, future }: Progress): LessonStep | null {
  const { waiting, prompt, seat } = view;
  if (waiting.on === 'nothing') return seat !== null && waiting.result.winners.includes(seat) ? 'won' : null;
  const options = waiting.on === 'players' && waiting.ask.clock === 'plain' ? (prompt?.options ?? []) : [];
  if (options.length === 0) return 'wait';
  if (options.every(isSlot)) return 'hide';
  if (options.some(isSeat)) return 'steal';
  const faces = options.flatMap(option => ('face' in option ? [option.face] : []));
  if (faces.includes('defuse')) return 'boom';
  if (future === 'known') return 'seen';
  // The first turn is for the pair, the second for the future.
  if (drawn === 0 && options.some(isCombo)) return 'pair';
  return drawn > 0 && faces.includes('see_future_3') ? 'peek' : 'draw';
}
