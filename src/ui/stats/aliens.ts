/** Kittens vs Aliens in numbers; at the end everybody's side lies open. */
import type { Aliens } from '../../engine/games/aliens/aliens.ts';
import type { AliensStat } from '../words/stats.ts';
import { measuresOf } from './count.ts';
import { byFall, type FamilyStats } from './family.ts';

const { most, all, gone, listed } = measuresOf<Aliens>();

export const aliens: FamilyStats<AliensStat> = {
  pool: {
    wounds: most('hurt'),
    hunted: most('hurt', 'target'),
    blocks: most('stopped'),
    healed: most('healed'),
    redirected: most('redirected'),
    played: most('played'),
    track: all('placed'),
    drawn: most('drew', 'by', { by: 'count' }),
  },
  places(cues, result, seats) {
    const roles = listed(cues, 'roles', 'roles');
    return byFall(result, seats, gone(cues, ['out', 'left'])).map(seat => {
      const role = roles[seat];
      return { seat, sign: typeof role === 'string' ? { sign: role } : null };
    });
  },
};
