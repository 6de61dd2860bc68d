/** Cat Cowboy: the hat is bigger than the law. */
import type { Art } from '../../art.ts';
import { bust } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { detail, join, move, solid, stick } from '../../kit/part.ts';
import { blood, gold, leaf, line, patch, shape, star } from '../../kit/pen.ts';

const hat = solid(
  'M-104 -40C-80 -56 -62 -50 -52 -60C-48 -110 -24 -112 0 -98C24 -112 48 -110 52 -60C62 -50 80 -56 104 -40C80 -16 40 -12 0 -12C-40 -12 -80 -16 -104 -40Z',
  '#9a6233',
  patch('M-53 -58C-20 -46 20 -46 53 -58L55 -46C20 -34 -20 -34 -55 -46Z', blood) +
    line('M-16 -88C-8 -82 8 -82 16 -88', 4.5),
);
const straw = line('M116 140L158 152', 6, leaf);
const cat = face({ fur: 'cream', coat: 'tabby', eyes: 'aim', mouth: 'smirk', wears: straw });
const scarf = solid(
  'M-54 -22C-20 -4 20 -4 54 -22C52 6 24 40 0 56C-24 40 -52 6 -54 -22Z',
  blood,
  line('M-22 6h.01M0 14h.01M22 6h.01M-8 30h.01M10 30h.01', 7, '#ffd6d6'),
);
const sheriff = detail(shape(star(0, 0, 22, 10), gold));

export const cowboy: Art = {
  family: 'hero',
  glyph: 'hat',
  scene: () =>
    stick(
      join(
        move(bust({ ...furs.cream, base: '#5b7fc0' }), 126, 220),
        move(cat, 126, 140, 0.9),
        move(scarf, 126, 202, 0.94),
        move(hat, 126, 132, 0.98),
        move(sheriff, 186, 232),
      ),
    ),
};
