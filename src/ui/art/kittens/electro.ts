/** Chewed a cable. Would do it again. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { detail, join, limb, move, solid, stick } from '../kit/part.ts';
import { box, line, star } from '../kit/pen.ts';
import { bolt } from '../kit/props.ts';

const shock = solid(star(0, 0, 112, 76, 15, -78), '#ffe36b');
const cat = face({ fur: 'plum', eyes: 'shock', mouth: 'teeth', cheeks: 'bare' });
const cable = limb('M156 190C188 198 176 232 206 236C230 240 240 222 250 214', '#3a3357', 8);
const plug = join(solid(box(-16, -14, 34, 28, 6), '#3a3357'), detail(line('M-16 -7H-28M-16 7H-28', 5)));

export const electro: Art = {
  family: 'cats',
  glyph: 'bolt',
  scene: () =>
    stick(move(shock, 125, 136, 1)) +
    stick(move(cat, 125, 138, 0.86)) +
    stick(join(cable, move(plug, 146, 190, 0.9, 14))) +
    stick(join(move(bolt(), 46, 200, 1, 14), move(bolt(), 216, 66, 1, -10))),
};
