/** If it fits, it is safe. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { detail, join, move, pair, solid, stick } from '../kit/part.ts';
import { line, patch } from '../kit/pen.ts';

const cat = face({ fur: 'tux', coat: 'none', eyes: 'slit', mouth: 'w' });
const card = '#d9a866';
const box = solid('M40 166H210V280H40Z', card, patch('M112 166H138V204H112Z', '#f0d9a8') + line('M40 166H210', 5));
const flap = solid('M40 166L10 206L30 216L56 168Z', '#c4924f');
const print = line(
  'M156 246V218M148 226L156 216L164 226M178 246V218M170 226L178 216L186 226M64 232H100M64 246H90',
  5,
  '#8a5f33',
);

export const cardboardBox: Art = {
  family: 'lair',
  glyph: 'crate',
  scene: () => stick(join(move(cat, 126, 132, 0.96), box, pair(flap), detail(print))),
};
