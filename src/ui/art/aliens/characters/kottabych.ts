/** Old Cattabych: three thousand years in a lamp, and one card more than you. */
import { type Art, fine } from '../../art.ts';
import { face } from '../../kit/face.ts';
import { join, move, solid, stick } from '../../kit/part.ts';
import { blood, gold, line, ring, shape } from '../../kit/pen.ts';
import { twinkle } from '../../kit/props.ts';

const turban =
  shape('M38 72C28 28 66 4 100 4C134 4 172 28 162 72C136 56 64 56 38 72Z', '#e9dff5') +
  line('M44 56C70 28 110 20 140 28M56 62C84 44 124 40 158 52', 4.5, '#a99ac4') +
  ring(100, 38, 12, blood) +
  line('M100 26C98 10 106 2 112 -6', 6, gold);
const brows = shape(
  'M46 86C58 74 80 76 92 86C78 86 62 88 46 86ZM154 86C142 74 120 76 108 86C122 86 138 88 154 86Z',
  '#fff',
);
const cat = face({ fur: 'cocoa', eyes: 'happy', mouth: 'w', cheeks: 'bare', wears: turban + brows });
const beard = solid(
  'M-60 -34C-36 -16 -20 -16 0 -26C20 -16 36 -16 60 -34C68 6 46 34 30 56C22 80 12 92 0 104C-12 92 -22 80 -30 56C-46 34 -68 6 -60 -34Z',
  '#fff',
  line('M-24 6C-20 30 -12 48 -4 62M20 4C18 26 14 40 8 50', 4, '#c9c3dc'),
);
const moustache = solid(
  'M0 -22C-20 -36 -50 -30 -66 -42C-64 -18 -32 -2 0 -12C32 -2 64 -18 66 -42C50 -30 20 -36 0 -22Z',
  '#fff',
);
const lamp = solid(
  'M-46 0H26C38 0 46 -12 60 -16C58 6 40 26 18 28H-18C-36 26 -48 14 -46 0Z',
  gold,
  shape('M-20 0C-18 -16 8 -16 10 0Z', '#e9a80c') + shape('M-22 28H18L24 40H-28Z', '#e9a80c'),
);

export const kottabych: Art = {
  family: 'hero',
  glyph: 'lamp',
  scene: lod =>
    stick(join(move(cat, 128, 134, 0.92), move(beard, 128, 192, 1), move(moustache, 128, 192, 0.9))) +
    stick(move(lamp, 62, 224, 0.9)) +
    fine(lod, twinkle(34, 178, 12) + twinkle(214, 196, 14)),
};
