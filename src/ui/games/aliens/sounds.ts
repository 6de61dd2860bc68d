/** How Kittens vs Aliens sounds. */
import type { Cue } from '../../../engine/games/aliens/aliens.ts';
import type { Sound } from '../../sound/tones.ts';

export function sounds(cue: Cue): readonly Sound[] {
  switch (cue.cue) {
    case 'hurt':
    case 'bitten':
      return [{ name: 'blip', semitones: Math.max(-5, cue.lives - 3) }];
    case 'healed':
    case 'spared':
      return [{ name: 'ding' }];
    case 'stopped':
    case 'redirected':
      return [{ name: 'nope' }];
    case 'out':
      return [{ name: 'groan' }];
    case 'struck':
      return [{ name: 'boom' }];
    default:
      return [];
  }
}
