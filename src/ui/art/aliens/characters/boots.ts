/** Puss in Boots: the feather is real, the marquis is not. */
import type { Art } from '../../art.ts';
import { bust } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { join, move, solid, stick } from '../../kit/part.ts';
import { gold, line, patch, ring, shape, thin, white } from '../../kit/pen.ts';

const hat = join(
  solid(
    'M40 -34C70 -78 110 -84 128 -60C112 -62 104 -58 96 -52C108 -50 112 -46 116 -40C96 -44 70 -36 52 -22Z',
    white,
    line('M52 -28C70 -50 92 -64 116 -62', 4, '#8d96b3'),
  ),
  solid('M-46 -22C-52 -62 -30 -84 2 -80C36 -80 56 -56 50 -18Z', '#0f7a55'),
  solid(
    'M-92 -30C-60 -8 50 -4 90 -34C86 -2 40 12 0 12C-44 12 -84 2 -92 -30Z',
    '#22b07d',
    thin(ring(-30, -12, 10, gold)),
  ),
);
const cat = face({ fur: 'tux', coat: 'muzzle', eyes: 'side', mouth: 'smirk' });
const ruff = solid(
  'M-52 -14C-40 -26 40 -26 52 -14C64 0 50 20 38 12C30 28 8 28 0 16C-8 28 -30 28 -38 12C-50 20 -64 0 -52 -14Z',
  white,
);
const boot = solid(
  'M-24 -70H22V-8C40 -6 62 4 62 26V38H-24Z',
  '#a5532a',
  shape('M-28 -72C-10 -82 12 -82 28 -72V-50C12 -58 -10 -58 -28 -50Z', '#c56a38') +
    patch('M-24 28H62V38H-24Z', '#5b3a18') +
    line('M-24 28H60', 4),
);

export const boots: Art = {
  family: 'hero',
  glyph: 'boot',
  scene: () =>
    stick(
      join(
        move(bust(furs.tux), 106, 226, 0.9),
        move(cat, 106, 146, 0.88),
        move(ruff, 106, 206, 0.9),
        move(hat, 110, 108, 0.88, -6),
      ),
    ) + stick(move(boot, 186, 220, 0.82)),
};
