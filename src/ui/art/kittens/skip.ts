/** Gone on a skateboard, without a care and without drawing a card. */
import type { Art } from '../art.ts';
import { sit, tail } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, solid, stick } from '../kit/part.ts';
import { disc, ink, line, paper, patch, ring } from '../kit/pen.ts';

const fur = furs.tux;
const shades =
  patch(
    'M42 84H158V92C154 112 142 120 128 120C112 120 106 108 102 94H98C94 108 88 120 72 120C58 120 46 112 42 92Z',
    ink,
  ) + line('M54 90L64 104M114 90L124 104', 5, '#8fd8ff');
const cat = face({ fur: 'tux', coat: 'mask', eyes: 'flat', mouth: 'smirk', wears: shades });
const wheel = (x: number) => solid(disc(x, 244, 15), '#f46a6a', ring(x, 244, 4, paper));
const board = join(
  wheel(84),
  wheel(180),
  solid(
    'M30 206C38 222 48 226 60 226H206C218 226 228 222 234 206C238 220 230 238 210 238H54C34 238 26 220 30 206Z',
    '#ffd53d',
  ),
);
const wind = line('M14 132H44M10 160H38M18 188H52', 7, paper);

export const skip: Art = {
  family: 'skip',
  glyph: 'leap',
  scene: () =>
    wind +
    stick(
      join(
        tail('M92 214C52 210 48 176 66 150', fur),
        board,
        move(sit(fur), 138, 166, 0.9, 6),
        move(cat, 146, 96, 0.78, 6),
      ),
    ),
};
