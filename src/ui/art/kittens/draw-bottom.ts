/** Squashed under the whole deck, but with a card to show for it. */
import type { Art } from '../art.ts';
import { arm } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { join, move, type Part, solid, stick } from '../kit/part.ts';
import { box, line, paper, patch, star } from '../kit/pen.ts';
import { cardlet } from '../kit/props.ts';

const fur = furs.snow;
const cat = face({ fur: 'snow', coat: 'patch', tint: { shade: '#6d6499' }, eyes: 'squeezed', mouth: 'teeth' });
const layer = (n: number): Part =>
  solid(
    box(62 + ((n * 7) % 13), 132 - n * 17, 146, 17, 6),
    n % 2 === 0 ? '#6a5ab0' : paper,
    line(`M${76 + ((n * 7) % 13)} ${140.5 - n * 17}h118`, 3, '#8d7be0'),
  );
const pile = join(...[0, 1, 2, 3, 4, 5].map(layer));

export const drawBottom: Art = {
  family: 'deck',
  glyph: 'under',
  scene: () =>
    stick(pile) +
    stick(move(cat, 112, 196, 0.86)) +
    stick(
      join(
        arm('M168 262C184 250 194 236 200 224', fur, 202, 216, -70),
        move(cardlet(patch(star(0, 0, 12, 5, 4), '#22b07d'), paper), 210, 190, 1.1, 16),
      ),
    ),
};
