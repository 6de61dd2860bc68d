/** A kitten with the best toy there is: the Earth. */
import type { Art } from '../../art.ts';
import { drape } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { stars } from '../../kit/grounds.ts';
import { move, pair, plain, solid, stick } from '../../kit/part.ts';
import { disc, leaf, patch, white } from '../../kit/pen.ts';

const cat = face({ fur: 'ginger', coat: 'mask', eyes: 'wide', mouth: 'w', cheeks: 'blush' });
const globe = solid(
  disc(0, 0, 64),
  '#4fa8e8',
  patch(
    'M-50 -34C-30 -50 -8 -44 -12 -28C-16 -14 -34 -12 -30 6C-28 20 -44 24 -54 14C-62 -2 -60 -22 -50 -34ZM12 -54C30 -52 46 -42 54 -28C48 -16 34 -18 26 -28C16 -32 6 -42 12 -54ZM8 0C26 -8 48 2 54 18C48 38 32 50 20 52C14 36 0 20 8 0Z',
    leaf,
  ),
);

export const kittenRole: Art = {
  family: 'undead',
  glyph: 'kitten',
  scene: () =>
    stars(white, [
      [206, 40],
      [226, 96],
      [28, 120],
      [36, 206],
      [220, 170],
      [96, 26],
    ]) +
    stick(move(cat, 126, 110, 0.94)) +
    stick(move(globe, 126, 230, 0.98)) +
    plain(pair(move(drape(furs.ginger), 76, 204, 1, 16), 126)),
};
