/** Do not touch. Really: do not touch. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { detail, join, move, pair, plain, solid, stick } from '../kit/part.ts';
import { line, paper, star } from '../kit/pen.ts';

const cat = face({ head: 'floof', fur: 'rose', eyes: 'hypno', mouth: 'teeth', cheeks: 'bare' });
const back = solid(star(0, 0, 100, 82, 17, -90), '#d86c8e');
const steam = pair(detail(line('M40 96C30 84 44 78 34 64M22 104C12 94 24 86 14 76', 6, paper)));
const vein = line('M172 72L176 88L190 92M206 72L200 86M192 104L206 100', 6, '#c8203a');

export const madCat: Art = {
  family: 'lair',
  glyph: 'steam',
  scene: () => stick(join(move(back, 125, 160, 0.92), move(cat, 125, 160, 0.92))) + plain(steam) + vein,
};
