/** What a family of games adds to the table: what its cues sound and look like, and when people hold their breath. */
import type { SeenEvent, Shape, Waiting } from '../../engine/contract.ts';
import type { Sound } from '../sound/tones.ts';
import type { Effect } from '../table/motion/effects.ts';
import type { Suspense } from '../table/motion/suspense.ts';

export interface GameShow<Cue extends Shape['Cue']> {
  sounds(cue: Cue, waiting: Waiting): readonly Sound[];
  effects(cue: Cue): readonly Effect[];
  suspense(cues: readonly Cue[]): Suspense | null;
}

/** The same with its cues forgotten: what arrives over a link may be a cue we do not know, and shows nothing then. */
export interface LooseShow {
  sounds(cue: Shape['Cue'], waiting: Waiting): readonly Sound[];
  effects(cue: Shape['Cue']): readonly Effect[];
  suspense(events: readonly SeenEvent[]): Suspense | null;
}

export function loose<Cue extends Shape['Cue']>(show: GameShow<Cue>): LooseShow {
  const any = show as unknown as GameShow<Shape['Cue']>;
  return {
    sounds: any.sounds,
    effects: any.effects,
    suspense: events => any.suspense(events.flatMap(event => (event.type === 'cue' ? [event.cue] : []))),
  };
}
