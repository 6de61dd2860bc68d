/** Kitty Cat: lashes, a flower, and claws behind her back. */
import type { Art } from '../../art.ts';
import { bust } from '../../kit/bodies.ts';
import { face } from '../../kit/face.ts';
import { furs } from '../../kit/furs.ts';
import { join, move, solid, stick } from '../../kit/part.ts';
import { gold, line, ring, shape, star, thin } from '../../kit/pen.ts';

const flower = thin(shape(star(146, 52, 28, 18), '#ff8fb4'), 4.5) + ring(146, 52, 8, gold);
const lashes = line('M50 86L40 78M54 80L48 70M150 86L160 78M146 80L152 70', 4.5);
const cat = face({ fur: 'cream', coat: 'mask', eyes: 'up', mouth: 'w', cheeks: 'blush', wears: lashes + flower });
const collar = solid(
  'M-46 -6C-20 10 20 10 46 -6L48 12C20 28 -20 28 -48 12Z',
  '#e2558f',
  ring(0, 20, 11, gold) + line('M0 20v7', 4),
);

export const kitty: Art = {
  family: 'hero',
  glyph: 'bow',
  scene: () => stick(join(move(bust(furs.cream), 126, 216), move(cat, 126, 132, 0.98), move(collar, 126, 196))),
};
