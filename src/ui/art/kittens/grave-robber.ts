/** Mask, shovel, sack: the dead had cards they no longer needed. */
import type { Art } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, limb, move, solid, stick } from '../kit/part.ts';
import { ink, line, patch, put, ring, shape, soil, spot, white } from '../kit/pen.ts';
import { fishbone, tombstone } from '../kit/props.ts';

const fur = furs.ginger;
const eye = (x: number) => ring(x, 100, 14, white, 15) + spot(x + 5, 101, 7, ink);
const mask =
  patch(
    'M34 84C60 74 84 84 100 90C116 84 140 74 166 84C170 104 162 122 140 120C122 120 112 108 100 104C88 108 78 120 60 120C38 122 30 104 34 84Z',
    ink,
  ) +
  eye(68) +
  eye(132);
const cap =
  shape('M40 68C44 20 156 20 160 68C140 56 60 56 40 68Z', '#3a3357') + line('M54 42C84 32 116 32 146 42', 4, '#6d6499');
const cat = face({ fur: 'ginger', coat: 'muzzle', eyes: 'happy', mouth: 'smirk', wears: mask + cap });
const shovel = join(
  limb('M0 -70V54', '#b98a58', 10),
  limb('M-16 -74H16', '#b98a58', 9),
  solid('M-26 44H26V76C26 100 8 112 0 116C-8 112 -26 100 -26 76Z', '#c3cbd9', line('M0 54V96', 4, '#8d96b3')),
);
const stone = tombstone(put(fishbone(5), 14, -10, 0.8, -90));
const earth = shape('M0 300V244C40 228 70 240 104 240C150 230 200 228 250 244V300Z', soil);

export const graveRobber: Art = {
  family: 'undead',
  glyph: 'shovel',
  scene: () =>
    stick(move(stone, 202, 176, 1, 8)) +
    stick(join(move(bust(fur), 98, 210, 0.9), move(cat, 98, 134, 0.88, -4))) +
    stick(join(move(shovel, 170, 142, 0.92, 186), arm('M118 262C140 250 156 238 164 226', fur, 168, 218, -70))) +
    earth,
};
