/** The vet again. */
import type { Art } from '../art.ts';
import { eyes } from '../kit/eyes.ts';
import { furs } from '../kit/furs.ts';
import { join, limb, solid, stick } from '../kit/part.ts';
import { box, ink, line, patch, put } from '../kit/pen.ts';

const handle = limb('M92 80C92 46 158 46 158 80', '#3a3357', 12);
const lid = solid('M34 152C34 96 60 78 92 78H158C190 78 216 96 216 152Z', '#e2558f');
const tub = solid(box(34, 146, 182, 130, 16), '#f3e7d3');
const door = solid(
  box(62, 106, 126, 136, 18),
  '#2a2442',
  put(eyes.angry({ ...furs.tux, base: '#2a2442' }), 30, 60, 0.95) +
    patch('M92 196C104 188 146 188 158 196C150 202 100 202 92 196Z', '#e79bb5'),
);
const grille =
  line('M88 108V240M125 108V240M162 108V240M64 140H186M64 206H186', 5, '#c3cbd9') + line('M118 224H132', 12, ink);

export const carrier: Art = {
  family: 'lair',
  glyph: 'cage',
  scene: () => stick(join(handle, lid, tub, door)) + grille,
};
