/** How the exploding games show what happens. */
import type { Cue } from '../../../engine/games/kittens/kittens.ts';
import type { Effect } from '../../table/motion/effects.ts';
import type { Suspense } from '../../table/motion/suspense.ts';
import type { GameShow } from '../show.ts';
import { sounds } from './sounds.ts';

export const kittens: GameShow<Cue> = { sounds, effects, suspense };

function effects(cue: Cue): readonly Effect[] {
  switch (cue.cue) {
    case 'noped':
      return [{ do: 'slam' }];
    case 'exploding':
      return [{ do: 'pop', seat: cue.by }];
    case 'died':
      return [{ do: 'burst', seat: cue.by }];
    case 'saved':
      return [{ do: 'glow', seat: cue.by }];
    case 'revived':
      return [{ do: 'rise', seat: cue.target }];
    case 'hid':
      return [{ do: 'push', pile: 'deck' }];
    case 'peeked':
    case 'altered':
      return [{ do: 'lift', pile: 'deck' }];
    case 'stole':
    case 'gave':
      return [cue.by, cue.target].map(seat => ({ do: 'glow', seat }));
    default:
      return [];
  }
}

/** Whoever takes a card holds their breath; the kitten is shown only after that. */
function suspense(cues: readonly Cue[]): Suspense | null {
  if (cues.some(({ cue }) => cue === 'exploding')) return { pile: 'deck', how: 'always' };
  return cues.some(({ cue }) => cue === 'drew') ? { pile: 'deck', how: 'sometimes' } : null;
}
