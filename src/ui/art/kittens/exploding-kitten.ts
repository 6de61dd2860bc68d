/** A kitten curled up into a bomb. Its tail is the fuse. */
import type { Art } from '../art.ts';
import { mitt } from '../kit/bodies.ts';
import { eyes } from '../kit/eyes.ts';
import { furs } from '../kit/furs.ts';
import { mouths } from '../kit/mouths.ts';
import { detail, join, limb, move, pair, solid, stick } from '../kit/part.ts';
import { disc, line, paper, patch, put } from '../kit/pen.ts';
import { spark } from '../kit/props.ts';

const fur = furs.tux;
const ear = solid(
  'M62 130C54 96 56 70 64 60C69 55 76 57 80 62C92 74 102 84 110 92Z',
  fur.base,
  patch('M71 104C67 90 67 78 70 72C79 79 87 87 92 94Z', fur.skin),
);
const whiskers = line(
  'M36 116L6 108M36 126L4 128M42 137L14 148M164 116L194 108M164 126L196 128M158 137L186 148',
  4,
  paper,
);
const face = put(eyes.shock() + mouths.scream(fur) + whiskers, 32, 74, 0.93);
const body = solid(
  disc(125, 160, 80),
  fur.base,
  patch('M60 194C86 222 164 222 190 194C178 224 152 237 125 237C98 237 72 224 60 194Z', fur.shade) +
    patch('M61 126C70 106 84 96 97 91C83 102 74 114 69 131C66 138 58 135 61 126Z', '#6d6499'),
);
const fuse = limb('M176 104C208 98 226 78 214 52', '#e8c27a', 8);
const paws = pair(move(mitt(fur), 86, 224, 0.72, -8));

export const explodingKitten: Art = {
  family: 'danger',
  glyph: 'bomb',
  scene: () => stick(join(fuse, pair(ear), body, detail(face), paws)) + spark(212, 46, 29),
};
