/** A deck at the edge of a table, a cat beside it. You know how this ends. */
import type { Art } from '../art.ts';
import { arm } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, solid, stick } from '../kit/part.ts';
import { line, paper, patch, star } from '../kit/pen.ts';
import { back, bolt, cardlet } from '../kit/props.ts';

const fur = furs.tux;
const cat = face({ fur: 'tux', coat: 'split', tint: { light: '#f7a13d' }, eyes: 'side', mouth: 'smirk' });
const table = solid('M0 214H152V232H134V300H112V232H0Z', '#b98a58', line('M0 222H150', 3.5, '#8a5f33'));
const falling = join(
  move(back(), 176, 178, 1, 24),
  move(cardlet(patch(star(0, 0, 12, 6, 7), '#ff5b3d')), 214, 148, 1, 52),
  move(back(), 200, 222, 1, 70),
  move(cardlet(line('M-7 -7L7 7M7 -7L-7 7', 5, '#e2404f')), 224, 92, 0.9, -24),
);
const whoosh = line('M170 122C184 112 190 104 192 92M158 146C164 142 168 138 170 132', 6, paper);

export const shuffleNow: Art = {
  family: 'deck',
  glyph: 'topple',
  scene: () =>
    stick(move(bolt(), 214, 36, 0.9, 8)) +
    whoosh +
    stick(move(cat, 96, 128, 0.88, -6)) +
    stick(table) +
    stick(falling) +
    stick(arm('M-14 240C30 200 90 186 134 190', fur, 144, 190, 4)),
};
