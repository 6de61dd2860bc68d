/** Everybody's cards, and somebody's cat. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { join, move, solid, stick } from '../kit/part.ts';
import { line, patch, star } from '../kit/pen.ts';
import { back, cardlet } from '../kit/props.ts';

const cat = face({ fur: 'ginger', coat: 'tabby', eyes: 'xx', mouth: 'scream' });
const funnel = solid(
  'M40 96C66 80 196 80 222 98C226 112 206 118 196 124C206 138 186 150 176 154C184 168 168 180 158 184C164 200 148 214 140 222C144 240 132 262 122 290C120 250 106 232 102 212C88 206 84 190 88 180C72 174 66 158 72 150C54 142 48 128 54 122C40 116 34 106 40 96Z',
  '#d6e3ec',
  line(
    'M58 120C96 132 150 134 196 124M76 150C104 160 146 162 174 154M90 180C112 188 140 190 158 184M104 212C116 218 130 220 140 220',
    5,
    '#7f97a8',
  ),
);
const cards = join(
  move(back(), 44, 168, 1, -30),
  move(cardlet(patch(star(0, 0, 12, 6, 7), '#ff5b3d')), 212, 170, 1, 24),
  move(back(), 196, 228, 0.9, 60),
  move(cardlet(line('M-7 -7L7 7M7 -7L-7 7', 5, '#e2404f')), 62, 226, 0.9, 30),
);

export const hurricane: Art = {
  family: 'deck',
  glyph: 'storm',
  scene: () => stick(funnel) + stick(cards) + stick(move(cat, 136, 88, 0.7, 24)),
};
