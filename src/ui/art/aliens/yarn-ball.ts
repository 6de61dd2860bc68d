/** Caught by the thread. Let it roll on. */
import type { Art } from '../art.ts';
import { drape } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, limb, move, pair, plain, stick } from '../kit/part.ts';
import { line } from '../kit/pen.ts';
import { yarn } from '../kit/props.ts';

const wool = '#f07fae';
const thread = line('M40 66C70 76 128 74 162 56', 6, wool) + line('M156 36C166 28 172 14 162 8', 6, wool);
const cat = face({ fur: 'cloud', coat: 'tabby', eyes: 'wide', mouth: 'tongue', wears: thread });
const end = limb('M176 232C204 240 220 226 228 208C234 190 222 178 210 186', wool, 5);

export const yarnBall: Art = {
  family: 'skip',
  glyph: 'yarn',
  scene: () =>
    stick(move(cat, 126, 108, 0.9)) +
    stick(join(end, move(yarn('#e2558f', '#b83a70'), 122, 212, 1.7))) +
    plain(pair(move(drape(furs.cloud), 74, 182, 0.96, 14), 122)),
};
