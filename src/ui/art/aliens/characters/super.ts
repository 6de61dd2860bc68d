/** Supercat: fists on the hips, wind from nowhere. */
import type { Art } from '../../art.ts';
import { bust } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { detail, join, limb, move, pair, solid, stick } from '../../kit/part.ts';
import { blood, gold, patch, shape, spot } from '../../kit/pen.ts';

const fur = furs.ginger;
const eye = (x: number): string => spot(x, 99, 13, '#fff', 11) + spot(x + 2, 99, 6, '#221639');
const mask =
  shape(
    'M36 82C60 72 84 80 100 90C116 80 140 72 164 82C168 104 158 120 138 120C122 120 112 110 100 108C88 110 78 120 62 120C42 120 32 104 36 82Z',
    '#2f7fe6',
  ) +
  eye(68) +
  eye(132);
const cat = face({ fur: 'ginger', coat: 'muzzle', eyes: 'happy', mouth: 'smirk', wears: mask });
const cape = solid(
  'M70 176C40 190 20 230 4 290H200C226 250 236 200 244 168C220 184 196 182 176 176Z',
  blood,
  patch('M180 180C206 190 224 186 238 178C232 210 222 244 204 280C206 240 200 206 180 180Z', '#b02a3a'),
);
const emblem = detail(
  shape('M0 -22L24 -10C24 12 14 26 0 32C-14 26 -24 12 -24 -10Z', gold) +
    spot(0, 12, 9, blood, 7) +
    spot(-11, 2, 4, blood, 5) +
    spot(-4, -5, 4, blood, 5) +
    spot(4, -5, 4, blood, 5) +
    spot(11, 2, 4, blood, 5),
);
const arms = pair(limb('M76 194C34 204 30 246 60 268', '#2466c4', 20), 122);

export const superCat: Art = {
  family: 'hero',
  glyph: 'cape',
  scene: () =>
    stick(
      join(
        cape,
        arms,
        move(bust({ ...fur, base: '#2f7fe6', light: '#2f7fe6' }), 122, 214),
        move(cat, 122, 124, 0.94),
        move(emblem, 122, 212),
      ),
    ),
};
