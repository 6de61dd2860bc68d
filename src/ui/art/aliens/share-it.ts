/** What is yours is on the edge of the table. */
import type { Art } from '../art.ts';
import { arm } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, solid, stick } from '../kit/part.ts';
import { line, patch, star } from '../kit/pen.ts';
import { back, cardlet } from '../kit/props.ts';

const fur = furs.tux;
const cat = face({ fur: 'tux', coat: 'mask', eyes: 'side', mouth: 'smirk' });
const table = solid('M-60 206H300V286H-60Z', '#b98a58', line('M-60 220H300', 4, '#8a5f33'));
const hand = join(
  move(back(), 198, 108, 1.1, -18),
  move(back(), 220, 116, 1.1, 4),
  move(cardlet(patch(star(0, 0, 12, 5), '#e2404f')), 176, 156, 1.1, -30),
);

export const shareIt: Art = {
  family: 'take',
  glyph: 'grab',
  scene: () =>
    stick(move(cat, 94, 150, 0.9, -4)) +
    stick(hand) +
    stick(table) +
    stick(arm('M-60 262C50 246 130 224 162 190', fur, 168, 180, -48)),
};
