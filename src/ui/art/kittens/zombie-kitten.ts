/** Back from the flower bed, at full moon, with one paw up. */
import type { Art } from '../art.ts';
import { fine } from '../art.ts';
import { bandage, reach } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, stick } from '../kit/part.ts';
import { leaf, line, put, ring, shape, soil, spot, thin } from '../kit/pen.ts';

const moon =
  ring(154, 110, 80, '#f7efb2') +
  spot(186, 82, 12, '#e3d88c') +
  spot(132, 58, 8, '#e3d88c') +
  spot(206, 130, 9, '#e3d88c');
const zombie = face({ fur: 'rot', coat: 'rot', eyes: 'zombie', mouth: 'stitch' });
const paw = move(join(reach(furs.rot), bandage), 208, 158, 1, 14);
const bed = shape(
  'M0 290V236C20 220 38 230 54 224C72 216 86 232 106 226C128 218 148 234 170 226C192 218 210 232 250 230V290Z',
  soil,
);
const pebbles =
  spot(52, 244, 6, '#5c3b20', 3.5) + spot(124, 242, 7, '#5c3b20', 3.5) + spot(196, 246, 6, '#5c3b20', 3.5);
const sprout = put(
  line('M0 34V4', 5, '#3f7a3a') +
    thin(shape('M0 8C-14 6 -19 -7 -15 -14C-4 -14 2 -4 0 8ZM0 12C13 10 19 0 15 -10C4 -10 -2 0 0 12Z', leaf), 4),
  34,
  204,
  1,
  -14,
);

export const zombieKitten: Art = {
  family: 'save',
  glyph: 'heart',
  scene: lod => moon + stick(paw) + stick(move(zombie, 122, 148, 0.94, -7)) + bed + fine(lod, pebbles + sprout),
};
