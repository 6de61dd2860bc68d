/** Ninja Cat: you see two eyes, and only because he lets you. */
import type { Art } from '../../art.ts';
import { bust } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { join, limb, move, solid, stick } from '../../kit/part.ts';
import { blood, ink, line, patch, shape, star } from '../../kit/pen.ts';

const cloth = '#2f2a4d';
const hood = { base: cloth, shade: '#221d3c', light: cloth, skin: '#4a4270' };
const slot = shape(
  'M42 78C70 68 130 68 158 78C164 94 162 108 156 118C130 126 70 126 44 118C38 108 36 94 42 78Z',
  furs.cloud.base,
);
const glare =
  patch('M50 84L94 96C92 116 60 118 52 104ZM150 84L106 96C108 116 140 118 148 104Z', '#fff') +
  line('M48 82L96 98M152 82L104 98', 6) +
  patch('M72 94h14v16h-10ZM128 94h-14v16h10Z', ink);
const band = shape('M40 62C70 50 130 50 160 62L161 76C130 64 70 64 39 76Z', blood);
const cat = face({ tint: hood, eyes: 'happy', mouth: 'flat', cheeks: 'bare', wears: slot + glare + band });
const ties = limb('M178 100C200 96 206 112 226 102M178 104C196 110 200 126 216 128', blood, 8);
const disc = solid(star(0, 0, 38, 14, 4), '#c3cbd9', patch(star(0, 0, 10, 10, 4), ink));

export const ninja: Art = {
  family: 'hero',
  glyph: 'shuriken',
  scene: () =>
    stick(join(ties, move(bust({ ...furs.tux, base: cloth, light: '#3f3966' }), 122, 214), move(cat, 122, 132, 0.98))) +
    stick(move(disc, 196, 208, 0.9, 20)),
};
