/** Both paws up, claws out, two scratches in the air. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { furs } from '../kit/furs.ts';
import { detail, join, move, type Part, pair, solid, stick } from '../kit/part.ts';
import { line, paper, patch, shape, thin } from '../kit/pen.ts';

const fur = furs.ginger;
const cat = face({ fur: 'ginger', coat: 'tabby', eyes: 'angry', mouth: 'grin' });
const claws = thin(
  [-17, 0, 17]
    .map(x =>
      shape(`M${x - 8} -22C${x - 6} -48 ${x + 2} -58 ${x + 6} -64C${x + 10} -48 ${x + 9} -34 ${x + 8} -22Z`, paper),
    )
    .join(''),
  4,
);
const paw: Part = join(
  detail(claws),
  solid(
    'M-26 96V-4C-34 -14 -30 -34 -14 -32C-8 -40 8 -40 14 -32C30 -34 34 -14 26 -4V96Z',
    fur.base,
    line('M-9 -20V-10M9 -20V-10', 4),
  ),
);
const scratches = patch(
  'M196 16C222 40 234 74 230 118C222 78 212 46 196 16ZM164 12C190 26 202 46 206 74C194 52 182 32 164 12Z',
  paper,
);

export const attack: Art = {
  family: 'attack',
  glyph: 'claws',
  scene: () => scratches + stick(move(cat, 125, 134, 0.96)) + stick(pair(move(paw, 56, 206, 0.98, -10))),
};
