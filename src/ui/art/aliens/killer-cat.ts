/** One was not enough. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { join, move, solid, stick } from '../kit/part.ts';
import { blood, ink, line, shape } from '../kit/pen.ts';

const patch =
  shape('M112 84C124 78 142 80 150 90C150 112 138 120 128 118C116 116 110 104 112 84Z', ink) +
  line('M36 66L114 88M150 92L164 98', 5);
const scarf = shape('M36 86C40 44 60 34 100 34C140 34 160 44 164 86C144 64 56 64 36 86Z', blood);
const scar = line('M58 122L82 140M64 136L72 126', 4);
const cat = face({ fur: 'cocoa', coat: 'muzzle', eyes: 'angry', mouth: 'fangs', wears: scarf + patch + scar });
const knot = solid('M0 0C14 -18 32 -16 40 -6C34 4 26 6 16 6C26 14 30 24 26 32C12 28 2 16 0 0Z', blood);
const claw = (turn: number) =>
  move(solid('M-13 60C-13 10 -6 -30 12 -62C20 -24 18 20 13 60Z', '#e8edf5'), 125, 206, 1, turn);
const claws = join(claw(-58), claw(58));

export const killerCat: Art = {
  family: 'boost',
  glyph: 'again',
  scene: () => stick(join(move(knot, 184, 106, 1, 6), move(cat, 128, 128, 0.96))) + stick(claws),
};
