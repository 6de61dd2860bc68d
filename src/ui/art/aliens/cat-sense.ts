/** The whiskers know what you hold. */
import type { Art } from '../art.ts';
import { arm } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { move, pair, stick } from '../kit/part.ts';
import { line, paper, shape, spot } from '../kit/pen.ts';

const third =
  shape('M74 66C84 50 116 50 126 66C116 82 84 82 74 66Z', paper) +
  spot(100, 66, 9, '#a24bd8') +
  spot(100, 66, 4, '#221639');
const cat = face({ fur: 'plum', eyes: 'asleep', mouth: 'w', wears: third });
const waves = [26, 40, 54]
  .map(r => line(`M${125 - r} ${58 - r / 2}A${r * 1.3} ${r * 1.3} 0 0 1 ${125 + r} ${58 - r / 2}`, 6, paper))
  .join('');

export const catSense: Art = {
  family: 'future',
  glyph: 'nose',
  scene: () =>
    waves +
    stick(move(cat, 125, 146, 0.96)) +
    stick(pair(arm('M16 262C22 222 36 186 58 162', furs.plum, 62, 156, -46))),
};
