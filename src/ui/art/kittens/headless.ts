/** Lost its head, found it again, keeps it under one arm. */
import type { Art } from '../art.ts';
import { arm, tail } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, solid, stick } from '../kit/part.ts';
import { blood, line, paper, patch, ring } from '../kit/pen.ts';

const fur = furs.cloud;
const head = face({ fur: 'cloud', coat: 'tabby', eyes: 'xx', mouth: 'tongue' });
const body = solid(
  'M80 92C80 80 128 80 128 92V110C128 124 152 132 162 160C174 190 178 230 174 280H34C30 230 34 190 46 160C56 132 80 124 80 110Z',
  fur.base,
  patch('M82 122C70 160 82 200 104 214C126 200 138 160 126 122Z', fur.light) +
    line('M84 270C84 236 80 226 74 218M124 270C124 236 128 226 134 218M104 236V270', 4.5) +
    ring(104, 92, 24, '#c83a52', 10) +
    ring(104, 91, 8, paper, 4),
);
const lost = line('M86 60C80 50 90 44 84 32M104 56C98 46 108 40 102 26M122 60C116 50 126 44 120 32', 6, blood);

export const headless: Art = {
  family: 'cats',
  glyph: 'headless',
  scene: () =>
    lost +
    stick(join(tail('M60 228C20 228 18 186 34 166', fur), body)) +
    stick(move(head, 172, 160, 0.72, 12)) +
    stick(arm('M72 152C92 200 124 222 160 220', fur, 172, 218, -6)),
};
