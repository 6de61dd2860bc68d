/** All of it goes. The cat goes last, and complains. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { join, move, type Part, solid, stick } from '../kit/part.ts';
import { box, disc, line, paper, patch, ring, sky } from '../kit/pen.ts';

const cat = face({ fur: 'snow', coat: 'patch', tint: { shade: '#f7a13d' }, eyes: 'flat', mouth: 'frown' });
const crate = (x: number, y: number, w: number, h: number): Part =>
  solid(box(x, y, w, h, 4), '#d9a866', patch(`M${x + w / 2 - 7} ${y + 2}h14v14h-14Z`, '#f0d9a8'));
const wheel = (x: number) => solid(disc(x, 244, 22), '#3a3357', ring(x, 244, 8, paper));
const cab = solid(
  'M150 156H194C204 156 210 160 214 170L230 206C232 210 232 214 232 220V240H150Z',
  '#f58a1f',
  patch('M166 170H192C196 170 199 172 201 176L212 204H166Z', sky) +
    line('M166 170H192C196 170 199 172 201 176L212 204H166Z', 4.5),
);
const load = solid(box(18, 176, 138, 64, 6), '#e2404f', line('M34 192H140M34 208H140', 4, '#7c1330'));
const truck = join(crate(22, 128, 60, 52), load, cab, wheel(62), wheel(190));

export const moving: Art = {
  family: 'deck',
  glyph: 'van',
  scene: () => stick(join(move(cat, 140, 126, 0.76, 4), truck)),
};
