/** Nobody has ever hit this. Nobody will. */
import { type Art, fine } from '../art.ts';
import { drape } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { move, pair, plain, stick } from '../kit/part.ts';
import { heart, sparkle } from '../kit/props.ts';

const cat = face({ fur: 'ginger', coat: 'mask', eyes: 'plead', mouth: 'w', cheeks: 'blush' });

export const cuteEyes: Art = {
  family: 'stop',
  glyph: 'tears',
  scene: lod =>
    stick(move(cat, 128, 142, 1.14)) +
    stick(pair(move(drape(furs.ginger), 106, 238, 0.96, -8), 128)) +
    fine(lod, sparkle(34, 190, 16) + sparkle(222, 206, 12)) +
    plain(move(heart('#ffd6e0'), 218, 48, 0.9, 14)),
};
