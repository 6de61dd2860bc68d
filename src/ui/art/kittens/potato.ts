/** A potato, mostly. Needs a shave. */
import type { Art } from '../art.ts';
import { eyes } from '../kit/eyes.ts';
import { furs } from '../kit/furs.ts';
import { mouths } from '../kit/mouths.ts';
import { detail, join, pair, solid, stick } from '../kit/part.ts';
import { line, patch, put, spot } from '../kit/pen.ts';

const fur = { ...furs.cocoa, base: '#d9a866', shade: '#b98142', light: '#efcf9c' };
const ear = solid(
  'M70 96C62 72 64 50 72 44C80 42 96 58 106 74Z',
  fur.base,
  patch('M77 80C72 68 73 60 75 58C82 62 88 68 92 74Z', fur.skin),
);
const body = solid(
  'M88 66C120 48 164 52 186 82C206 108 190 130 200 160C210 198 190 246 134 248C82 250 44 226 42 184C40 152 54 140 54 116C54 94 66 78 88 66Z',
  fur.base,
  patch('M58 196C80 226 150 234 196 186C196 222 172 246 134 246C92 248 60 226 58 196Z', fur.shade) +
    spot(78, 206, 5, '#8a5f33', 4) +
    spot(172, 212, 6, '#8a5f33', 4) +
    spot(180, 116, 4, '#8a5f33') +
    spot(150, 230, 4, '#8a5f33'),
);
const hair = line(
  'M118 56C114 40 120 30 114 20M130 54C132 38 142 34 142 20M144 56C150 44 160 42 166 32M44 178L26 172M46 194L28 198M200 176L220 170M202 192L222 198M52 214L38 226M192 218L206 230M60 122L44 112M196 132L214 122',
  5,
);
const looks = put(eyes.sleepy(fur) + mouths.flat(fur), 36, 54, 0.9);

export const potato: Art = {
  family: 'cats',
  glyph: 'potato',
  scene: () => stick(join(pair(ear), body, detail(hair + looks))),
};
