/** The kitten has grown. The city has not. */
import { type Art, fine } from '../art.ts';
import { reach } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, type Part, pair, solid, stick } from '../kit/part.ts';
import { box, line, patch } from '../kit/pen.ts';

const cat = face({ fur: 'tux', coat: 'mask', eyes: 'slit', mouth: 'grin' });
const panes = (x: number, y: number, columns: number): string =>
  Array.from(
    { length: columns * 3 },
    (_, n) => `M${x + 9 + (n % columns) * 16} ${y + 12 + Math.floor(n / columns) * 18}h7v9h-7Z`,
  ).join('');
const tower = (x: number, y: number, columns: number, fill: string): Part =>
  solid(box(x, y, columns * 16 + 8, 90, 3), fill, patch(panes(x, y, columns), '#ffe36b'));
const city = join(
  tower(8, 204, 2, '#5a4a94'),
  tower(102, 222, 3, '#7d6bbb'),
  tower(206, 198, 2, '#5a4a94'),
  tower(50, 232, 3, '#3a3357'),
  tower(160, 228, 3, '#3a3357'),
);
const cracks = line('M30 116L42 128L34 138L46 150M222 110L212 124L222 134L212 148', 5);

export const catastrophe: Art = {
  family: 'danger',
  glyph: 'quake',
  scene: lod =>
    stick(move(cat, 128, 128, 1.02)) +
    stick(pair(move(reach(furs.tux, 100), 42, 176, 0.9, -10))) +
    fine(lod, cracks) +
    stick(city),
};
