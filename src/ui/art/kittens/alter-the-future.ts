/** A wizard with three cards in the air. The order is a matter of taste. */
import { type Art, fine } from '../art.ts';
import { arm, bust } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, pair, stick } from '../kit/part.ts';
import { blood, gold, line, patch, shape, star } from '../kit/pen.ts';
import { cardlet, twinkle } from '../kit/props.ts';

const fur = furs.cloud;
const hat =
  shape('M58 62C76 30 88 -12 118 -48C124 -34 134 -30 146 -30C138 -8 140 34 146 60Z', '#4e1777') +
  shape('M30 66C62 48 138 46 172 62C178 68 172 76 160 74C124 64 78 66 42 78C30 80 24 72 30 66Z', '#6b2a9c') +
  patch(star(104, 24, 13, 6), gold);
const cat = face({ fur: 'cloud', coat: 'mask', eyes: 'up', mouth: 'w', wears: hat });
const printed = (d: string, colour: string) => cardlet(patch(d, colour));
const cards = join(
  move(printed('M-9 -12H9V-4H-9ZM-9 4H9V12H-9Z', '#0fa3a8'), 42, 140, 1.05, -18),
  move(printed(star(0, 0, 12, 6, 7), '#ff5b3d'), 208, 140, 1.05, 18),
);
const cross = cardlet(line('M-7 -7L7 7M7 -7L-7 7', 5, blood));
const arms = pair(arm('M70 258C56 244 46 226 42 208', fur, 41, 200, -94));

export const alterTheFuture: Art = {
  family: 'future',
  glyph: 'swap',
  scene: lod =>
    stick(join(move(bust(fur), 125, 212, 0.9), move(cat, 125, 148, 0.82))) +
    stick(arms) +
    stick(cards) +
    stick(move(cross, 125, 230, 1.05, 4)) +
    fine(lod, twinkle(206, 62, 13) + twinkle(64, 92, 9)),
};
