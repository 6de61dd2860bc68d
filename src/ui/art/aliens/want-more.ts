/** The bowl is empty. The bowl has been empty for a minute. */
import type { Art } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, pair, stick } from '../kit/part.ts';
import { line, paper, shape } from '../kit/pen.ts';
import { bowl } from '../kit/props.ts';

const fur = furs.rose;
const dish = bowl('#2f7fe6');
const tear = shape(
  'M58 124C66 136 66 146 58 148C50 146 50 136 58 124ZM142 124C150 136 150 146 142 148C134 146 134 136 142 124Z',
  '#8fd8ff',
);
const cat = face({ head: 'floof', fur: 'rose', eyes: 'squeezed', mouth: 'scream', cheeks: 'bare', wears: tear });
const wail = line('M44 148L22 142M44 164L22 168M210 148L230 142M210 164L230 168', 6, paper);

export const wantMore: Art = {
  family: 'take',
  glyph: 'more',
  scene: () =>
    wail +
    stick(join(move(bust(fur), 127, 234, 0.8), move(cat, 127, 164, 0.86))) +
    stick(join(move(dish, 130, 74, 1.02, 180), pair(arm('M58 264C26 220 34 140 74 92', fur, 78, 86, -48, 20), 130))),
};
