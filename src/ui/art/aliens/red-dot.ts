/** It is right there. On the nose. */
import type { Art } from '../art.ts';
import { drape } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, pair, solid, stick } from '../kit/part.ts';
import { box, fade, line, ring, spot } from '../kit/pen.ts';

const red = '#ff2d3a';
const cat = face({ fur: 'cream', coat: 'siam', tint: { shade: '#c79a6b' }, eyes: 'cross', mouth: 'o' });
const pointer = join(
  solid(box(-14, -34, 28, 62, 8), '#3a3357', ring(0, -4, 6, red)),
  solid('M-9 28H9V40H-9Z', '#c3cbd9'),
);
const beam = line('M200 70L128 164', 7, red) + line('M200 70L128 164', 2.5, '#ffc2c2');
const glow = fade(spot(126, 167, 24, red), 0.35) + spot(126, 167, 12, red) + spot(123, 163, 4, '#ffc2c2');

export const redDot: Art = {
  family: 'boost',
  glyph: 'laser',
  scene: () =>
    stick(move(cat, 126, 148, 1)) +
    beam +
    glow +
    stick(move(pointer, 208, 58, 0.84, 38)) +
    stick(pair(move(drape(furs.cream), 84, 244, 1, 0), 126)),
};
