/** Doctor Purr: take two naps and call again tomorrow. */
import type { Art } from '../../art.ts';
import { bust } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { detail, join, limb, move, solid, stick } from '../../kit/part.ts';
import { blood, line, patch, ring, shape, white } from '../../kit/pen.ts';

const mirror = line('M38 68C70 56 130 56 162 68', 8) + ring(100, 52, 20, '#d6e3ec') + ring(100, 52, 6, '#221639');
const cat = face({ fur: 'tux', coat: 'mask', eyes: 'happy', mouth: 'w', wears: mirror });
const coat = detail(
  shape('M-44 -30C-66 -14 -78 30 -80 84H80C78 30 66 -14 44 -30L0 30Z', white) +
    shape('M-44 -30L-16 18L-34 24L-60 -12ZM44 -30L16 18L34 24L60 -12Z', '#e3ebf2'),
);
const tube = limb('M94 184C90 210 100 224 116 226C134 228 146 214 158 214', '#3f9fb0', 5);
const disc = solid('M-15 0a15 15 0 1 1 30 0a15 15 0 1 1 -30 0Z', '#c3cbd9', ring(0, 0, 6, white));
const cross = detail(patch('M-6 -18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z', blood));

export const doctor: Art = {
  family: 'hero',
  glyph: 'cure',
  scene: () =>
    stick(
      join(move(bust(furs.tux), 126, 216), move(coat, 126, 216), move(cat, 126, 134, 0.94), move(cross, 78, 236, 0.8)),
    ) + stick(join(tube, move(disc, 172, 214))),
};
