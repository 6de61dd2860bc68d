/** Carved with love, lit with a candle, offended by both. */
import type { Art } from '../art.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, move, pair, solid, stick } from '../kit/part.ts';
import { leaf, line, patch, shape, spot } from '../kit/pen.ts';

const fur = furs.ginger;
const glow = '#ffe36b';
const ear = solid(
  'M50 112C38 74 42 38 54 30C62 28 88 54 102 78Z',
  fur.base,
  patch('M60 84C54 64 56 50 59 46C66 52 76 62 84 74Z', fur.shade),
);
const pumpkin = solid(
  'M125 78C150 66 178 72 196 90C220 104 226 140 216 176C206 218 170 240 125 236C80 240 44 218 34 176C24 140 30 104 54 90C72 72 100 66 125 78Z',
  '#f58a1f',
  line('M92 80C66 110 64 196 96 234M158 80C184 110 186 196 154 234', 5, '#d06a0c') +
    line('M125 80C112 120 112 190 125 236', 5, '#d06a0c'),
);
const carved =
  shape('M66 126L104 146C96 160 70 158 66 126ZM184 126L146 146C154 160 180 158 184 126Z', glow) +
  shape('M116 162H134L125 174Z', glow) +
  shape('M62 176C80 186 100 190 125 190C150 190 170 186 188 176C182 208 158 222 125 222C92 222 68 208 62 176Z', glow) +
  shape('M88 186L96 202L106 189ZM144 189L154 202L162 186ZM114 221L122 206L132 221Z', '#f58a1f') +
  spot(94, 146, 5, '#221639', 7) +
  spot(156, 146, 5, '#221639', 7) +
  line('M44 168L12 160M44 182L10 186M206 168L238 160M206 182L240 186', 4.5);
const stalk = solid('M112 80C112 60 104 48 96 40L114 32C126 44 134 60 136 80Z', leaf);
const whole = join(pair(ear), stalk, pumpkin, detail(carved));

export const lantern: Art = {
  family: 'cats',
  glyph: 'pumpkin',
  scene: () => stick(move(whole, 13, 18, 0.9)),
};
