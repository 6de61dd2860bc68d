/** Wound up, let go, and it runs to somebody else. */
import { type Art, fine } from '../art.ts';
import { eyes } from '../kit/eyes.ts';
import { join, limb, move, solid, stick } from '../kit/part.ts';
import { disc, line, paper, put, ring, spot } from '../kit/pen.ts';

const key = join(
  solid('M-6 44V4H6V44Z', '#e9b90c'),
  solid(
    'M0 6C-34 14 -44 -26 -20 -32C-6 -34 0 -22 0 -12C0 -22 6 -34 20 -32C44 -26 34 14 0 6Z',
    '#ffd53d',
    ring(-20, -12, 6, '#2f7fe6') + ring(20, -12, 6, '#2f7fe6'),
  ),
);
const wheel = (x: number) => solid(disc(x, 226, 19), '#f46a6a', ring(x, 226, 6, paper));
const body = solid(
  'M34 218C26 150 66 112 116 112C134 112 156 116 170 124C200 138 222 176 228 204C230 216 224 222 214 222H46C38 222 34 222 34 218Z',
  '#b8bfd3',
  line('M60 214C56 172 76 142 104 130', 4.5, '#8d96b3'),
);
const ear = ring(128, 120, 25, '#b8bfd3') + spot(128, 120, 14, '#f2afc0');
const look =
  ear + line('M206 188L232 178M210 198L238 196', 3.5) + put(eyes.wide(), 92, 92, 0.72) + spot(226, 208, 10, '#ff8f96');
const rivets = line('M84 200h.01M110 204h.01M200 204h.01', 7, '#8d96b3');

export const clockworkMouse: Art = {
  family: 'skip',
  glyph: 'key',
  scene: lod =>
    line('M12 128H34M8 150H24', 7, paper) +
    stick(
      join(limb('M40 208C14 206 10 186 26 176', '#f2afc0', 7), move(key, 96, 84, 1, -14), wheel(84), wheel(176), body),
    ) +
    look +
    fine(lod, rivets),
};
