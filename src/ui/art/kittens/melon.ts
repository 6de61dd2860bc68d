/** Half a watermelon fits a head exactly. */
import type { Art } from '../art.ts';
import { drape } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, move, pair, plain, solid, stick } from '../kit/part.ts';
import { blood, leaf, line, paper, patch } from '../kit/pen.ts';

const rind = solid('M-92 6C-92 -74 -46 -104 0 -104C46 -104 92 -74 92 6C50 -18 -50 -18 -92 6Z', leaf);
const stripes = line(
  'M-58 -74C-52 -50 -62 -34 -56 -14M-22 -92C-14 -64 -26 -46 -18 -22M22 -92C30 -64 16 -46 24 -22M58 -74C66 -50 50 -34 58 -14',
  9,
  '#2f7d3c',
);
const cat = face({ fur: 'tux', coat: 'muzzle', eyes: 'up', mouth: 'w' });
const slice = solid(
  'M-76 -14H76C72 30 40 56 0 56C-40 56 -72 30 -76 -14Z',
  leaf,
  patch('M-68 -12H68C62 24 36 46 0 46C-36 46 -62 24 -68 -12Z', paper) +
    patch('M-60 -12H60C54 18 32 36 0 36C-32 36 -54 18 -60 -12Z', blood) +
    line('M-34 2V8M-12 10V17M12 10V17M34 2V8', 6) +
    line('M-76 -14H76', 5),
);

export const melon: Art = {
  family: 'cats',
  glyph: 'melon',
  scene: () =>
    stick(join(move(cat, 130, 126, 0.82), move(join(rind, detail(stripes)), 130, 104, 0.7))) +
    stick(move(slice, 130, 204, 1.06)) +
    plain(pair(move(drape(furs.tux), 72, 194, 0.8, 6), 130)),
};
