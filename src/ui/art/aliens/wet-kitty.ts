/** There is nothing angrier than a wet cat. */
import type { Art } from '../art.ts';
import { bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, limb, move, plain, solid, stick } from '../kit/part.ts';
import { line, patch } from '../kit/pen.ts';
import { drop } from '../kit/props.ts';

const fringe = patch(
  'M62 50C70 74 76 80 78 92C84 78 88 70 92 60C94 74 98 84 102 92C106 82 110 72 112 60C116 72 120 80 126 88C128 74 134 62 138 50C118 44 82 44 62 50Z',
  '#dd7a1e',
);
const cat = face({ head: 'fold', fur: 'ginger', eyes: 'flat', mouth: 'frown', wears: fringe });
const shower = join(limb('M194 -16V44', '#c3cbd9', 10), solid('M164 66C166 46 222 46 224 66Z', '#c3cbd9'));
const rain = line('M172 80L164 104M190 80L186 108M208 80L208 104M222 78L228 98M150 88L138 110', 6, '#bfe6ff');
const drops = join(
  move(drop(), 40, 128, 0.8),
  move(drop(), 34, 190, 1),
  move(drop(), 214, 168, 0.9),
  move(drop(), 222, 226, 0.8),
);

export const wetKitty: Art = {
  family: 'boost',
  glyph: 'drops',
  scene: () =>
    rain +
    stick(shower) +
    stick(join(move(bust(furs.ginger), 122, 216, 0.82), move(cat, 122, 144, 0.94))) +
    plain(drops),
};
