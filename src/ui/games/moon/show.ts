/** How Zombeasts shows what happens. */
import type { Cue } from '../../../engine/games/moon/moon.ts';
import type { Effect } from '../../table/motion/effects.ts';
import type { GameShow } from '../show.ts';
import { sounds } from './sounds.ts';

export const moon: GameShow<Cue> = { sounds, effects, suspense: () => null };

function effects(cue: Cue): readonly Effect[] {
  switch (cue.cue) {
    case 'full':
    case 'dream':
      return [{ do: 'glow', seat: cue.by }];
    case 'robbed':
      return [cue.by, cue.target].map(seat => ({ do: 'glow', seat }));
    default:
      return [];
  }
}
