/** Lettuce, cheese, cat. */
import type { Art } from '../art.ts';
import { drape } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, pair, plain, solid, stick } from '../kit/part.ts';
import { blood, leaf, line, spot } from '../kit/pen.ts';

const cat = face({ fur: 'cream', coat: 'patch', eyes: 'happy', mouth: 'w', cheeks: 'blush' });
const rear = solid('M18 236C22 140 70 92 125 92C180 92 228 140 232 236Z', '#e0a03a');
const lettuce = solid(
  'M18 214C14 196 26 186 38 192C40 176 60 170 70 184C80 172 98 174 102 186C112 174 132 174 138 186C148 174 166 174 172 186C182 172 202 176 204 192C220 186 234 198 230 216V250H20Z',
  leaf,
  line('M44 204C50 198 58 198 62 206M112 198C118 192 128 194 130 202M180 200C186 194 194 196 196 204', 4, '#3f8f3a'),
);
const front = solid(
  'M14 280C14 236 40 208 125 208C210 208 236 236 236 280Z',
  '#f6bf58',
  spot(60, 242, 5, '#d08f2c') +
    spot(98, 228, 4, '#d08f2c') +
    spot(150, 230, 5, '#d08f2c') +
    spot(196, 244, 5, '#d08f2c') +
    spot(124, 248, 4, '#d08f2c'),
);
const tomato = solid('M-16 0a16 16 0 1 1 32 0a16 16 0 1 1 -32 0Z', blood);

export const taco: Art = {
  family: 'cats',
  glyph: 'taco',
  scene: () =>
    stick(join(rear, move(cat, 128, 134, 0.92), move(tomato, 52, 188), move(tomato, 204, 184), lettuce, front)) +
    plain(pair(move(drape(furs.cream), 86, 216, 0.9))),
};
