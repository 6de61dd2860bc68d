/** Everybody at the table is a cat. Woof. */
import type { Art } from '../../art.ts';
import { bust } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { stars } from '../../kit/grounds.ts';
import { join, move, stick } from '../../kit/part.ts';
import { line, patch, shape, white } from '../../kit/pen.ts';

const ears =
  line('M46 62C66 34 134 34 154 62', 8, '#3a3357') +
  shape('M58 48C52 26 54 8 60 2C72 10 84 24 90 36ZM142 48C148 26 146 8 140 2C128 10 116 24 110 36Z', '#4a4270') +
  patch('M65 40C62 28 62 20 64 16C71 22 77 28 81 34ZM135 40C138 28 138 20 136 16C129 22 123 28 119 34Z', '#e79bb5');
const drawn = line('M48 128L22 122M48 138L22 142M152 128L178 122M152 138L178 142', 4.5);
const dog = face({
  head: 'dog',
  fur: 'cream',
  coat: 'muzzle',
  eyes: 'side',
  mouth: 'tongue',
  cheeks: 'bare',
  wears: ears + drawn,
});

export const dogRole: Art = {
  family: 'undead',
  glyph: 'dog',
  scene: () =>
    stars(white, [
      [206, 40],
      [224, 100],
      [26, 130],
      [32, 214],
    ]) + stick(join(move(bust(furs.cream), 126, 224), move(dog, 126, 142, 1))),
};
