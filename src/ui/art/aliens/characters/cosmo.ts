/** Cosmocat: nothing falls on you up there. */
import type { Art } from '../../art.ts';
import { bust } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { detail, join, move, solid, stick } from '../../kit/part.ts';
import { blood, box, disc, fade, gold, line, patch, ring, shape, spot, white } from '../../kit/pen.ts';

const cat = face({ fur: 'ginger', coat: 'tabby', eyes: 'wide', mouth: 'w', cheeks: 'blush' });
const helmet = solid(disc(0, 0, 92), '#cdeef7');
const glass =
  fade(patch('M-66 -40C-48 -68 -20 -80 4 -80C-22 -66 -42 -44 -50 -12C-56 2 -74 -10 -66 -40Z', white), 0.9) +
  fade(spot(0, 0, 90, '#8fd8ff'), 0.18) +
  line('M58 -44C66 -32 70 -18 70 -6', 7, white);
const suit = bust({ ...furs.snow, base: '#e9ecf5', light: '#e9ecf5' });
const panel = detail(shape(box(-26, -16, 52, 34, 6), '#8d96b3') + ring(-10, 0, 7, blood) + ring(10, 0, 7, gold));
const neck = solid('M-70 -12C-30 8 30 8 70 -12L74 8C30 30 -30 30 -74 8Z', '#f58a1f');

export const cosmo: Art = {
  family: 'hero',
  glyph: 'helmet',
  scene: () =>
    stick(
      join(
        move(suit, 126, 232, 1.1),
        move(helmet, 126, 122, 1),
        move(cat, 126, 126, 0.74),
        move(detail(glass), 126, 122),
        move(neck, 126, 206),
        move(panel, 126, 246),
      ),
    ),
};
