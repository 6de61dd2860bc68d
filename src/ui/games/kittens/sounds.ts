/** How the exploding games sound. */
import type { Waiting } from '../../../engine/contract.ts';
import type { Asked, Cue } from '../../../engine/games/kittens/kittens.ts';
import type { Sound } from '../../sound/tones.ts';

export function sounds(cue: Cue, waiting: Waiting): readonly Sound[] {
  switch (cue.cue) {
    case 'noped':
      return [{ name: 'nope', semitones: depth(waiting) }];
    case 'exploding':
      return [{ name: 'hiss' }];
    case 'died':
      return [{ name: 'boom' }];
    case 'saved':
      return [{ name: 'ding' }];
    case 'revived':
    case 'robbed':
    case 'fed':
      return [{ name: 'groan' }];
    case 'hid':
      return [{ name: 'slide' }];
    default:
      return [];
  }
}

/** Every Nope on a Nope is half a tone higher. */
function depth(waiting: Waiting): number {
  const about = waiting.on === 'players' ? (waiting.ask.about as Asked) : null;
  return about?.kind === 'nope' ? Math.max(0, about.nopes - 1) : 0;
}
