/** Grew it over one night. Already wise. */
import { type Art, fine } from '../art.ts';
import { face } from '../kit/face.ts';
import { join, move, solid, stick } from '../kit/part.ts';
import { line, shape } from '../kit/pen.ts';

const hair = '#a5532a';
const brows = shape(
  'M44 84C54 72 76 72 92 82C78 84 62 86 44 84ZM156 84C146 72 124 72 108 82C122 84 138 86 156 84Z',
  hair,
);
const cat = face({ fur: 'cream', eyes: 'asleep', mouth: 'w', cheeks: 'bare', wears: brows });
const goatee = solid(
  'M-66 -36C-40 -20 -22 -18 0 -28C22 -18 40 -20 66 -36C78 10 62 40 52 66C46 60 42 58 38 54C34 80 20 100 0 122C-20 100 -34 80 -38 54C-42 58 -46 60 -52 66C-62 40 -78 10 -66 -36Z',
  hair,
);
const moustache = solid(
  'M0 -22C-22 -38 -58 -30 -74 -48C-72 -18 -36 2 0 -10C36 2 72 -18 74 -48C58 -30 22 -38 0 -22Z',
  '#c56a38',
);
const strands = line(
  'M-40 10C-38 26 -34 36 -30 44M-14 20C-14 44 -8 66 0 80M14 20C14 40 18 52 22 60M40 10C40 24 36 34 34 40',
  4,
  '#7c3b1a',
);

export const beard: Art = {
  family: 'cats',
  glyph: 'beard',
  scene: lod =>
    stick(join(move(cat, 125, 118, 0.98), move(goatee, 125, 178, 1), move(moustache, 125, 176, 0.9))) +
    fine(lod, `<g transform="translate(125 182)">${strands}</g>`),
};
