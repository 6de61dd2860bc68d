/** The dead have put on a bib. */
import type { Art } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, limb, move, solid, stick } from '../kit/part.ts';
import { line, paper, put } from '../kit/pen.ts';
import { bowl, fishbone } from '../kit/props.ts';

const fur = furs.rot;
const cat = face({ fur: 'rot', coat: 'rot', eyes: 'zombie', mouth: 'tongue' });
const bib = solid(
  'M-34 -26C-10 -14 10 -14 34 -26C40 0 32 34 0 40C-32 34 -40 0 -34 -26Z',
  paper,
  put(fishbone(5), 0, 10, 0.66),
);
const fork = join(
  limb('M0 60V0', '#d6e3ec', 6),
  detail(
    line('M-13 -34V-14C-13 4 13 4 13 -14V-34M0 -34V0', 14) +
      line('M-13 -34V-14C-13 4 13 4 13 -14V-34M0 -34V0', 5, '#d6e3ec'),
  ),
);
const spoon = join(
  limb('M0 60V0', '#d6e3ec', 6),
  solid('M-15 -20C-15 -44 15 -44 15 -20C15 -4 8 2 0 2C-8 2 -15 -4 -15 -20Z', '#d6e3ec'),
);

export const feedTheDeadNow: Art = {
  family: 'undead',
  glyph: 'fork',
  scene: () =>
    stick(join(move(bust(fur), 125, 212), move(cat, 125, 112, 0.92, 3), move(bib, 125, 186))) +
    stick(join(move(fork, 38, 164, 1, -8), arm('M62 262C50 250 44 232 42 216', fur, 41, 208, -92))) +
    stick(join(move(spoon, 212, 164, 1, 8), arm('M188 262C200 250 206 232 208 216', fur, 209, 208, -88))) +
    stick(move(bowl('#e2404f'), 125, 234, 0.9)),
};
