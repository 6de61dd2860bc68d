/** Scholar Cat: has read the deck twice. */
import type { Art } from '../../art.ts';
import { drape } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { detail, join, limb, move, pair, plain, solid, stick } from '../../kit/part.ts';
import { blood, gold, line, paper, patch, ring } from '../../kit/pen.ts';

const glasses =
  ring(70, 100, 26, 'none', 25) +
  ring(130, 100, 26, 'none', 25) +
  line('M96 98C98 94 102 94 104 98M44 96L36 92M156 96L164 92', 5);
const cat = face({ fur: 'cloud', coat: 'muzzle', eyes: 'flat', mouth: 'w', wears: glasses });
const board = join(
  solid('M-40 -16V16C-20 30 20 30 40 16V-16Z', '#3a3357'),
  solid('M0 -52L88 -22L0 8L-88 -22Z', '#4a4270'),
  limb('M2 -22C30 -18 52 -12 60 4V22', gold, 4),
  detail(ring(60, 28, 7, gold)),
);
const book = join(
  solid('M-96 -28C-60 -44 -24 -40 0 -22C24 -40 60 -44 96 -28V52C60 38 24 42 0 58C-24 42 -60 38 -96 52Z', blood),
  solid(
    'M-86 -34C-56 -48 -22 -44 0 -26C22 -44 56 -48 86 -34V42C56 30 22 34 0 50C-22 34 -56 30 -86 42Z',
    paper,
    line('M0 -26V50', 5) +
      line(
        'M-70 -20C-50 -28 -30 -26 -16 -18M-70 -2C-50 -10 -30 -8 -16 0M16 -18C30 -26 50 -28 70 -20M16 0C30 -8 50 -10 70 -2',
        4,
        '#a99ac4',
      ),
  ),
  detail(patch('M44 -44H58V-8L51 -16L44 -8Z', gold)),
);

export const scholar: Art = {
  family: 'hero',
  glyph: 'book',
  scene: () =>
    stick(join(move(cat, 128, 130, 0.9), move(board, 128, 72, 0.8, -4))) +
    stick(move(book, 125, 222, 0.98)) +
    plain(pair(move(drape(furs.cloud), 36, 224, 0.8, -70))),
};
