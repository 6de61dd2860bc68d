/** The deck goes through the wash. Somebody small likes to watch. */
import type { Art } from '../art.ts';
import { drape } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, pair, plain, solid, stick } from '../kit/part.ts';
import { box, line, paper, patch, ring, sky, spot, star, white } from '../kit/pen.ts';
import { back, cardlet } from '../kit/props.ts';

const cat = face({ fur: 'snow', coat: 'patch', tint: { shade: '#f7a13d' }, eyes: 'hypno', mouth: 'w' });
const machine = solid(
  box(46, 140, 158, 140, 14),
  '#d3deea',
  line('M48 168H202', 4) +
    ring(182, 154, 6, '#f46a6a') +
    patch('M62 150H108V158H62Z', '#0fa3a8') +
    ring(125, 222, 48, paper) +
    ring(125, 222, 38, sky),
);
const load = join(
  move(back(), 108, 212, 0.72, -40),
  move(cardlet(patch(star(0, 0, 11, 5, 7), '#ff5b3d')), 140, 210, 0.72, 30),
  move(cardlet(line('M-6 -6L6 6M6 -6L-6 6', 5, '#e2404f')), 124, 238, 0.72, 80),
);
const foam = spot(100, 244, 9, white) + spot(114, 250, 7, white) + spot(150, 242, 8, white) + spot(96, 196, 5, white);

export const shuffle: Art = {
  family: 'deck',
  glyph: 'shuffle',
  scene: () =>
    stick(join(move(cat, 128, 92, 0.8), machine)) +
    plain(load) +
    foam +
    plain(pair(move(drape(furs.snow), 84, 146, 0.66))),
};
