/** One eye shut, a fish in the slingshot: somebody in particular is in for it. */
import type { Art } from '../art.ts';
import { arm } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { limb, move, stick } from '../kit/part.ts';
import { blood, line, paper, ring, type Svg } from '../kit/pen.ts';
import { fish } from '../kit/props.ts';

const fur = furs.snow;
const cat = face({ fur: 'snow', coat: 'patch', tint: { shade: '#f7a13d' }, eyes: 'aim', mouth: 'smirk' });
const rings: Svg = [100, 75, 50].map((r, n) => ring(134, 126, r, n % 2 === 0 ? paper : blood)).join('');
const fork = limb('M184 272V212M184 212C156 208 144 186 146 148M184 212C212 208 224 186 222 148', '#a8714b', 13);
const band = line('M146 148L172 170M222 148L196 170', 13) + line('M146 148L172 170M222 148L196 170', 5, blood);
const paw = arm('M110 280C136 262 156 246 172 240', fur, 184, 236, -12);

export const targetedAttack: Art = {
  family: 'attack',
  glyph: 'target',
  scene: () =>
    rings + stick(move(cat, 118, 132, 0.86, -6)) + stick(fork) + band + stick(move(fish(), 184, 172, 0.9)) + stick(paw),
};
