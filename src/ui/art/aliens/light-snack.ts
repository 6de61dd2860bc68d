/** Only a bite. The bite has a tail. */
import type { Art } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, pair, stick } from '../kit/part.ts';
import { fish } from '../kit/props.ts';

const fur = furs.cream;
const cat = face({ fur: 'cream', coat: 'tabby', eyes: 'happy', mouth: 'w', cheeks: 'blush' });

export const lightSnack: Art = {
  family: 'save',
  glyph: 'meal',
  scene: () =>
    stick(join(move(bust(fur), 126, 216, 0.9), move(cat, 126, 116, 0.96))) +
    stick(move(fish('#6fb7e8'), 122, 190, 2.2, -4)) +
    stick(pair(arm('M52 280C52 262 62 244 78 234', fur, 88, 228, -30), 126)),
};
