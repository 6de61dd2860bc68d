/** How Kittens vs Aliens shows what happens. */
import type { Cue } from '../../../engine/games/aliens/aliens.ts';
import type { Effect } from '../../table/motion/effects.ts';
import type { GameShow } from '../show.ts';
import { sounds } from './sounds.ts';

export const aliens: GameShow<Cue> = { sounds, effects, suspense: () => null };

function effects(cue: Cue): readonly Effect[] {
  switch (cue.cue) {
    case 'hurt':
    case 'bitten':
      return [{ do: 'pop', seat: cue.target }];
    case 'healed':
      return [{ do: 'glow', seat: cue.target }];
    case 'spared':
    case 'boxed':
      return [{ do: 'glow', seat: cue.by }];
    case 'stopped':
    case 'redirected':
      return [{ do: 'slam' }];
    case 'out':
      return [{ do: 'burst', seat: cue.by }];
    default:
      return [];
  }
}
