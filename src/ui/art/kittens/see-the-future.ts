/** A fishbowl does for a crystal ball; the next three cards swim in it. */
import { type Art, fine } from '../art.ts';
import { mitt } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, pair, plain, solid, stick } from '../kit/part.ts';
import { disc, fade, line, patch, sky, star, white } from '../kit/pen.ts';
import { cardlet, twinkle } from '../kit/props.ts';

const cat = face({ fur: 'ginger', coat: 'tabby', eyes: 'hypno', mouth: 'o' });
const water = fade(
  patch('M70 206C90 196 110 214 130 206S168 198 181 206C184 240 160 270 125 270C92 270 66 242 70 206Z', '#58cde0'),
  0.85,
);
const bowl = solid(disc(125, 214, 60), sky, water);
const next = [
  cardlet(patch(star(0, 0, 12, 6, 7), '#ff5b3d')),
  cardlet(line('M-7 -7L7 7M7 -7L-7 7', 5, '#e2404f')),
  cardlet(patch('M-10 0C-5 -9 5 -9 10 0C5 9 -5 9 -10 0Z', '#a24bd8')),
] as const;
const fan = join(move(next[0], 95, 220, 0.94, -14), move(next[2], 155, 220, 0.94, 14), move(next[1], 125, 212, 0.94));
const gloss = line('M82 190C90 174 104 166 116 164', 7, white);

export const seeTheFuture: Art = {
  family: 'future',
  glyph: 'three',
  scene: lod =>
    stick(move(cat, 128, 102, 0.88)) +
    stick(join(bowl)) +
    plain(fan) +
    gloss +
    stick(pair(move(mitt(furs.ginger), 66, 238, 0.66, 10))) +
    fine(lod, twinkle(216, 108, 15) + twinkle(34, 158, 11)),
};
