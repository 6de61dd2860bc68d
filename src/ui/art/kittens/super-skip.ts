/** However many turns you owe: a rocket settles them. */
import type { Art } from '../art.ts';
import { drape, tail } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, move, solid, stick } from '../kit/part.ts';
import { blood, gold, line, paper, patch, ring, shape } from '../kit/pen.ts';

const fur = furs.cream;
const goggles =
  line('M36 88H164', 9, '#5b3a18') +
  ring(70, 98, 25, '#8fd8ff') +
  ring(130, 98, 25, '#8fd8ff') +
  line('M60 104L72 86M120 104L132 86', 6, paper);
const cat = face({ fur: 'cream', coat: 'tabby', mouth: 'grin', wears: goggles });
const flame =
  shape('M-92 -22C-128 -34 -134 -14 -150 -18C-136 -6 -152 4 -158 12C-138 8 -120 34 -92 22Z', gold) +
  patch('M-92 -10C-112 -14 -118 0 -128 2C-116 4 -108 14 -92 10Z', blood);
const rocket = join(
  solid('M-92 -26L-112 -50C-88 -56 -66 -44 -52 -30ZM-92 26L-112 50C-88 56 -66 44 -52 30Z', blood),
  solid(
    'M-92 -30C-30 -46 46 -42 96 0C46 42 -30 46 -92 30Z',
    paper,
    patch('M40 -34C62 -26 80 -14 92 0C80 14 62 26 40 34C48 12 48 -12 40 -34Z', blood) +
      line('M40 -33C48 -12 48 12 40 33M-60 -38C-52 -14 -52 14 -60 38', 5) +
      ring(-6, 2, 17, '#8fd8ff'),
  ),
);

export const superSkip: Art = {
  family: 'skip',
  glyph: 'rocket',
  scene: () =>
    stick(
      join(
        move(detail(flame), 136, 194, 0.8, -20),
        tail('M76 176C44 178 34 150 50 134', fur, 16),
        move(solid('M-40 40C-46 -10 -20 -40 10 -44C40 -40 48 0 44 40Z', fur.base), 104, 158, 1, -6),
        move(cat, 128, 98, 0.8, -4),
        move(rocket, 136, 196, 0.88, -20),
        move(drape(fur), 112, 170, 0.68, -18),
        move(drape(fur), 164, 152, 0.68, -18),
      ),
    ),
};
