/** One day, and that day may never come, you will be asked for a card. */
import type { Art } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, move, stick } from '../kit/part.ts';
import { blood, line, patch, shape } from '../kit/pen.ts';
import { fish } from '../kit/props.ts';

const fur = furs.cloud;
const hat =
  shape('M48 66C46 30 60 6 78 12C90 16 110 16 122 12C140 6 154 30 152 66Z', '#3a3357') +
  patch('M48 52H152V64H48Z', blood) +
  shape('M14 68C40 58 160 58 186 68C190 76 178 82 100 82C22 82 10 76 14 68Z', '#3a3357');
const cat = face({ fur: 'cloud', coat: 'muzzle', eyes: 'flat', mouth: 'smirk', wears: hat });
const suit = detail(
  shape('M-44 -30C-66 -14 -78 30 -80 84H80C78 30 66 -14 44 -30L0 34Z', '#3a3357') +
    shape('M0 -6L-22 -18V6ZM0 -6L22 -18V6Z', blood) +
    line('M-42 10L-34 70M42 10L34 70', 4, '#6d6499'),
);

export const favor: Art = {
  family: 'take',
  glyph: 'ring',
  scene: () =>
    stick(
      join(move(bust({ ...fur, light: '#fff4df' }), 112, 214, 1), move(suit, 112, 214, 1), move(cat, 112, 130, 0.94)),
    ) +
    stick(
      join(
        arm('M196 268C206 250 208 232 206 214', { ...fur, base: '#3a3357' }, 204, 196, -90, 26),
        arm('M205 204V198', fur, 204, 194, -90),
        move(fish('#f7a13d'), 204, 160, 0.9, -14),
      ),
    ),
};
