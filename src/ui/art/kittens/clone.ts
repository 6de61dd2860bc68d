/** Cats sit on copiers. This is what comes of it. */
import type { Art } from '../art.ts';
import { face } from '../kit/face.ts';
import { detail, join, move, plain, solid, stick } from '../kit/part.ts';
import { box, line, paper, patch, ring } from '../kit/pen.ts';

const looks = { fur: 'ginger', coat: 'tabby', eyes: 'wide', mouth: 'smirk' } as const;
const copy = { ...looks, tint: { base: '#e3e6ee', shade: '#9aa3b5', light: paper, skin: '#c3cad8' } } as const;
const page = solid(box(-44, -54, 88, 108, 5), paper, plain(move(face(copy), 0, 4, 0.5)));
const machine = join(
  solid(box(12, 198, 170, 90, 12), '#6f889b', patch('M24 222H170V232H24Z', '#4f6678')),
  solid(box(2, 184, 190, 22, 9), '#9fb4c4'),
  detail(ring(40, 246, 8, '#57cf9c') + ring(64, 246, 8, '#f46a6a') + line('M112 246H166', 7)),
);

export const clone: Art = {
  family: 'deck',
  glyph: 'copies',
  scene: () =>
    stick(join(move(face(looks), 96, 128, 0.88), machine)) +
    stick(move(page, 186, 206, 1, 18)) +
    stick(move(page, 184, 190, 1, 6)),
};
