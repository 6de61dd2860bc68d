/** It rang once too often. */
import { type Art, fine } from '../art.ts';
import { eyes } from '../kit/eyes.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, limb, move, solid, stick } from '../kit/part.ts';
import { blood, ink, line, paper, put, shape, spot, thin } from '../kit/pen.ts';
import { bell } from '../kit/props.ts';

const ribbon = limb('M118 40C112 26 100 24 92 12M136 40C144 28 156 30 166 16', blood, 9);
const mood = put(eyes.sad({ ...furs.ginger, base: '#ffd53d' }) + spot(100, 144, 10, ink, 8), 70, 68, 0.56);
const claws = thin(
  [-17, 0, 17]
    .map(x => shape(`M${x - 7} -24C${x - 5} -44 ${x} -52 ${x + 4} -58C${x + 9} -46 ${x + 8} -34 ${x + 7} -24Z`, paper))
    .join(''),
  4,
);
const paw = join(
  detail(claws),
  solid(
    'M-26 100V-4C-34 -14 -30 -34 -14 -32C-8 -40 8 -40 14 -32C30 -34 34 -14 26 -4V100Z',
    furs.cocoa.base,
    line('M-9 -20V-10M9 -20V-10', 4),
  ),
);
const ringing = line('M44 96C34 112 32 130 36 146M26 88C12 112 10 136 16 158', 6, paper);

export const byeBells: Art = {
  family: 'attack',
  glyph: 'bell',
  scene: lod =>
    fine(lod, ringing) +
    stick(join(ribbon, move(bell(), 126, 124, 1.7, -10), detail(put(mood, -4, 2)))) +
    stick(move(paw, 196, 184, 1, -24)),
};
