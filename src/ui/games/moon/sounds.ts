/** How Zombeasts sounds: every colour of the moon has its own pitch. */
import { colours } from '../../../engine/games/moon/faces.ts';
import type { Cue } from '../../../engine/games/moon/moon.ts';
import type { Sound } from '../../sound/tones.ts';

/** A major scale with a ninth, from the first colour up. */
const pitches = [0, 2, 4, 7, 9];

export function sounds(cue: Cue): readonly Sound[] {
  switch (cue.cue) {
    case 'full':
      return [{ name: 'chime', semitones: pitches[colours.indexOf(cue.colour)] ?? 0 }];
    case 'dream':
    case 'prize':
      return [{ name: 'ding' }];
    case 'repainted':
    case 'migration':
      return [{ name: 'whoosh' }];
    default:
      return [];
  }
}
