/** Delivered this morning. Finished by noon. */
import type { Art } from '../art.ts';
import { drape } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, pair, plain, solid, stick } from '../kit/part.ts';
import { box, line, paper, patch } from '../kit/pen.ts';

const cloth = '#3f9fb0';
const cat = face({ fur: 'snow', coat: 'split', tint: { light: '#4a4270' }, eyes: 'up', mouth: 'smirk' });
const sofa = join(
  solid(box(36, 158, 178, 90, 18), cloth),
  solid(box(46, 220, 158, 60, 10), '#57b6c6'),
  pair(solid(box(12, 190, 46, 90, 16), '#357f8e')),
);
const rips = patch(
  'M82 172L92 178L84 186L98 196L86 202L96 216L76 206L82 196L72 188L82 182ZM160 170L172 180L162 186L176 198L164 204L170 214L150 204L158 196L150 186L162 180Z',
  paper,
);
const seams = line('M86 170L98 214M76 176L86 210M164 168L178 212M154 174L164 208', 4, '#1f5f6c');

export const newSofa: Art = {
  family: 'boost',
  glyph: 'sofa',
  scene: () =>
    stick(join(move(cat, 128, 108, 0.9), sofa)) + rips + seams + plain(pair(move(drape(furs.snow), 112, 166, 0.76))),
};
