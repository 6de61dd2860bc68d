/** Slept in a hedge, goes with everybody. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { detail, join, move, solid, stick } from '../kit/part.ts';
import { leaf, line, put, shape, star, thin } from '../kit/pen.ts';

const cat = face({
  head: 'lynx',
  fur: 'cocoa',
  tint: { base: '#c08a58' },
  coat: 'tabby',
  eyes: 'slit',
  mouth: 'fangs',
});
const mane = solid(star(0, 0, 104, 78, 13, -83), '#6b4023');
const leafy = thin(
  shape('M0 0C-18 -4 -20 -22 -12 -30C4 -26 8 -10 0 0ZM4 4C8 -14 26 -18 34 -10C30 4 16 10 4 4Z', leaf),
  4,
);
const twigs =
  line('M170 74L200 44M186 58L188 40', 6, '#5b3a18') + put(leafy, 200, 46, 0.8, 20) + put(leafy, 60, 196, 0.9, -140);
const scar = line('M86 156L104 178M88 170L100 164', 4.5);

export const feralCat: Art = {
  family: 'cats',
  glyph: 'twig',
  scene: () => stick(join(move(mane, 128, 150, 0.96), move(cat, 128, 148, 0.9), detail(twigs + scar))),
};
