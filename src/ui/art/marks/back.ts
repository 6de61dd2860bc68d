/** Card backs: a tapestry of heads and one that looks at you. Each box of cards has a colour and a face of its own. */
import { alien } from '../kit/alien.ts';
import { face } from '../kit/face.ts';
import { margin, sheet } from '../kit/frame.ts';
import { move, type Part, stick } from '../kit/part.ts';
import { box, patch, type Svg } from '../kit/pen.ts';

export type BackName = 'kittens' | 'moon' | 'aliens';

interface Back {
  readonly field: string;
  readonly tint: string;
  readonly figure: Part;
}
const backs: Readonly<Record<BackName, Back>> = {
  kittens: {
    field: '#372b6b',
    tint: '#4a3c86',
    figure: face({ fur: 'tux', coat: 'mask', eyes: 'up', mouth: 'smirk' }),
  },
  moon: {
    field: '#123b52',
    tint: '#1d5069',
    figure: face({ fur: 'rot', coat: 'rot', eyes: 'zombie', mouth: 'stitch' }),
  },
  aliens: { field: '#5b1f4d', tint: '#74305f', figure: alien() },
};

const small = 'l2 -19l9 7h9l9 -7l2 19c-3 15 -28 15 -31 0z';
const heads = Array.from({ length: 42 }, (_, n) => {
  const row = Math.floor(n / 6);
  return `M${-20 + (n % 6) * 48 + (row % 2) * 24} ${46 + row * 45}${small}`;
}).join('');

export function backArt(name: BackName = 'kittens'): Svg {
  const { field, tint, figure } = backs[name];
  return sheet(
    patch(box(4, 4, 242, 342, 18), field) + patch(heads, tint) + margin + stick(move(figure, 125, 178, 0.74)),
  );
}
