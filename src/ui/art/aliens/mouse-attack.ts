/** Small, furious, armed with a needle. */
import type { Art } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, solid, stick } from '../kit/part.ts';
import { line, shape, white } from '../kit/pen.ts';

const fur = furs.cloud;
const helmet =
  shape('M52 70C48 18 152 18 148 70C120 60 80 60 52 70Z', '#7c8f5a') +
  shape('M40 72C70 56 130 56 160 72C130 70 70 70 40 72Z', '#5f7043') +
  line('M78 40C84 34 92 32 100 32', 5, '#a8b886');
const mouse = face({ head: 'rat', fur: 'cloud', eyes: 'angry', mouth: 'teeth', wears: helmet });
const needle = join(solid('M-5 46L-4 -84C-2 -92 2 -92 4 -84L5 46Z', white), solid('M-18 40H18V50H-18Z', '#ffd53d'));

export const mouseAttack: Art = {
  family: 'attack',
  glyph: 'mouse',
  scene: () =>
    stick(join(move(bust(fur), 118, 218, 0.8), move(mouse, 118, 140, 0.94))) +
    stick(join(move(needle, 212, 150, 1, 12), arm('M166 264C186 256 198 240 202 222', fur, 204, 212, -80))),
};
