/** Fresh sand. A new life begins. */
import type { Art } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, limb, move, solid, stick } from '../kit/part.ts';
import { line, patch } from '../kit/pen.ts';
import { sparkle } from '../kit/props.ts';

const fur = furs.snow;
const cat = face({ fur: 'snow', coat: 'tabby', tint: { shade: '#b8bfd3' }, eyes: 'happy', mouth: 'grin' });
const tray = solid(
  'M14 214H212L200 290H26Z',
  '#2f7fe6',
  patch('M16 214H210V226H16Z', '#5a9df2') + line('M14 214H212', 5),
);
const sand = solid(
  'M24 216C40 196 62 206 78 202C100 196 124 206 146 200C170 196 190 200 202 216Z',
  '#f0d9a8',
  line('M60 210h.01M96 208h.01M130 210h.01M168 208h.01', 5, '#b98a58'),
);
const scoop = join(
  limb('M0 62V-4', '#e2558f', 10),
  solid('M-28 -8H28V-40C28 -64 -28 -64 -28 -40Z', '#f07fae', line('M-12 -46V-18M0 -48V-18M12 -46V-18', 4.5)),
);

export const litterCleaning: Art = {
  family: 'save',
  glyph: 'scoop',
  scene: () =>
    stick(join(move(bust(fur), 106, 200, 0.8), move(cat, 106, 118, 0.86), sand, tray)) +
    stick(join(move(scoop, 210, 134, 0.94, 10), arm('M146 296C180 262 198 230 200 194', fur, 202, 186, -84))) +
    sparkle(40, 176, 15) +
    sparkle(166, 52, 12),
};
