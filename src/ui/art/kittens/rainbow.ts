/** Ate all the colours. They did not agree with it. */
import { type Art, fine } from '../art.ts';
import { face } from '../kit/face.ts';
import { detail, join, move, solid, stick } from '../kit/part.ts';
import { ink, line, ring } from '../kit/pen.ts';
import { twinkle } from '../kit/props.ts';

const gape = ring(100, 146, 31, ink, 17);
const cat = face({
  fur: 'snow',
  coat: 'patch',
  tint: { shade: '#8d96b3' },
  eyes: 'squeezed',
  mouth: 'w',
  cheeks: 'blush',
  wears: gape,
});
const bands = ['#e2404f', '#f58a1f', '#ffd53d', '#22b07d', '#2f7fe6', '#a24bd8'];
const flow = (n: number): string => `M${118 + n * 8.4} 162C${116 + n * 9} 196 ${54 + n * 17} 208 ${50 + n * 18} 290`;
const rims = 'M112 156C110 192 46 204 40 290M168 156C170 206 150 226 150 290';
const stream = solid('M112 156C110 192 46 204 40 290H150C150 226 170 206 168 156C156 166 124 166 112 156Z', bands[2]!);
const colours = bands.map((colour, n) => line(flow(n), 20, colour)).join('') + line(rims, 5);

export const rainbow: Art = {
  family: 'cats',
  glyph: 'rainbow',
  scene: lod =>
    stick(join(move(cat, 140, 112, 0.96), stream, detail(colours))) +
    fine(lod, twinkle(196, 208, 16) + twinkle(224, 184, 11)),
};
