/** A garden full of paws, and they are all reaching for you. */
import type { Art } from '../art.ts';
import { bandage, reach } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, stick } from '../kit/part.ts';
import { line, shape, soil } from '../kit/pen.ts';
import { tombstone } from '../kit/props.ts';

const stone = tombstone(line('M-14 -24H14M0 -36V-2', 7, '#6d6592'));
const paw = reach(furs.rot, 110);
const wrapped = join(paw, bandage);
const zombie = face({ fur: 'rot', coat: 'rot', eyes: 'angry', mouth: 'teeth' });
const mound = shape('M0 300V250C30 226 66 234 88 240C116 224 150 226 172 240C200 228 226 232 250 246V300Z', soil);

export const attackOfTheDead: Art = {
  family: 'attack',
  glyph: 'graves',
  scene: () =>
    stick(move(stone, 196, 106, 0.86, 8)) +
    stick(move(zombie, 128, 150, 0.84, 4)) +
    stick(move(wrapped, 40, 154, 1, -14)) +
    stick(move(paw, 128, 216, 0.94, 4)) +
    stick(move(wrapped, 212, 164, 1, 16)) +
    mound,
};
