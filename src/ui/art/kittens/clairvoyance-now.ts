/** Somebody in the bushes saw where you hid it. */
import type { Art } from '../art.ts';
import { arm } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, move, pair, solid, stick } from '../kit/part.ts';
import { box, disc, line, patch, ring, sky, spot, star, white } from '../kit/pen.ts';
import { bolt } from '../kit/props.ts';

const fur = furs.cream;
const cat = face({ fur: 'cream', coat: 'tabby', eyes: 'wide', mouth: 'o' });
const kitten = (x: number) =>
  spot(x, 0, 11, '#33173f') +
  patch(`M${x - 10} -4L${x - 9} -15L${x - 2} -9ZM${x + 10} -4L${x + 9} -15L${x + 2} -9Z`, '#33173f') +
  patch(star(x + 11, -13, 6, 3, 8), '#ff5b3d') +
  spot(x - 4, -1, 2.6, white) +
  spot(x + 4, -1, 2.6, white);
const glasses = join(
  solid(box(-14, -10, 28, 22, 6), '#3a3357'),
  solid(disc(-36, 0, 32), '#4a4270', ring(-36, 0, 22, sky)),
  solid(disc(36, 0, 32), '#4a4270', ring(36, 0, 22, sky)),
  detail(kitten(-36) + kitten(36)),
);
const bush = solid(
  'M-20 300C-10 250 0 226 26 232C30 208 62 208 70 226C84 208 112 212 116 230C134 210 160 212 166 230C182 210 210 214 214 234C240 224 262 250 270 300Z',
  '#3f8f5a',
  line('M40 248C46 240 54 240 60 246M96 244C102 236 112 238 116 246M176 246C182 238 192 238 196 246', 4, '#2c6b42'),
);

export const clairvoyanceNow: Art = {
  family: 'future',
  glyph: 'scope',
  scene: () =>
    stick(move(cat, 125, 122, 0.96)) +
    stick(pair(arm('M40 262C34 220 44 176 56 158', fur, 60, 150, -60))) +
    stick(move(glasses, 125, 124, 1.02)) +
    stick(move(bolt(), 218, 44, 0.9, 8)) +
    stick(bush),
};
