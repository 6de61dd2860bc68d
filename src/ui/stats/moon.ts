/** The moons in numbers. */
import type { Moon } from '../../engine/games/moon/moon.ts';
import type { MoonStat } from '../words/stats.ts';
import { measuresOf } from './count.ts';
import type { FamilyStats } from './family.ts';

const { most, best, listed } = measuresOf<Moon>();

export const moon: FamilyStats<MoonStat> = {
  pool: {
    full: most('full'),
    biggest: best('full', 'points'),
    migrations: most('migration'),
    prizes: most('prize'),
    robberies: most('robbed'),
    dreams: most('dream'),
    repainted: most('repainted'),
    laid: most('laid'),
  },
  places(cues, { winners }, seats) {
    const scores = listed(cues, 'scored', 'scores');
    const points = (seat: number): number | null => {
      const score = scores[seat];
      return typeof score === 'number' ? score : null;
    };
    if (seats.every(seat => points(seat) === null)) return [];
    const rank = (seat: number) => (winners.includes(seat) ? Infinity : (points(seat) ?? -Infinity));
    return [...seats]
      .sort((a, b) => (rank(a) === rank(b) ? a - b : rank(b) - rank(a)))
      .map(seat => {
        const n = points(seat);
        return { seat, sign: n === null ? { sign: 'out' } : { sign: 'points', n } };
      });
  },
};
