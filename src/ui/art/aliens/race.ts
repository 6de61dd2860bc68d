/** The symbol printed on every action card: a cat's head, or a visitor's. Two shapes, so that it needs no colour. */
import type { Race } from '../../../engine/games/aliens/faces.ts';
import { sheet } from '../kit/frame.ts';
import { heads } from '../kit/heads.ts';
import { move, type Part, solid, stick } from '../kit/part.ts';
import { ink, type Lod, line, patch, put, type Svg, spot } from '../kit/pen.ts';

const symbols: Readonly<Record<Race, Part>> = {
  kitten: move(
    solid(
      heads.cat.outline,
      '#f7a13d',
      spot(72, 100, 13, ink, 18) +
        spot(128, 100, 13, ink, 18) +
        line('M84 134C88 144 100 144 100 134C100 144 112 144 116 134', 9),
    ),
    -100,
    -94,
  ),
  alien: solid(
    'M0 -78C60 -78 84 -36 70 10C58 48 28 74 0 84C-28 74 -58 48 -70 10C-84 -36 -60 -78 0 -78Z',
    '#6fe0b0',
    patch('M-56 -14C-34 -30 -6 -8 -6 32C-34 40 -58 22 -56 -14ZM56 -14C34 -30 6 -8 6 32C34 40 58 22 56 -14Z', ink),
  ),
};

/** Under the badge, where a fan still shows it. */
const places: Readonly<Record<Lod, readonly [number, number, number]>> = {
  full: [42, 92, 0.3],
  compact: [52, 124, 0.42],
};
export function raceMark(race: Race, lod: Lod): Svg {
  const [x, y, scale] = places[lod];
  return put(stick(move(symbols[race], 0, 0, scale)), x, y);
}

/** The symbol alone, 64 by 64, for the track and for counters. */
export const raceArt = (race: Race): Svg => sheet(put(stick(move(symbols[race], 0, 0, 0.3)), 32, 32), 64, 64);
