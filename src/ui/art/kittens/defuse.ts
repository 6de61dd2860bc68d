/** The tip of the tongue is out: somebody cuts a fuse. */
import type { Art } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, limb, move, solid, stick } from '../kit/part.ts';
import { line, ring, shape, white } from '../kit/pen.ts';
import { spark } from '../kit/props.ts';

const fur = furs.cloud;
const helmet =
  shape('M58 62C52 10 148 10 142 62C126 56 74 56 58 62Z', '#ffd53d') +
  shape('M46 68C70 52 130 52 154 68C130 64 70 64 46 68Z', '#e9a80c') +
  line('M100 26V54', 5);
const cat = face({ fur: 'cloud', coat: 'muzzle', eyes: 'cross', mouth: 'tongue', wears: helmet });
const blade = (d: string) => solid(d, white);
const scissors = join(
  blade('M-9 8L-32 -78C-12 -70 4 -34 10 2Z'),
  blade('M9 8L32 -78C12 -70 -4 -34 -10 2Z'),
  solid('M-44 34a20 22 0 1 1 40 0a20 22 0 1 1 -40 0Z', '#e2404f', ring(-24, 34, 9, '#0f5c48', 11)),
  solid('M4 34a20 22 0 1 1 40 0a20 22 0 1 1 -40 0Z', '#e2404f', ring(24, 34, 9, '#0f5c48', 11)),
  detail(ring(0, 2, 4, '#221639')),
);
const fuse = limb('M206 280C196 250 214 226 206 194C200 170 214 150 208 116', '#e8c27a', 8);

export const defuse: Art = {
  family: 'save',
  glyph: 'scissors',
  scene: () =>
    stick(join(move(bust(fur), 104, 204, 0.9), move(cat, 104, 128, 0.88, -4))) +
    stick(fuse) +
    spark(208, 96, 28) +
    stick(join(move(scissors, 158, 212, 0.86, 80), arm('M70 268C78 250 90 240 106 232', fur, 114, 230, -14))),
};
