/** A miner with a lamp. The good cards lie deeper. */
import type { Art } from '../art.ts';
import { drape } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, limb, move, pair, solid, stick } from '../kit/part.ts';
import { fade, line, patch, ring, shape, soil, star, white } from '../kit/pen.ts';
import { back, cardlet } from '../kit/props.ts';

const fur = furs.cocoa;
const helmet =
  shape('M38 76C34 20 166 20 162 76C140 64 60 64 38 76Z', '#ffd53d') +
  shape('M26 76C60 58 140 58 174 76C140 72 60 72 26 76Z', '#e9a80c') +
  ring(100, 44, 17, white) +
  ring(100, 44, 9, '#fff0a8');
const cat = face({ fur: 'cocoa', coat: 'muzzle', eyes: 'wide', mouth: 'tongue', wears: helmet });
const beam = fade(patch('M110 76L56 -14H194L134 76Z', '#fff6c2'), 0.6);
const pick = join(
  limb('M0 70V-40', '#b98a58', 10),
  solid('M-58 -24C-40 -52 40 -52 58 -24C36 -36 -36 -36 -58 -24Z', '#c3cbd9'),
);
const earth =
  shape('M0 300V206C24 194 44 200 60 212C84 226 166 226 190 212C206 200 226 194 250 206V300Z', soil) +
  patch('M0 252C60 238 190 238 250 252V300H0Z', '#5c3b20');

export const digDeeper: Art = {
  family: 'deck',
  glyph: 'pick',
  scene: () =>
    beam +
    stick(move(pick, 206, 132, 0.92, 24)) +
    stick(move(cat, 125, 140, 0.9)) +
    earth +
    stick(
      join(move(back(), 36, 232, 0.78, -20), move(cardlet(patch(star(0, 0, 12, 5, 4), '#22b07d')), 214, 232, 0.78, 16)),
    ) +
    stick(pair(move(drape(fur), 82, 218, 0.9, 6))) +
    line('M112 240h.01M140 242h.01M68 248h.01M180 248h.01', 7, '#3d2512'),
};
