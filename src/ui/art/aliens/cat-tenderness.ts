/** Two cats, one purr. */
import { type Art, fine } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, plain, stick } from '../kit/part.ts';
import { heart } from '../kit/props.ts';

const grey = face({ fur: 'cloud', coat: 'tabby', eyes: 'happy', mouth: 'w', cheeks: 'blush' });
const red = face({ fur: 'ginger', coat: 'mask', eyes: 'happy', mouth: 'w', cheeks: 'blush' });

export const catTenderness: Art = {
  family: 'save',
  glyph: 'hug',
  scene: lod =>
    stick(join(move(bust(furs.cloud), 168, 214, 0.8), move(grey, 168, 142, 0.76, -12))) +
    stick(join(move(bust(furs.ginger), 84, 222, 0.8), move(red, 86, 150, 0.76, 12))) +
    stick(arm('M20 292C60 240 120 224 164 226', furs.ginger, 176, 226, 0)) +
    stick(move(heart(), 130, 62, 1.2)) +
    fine(lod, plain(join(move(heart('#ff8f96'), 206, 66, 0.6, 16), move(heart('#ff8f96'), 84, 78, 0.5, -16)))),
};
