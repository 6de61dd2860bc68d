/** A deadpan cat with an enormous paw against the glass. */
import type { Art } from '../art.ts';
import { pad } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { move, stick } from '../kit/part.ts';

const cat = face({ fur: 'cloud', coat: 'tabby', eyes: 'flat', mouth: 'flat' });

export const nope: Art = {
  family: 'stop',
  glyph: 'cross',
  scene: () => stick(move(cat, 142, 116, 0.94, -6)) + stick(move(pad(furs.cloud), 166, 214, 1.04, 8)),
};
