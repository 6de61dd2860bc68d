/** A cape, a collar, and the wish to be let in. Or out. Or in. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { join, move, pair, solid, stick } from '../kit/part.ts';
import { blood, ink, patch } from '../kit/pen.ts';

const peak = patch(
  'M42 84C38 60 60 50 83 52C94 48 106 48 117 52C140 50 162 60 158 84C140 66 116 66 100 88C84 66 60 66 42 84Z',
  ink,
);
const cat = face({ fur: 'ghost', eyes: 'slit', mouth: 'fangs', wears: peak, tint: { skin: '#c77b9b' } });
const collar = solid(
  'M122 262C84 244 60 214 46 128C26 148 10 196 6 270H125Z',
  ink,
  patch('M116 256C86 236 64 206 52 150C40 176 36 220 44 262Z', blood),
);
const medal = solid('M-16 -10L0 16L16 -10L0 -20Z', '#ffd53d');

export const vampire: Art = {
  family: 'cats',
  glyph: 'fangs',
  scene: () => stick(join(pair(collar), move(cat, 125, 136, 0.96), move(medal, 125, 226, 1))),
};
