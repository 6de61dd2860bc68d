/** The exploding family in numbers. */
import type { Kittens } from '../../engine/games/kittens/kittens.ts';
import type { KittensStat } from '../words/stats.ts';
import { measuresOf } from './count.ts';
import { byFall, type FamilyStats } from './family.ts';

const { most, run, gone } = measuresOf<Kittens>();

export const kittens: FamilyStats<KittensStat> = {
  pool: {
    nopes: most('noped'),
    saves: most('saved'),
    deaths: most('died'),
    revived: most('revived', 'target'),
    stolen: most('stole'),
    stopped: most('cancelled'),
    aimed: most('played', 'target'),
    calm: run('drew', 'exploding'),
    laid: most('played', 'by', { of: 'cards' }),
    drawn: most('drew'),
  },
  places: (cues, result, seats) =>
    byFall(result, seats, gone(cues, ['died', 'left'], 'revived')).map(seat => ({ seat, sign: null })),
};
