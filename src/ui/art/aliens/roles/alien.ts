/** A visitor behind the mask of a cat. */
import type { Art } from '../../art.ts';
import { alien, alienSkin } from '../../kit/alien.ts';
import { arm } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { stars } from '../../kit/grounds.ts';
import { join, limb, move, stick } from '../../kit/part.ts';
import { white } from '../../kit/pen.ts';

const mask = face({ fur: 'ginger', coat: 'mask', eyes: 'happy', mouth: 'w', cheeks: 'blush' });
const stalk = limb('M178 270C186 244 184 224 178 206', '#b98a58', 9);

export const alienRole: Art = {
  family: 'undead',
  glyph: 'alien',
  scene: () =>
    stars(white, [
      [206, 40],
      [28, 130],
      [30, 214],
      [228, 196],
    ]) +
    stick(move(alien(), 122, 152, 1)) +
    stick(join(stalk, move(mask, 172, 158, 0.68, 10))) +
    stick(arm('M140 300C152 282 164 268 174 250', { ...furs.mint, base: alienSkin }, 180, 240, -60)),
};
