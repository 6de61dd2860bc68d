/** The ninety cards of Zombeasts, drawn by a rule as they are printed by one: colour, animal, points, digit, side, dream. */
import { type Animal, type Face, type Print, print, type Side } from '../../../engine/games/moon/faces.ts';
import { face as head, type Looks } from '../kit/face.ts';
import { margin, sheet } from '../kit/frame.ts';
import { stars } from '../kit/grounds.ts';
import { move, stick } from '../kit/part.ts';
import { box, type Lod, patch, put, type Svg } from '../kit/pen.ts';
import { tints } from './colours.ts';
import { digitMark, dreamMark, moonFace, pointsMark } from './marks.ts';
import { quarter, type Row } from './quarter.ts';

const beasts: Readonly<Record<Animal, Looks>> = {
  hare: { head: 'hare', fur: 'cloud' },
  dog: { head: 'dog', fur: 'cream', coat: 'muzzle', cheeks: 'bare' },
  cat: { head: 'cat', fur: 'rot', coat: 'rot' },
  rat: { head: 'rat', fur: 'rose' },
};
/** Every value has a temper of its own: by points, and asleep if it dreams. */
const tempers: readonly Pick<Looks, 'eyes' | 'mouth'>[] = [
  { eyes: 'wide', mouth: 'stitch' },
  { eyes: 'zombie', mouth: 'stitch' },
  { eyes: 'sleepy', mouth: 'tongue' },
  { eyes: 'shock', mouth: 'wavy' },
  { eyes: 'angry', mouth: 'teeth' },
];
const dreaming = { eyes: 'asleep', mouth: 'w' } as const;

function beast({ animal, colour, points, dream }: Print): Svg | null {
  if (animal === null) return null;
  const temper = dream === null ? tempers[points] : dreaming;
  const pale: Looks = colour === 'white' ? { fur: 'ghost' } : {};
  return stick(move(head({ ...beasts[animal], ...pale, ...temper }), 0, 0, 0.88, animal === 'dog' ? -4 : 5));
}

const night =
  patch(box(4, 4, 242, 342, 18), '#251b47') +
  stars('#b9aee6', [
    [206, 30],
    [128, 24],
    [226, 84],
    [110, 92],
    [24, 226],
    [22, 168],
    [226, 326],
    [150, 330],
    [104, 300],
  ]);

/** Points and digit stand at the left, one under the other: a fan shows no more of a card. */
function marks({ colour, points, digit }: Print, lod: Lod, row: Row): Svg {
  const scale = lod === 'full' ? 1 : 1.42;
  const step = 66 * scale;
  const [x, y] = lod === 'full' ? [46, 48] : [58, 60];
  const at = row === 'top' ? [y, y + step] : [350 - y - step, 350 - y];
  const draws = colour === 'white' ? '' : put(digitMark(digit), x, at[1]!, scale);
  return put(pointsMark(tints[colour], points), x, at[0]!, scale) + draws;
}

/** The animal makes room for the marks, which grow on a small card. */
function standing(side: Side, lod: Lod, row: Row): readonly [number, number] {
  const [left, right, top] = lod === 'full' ? ([156, 118, 226] as const) : ([160, 146, 238] as const);
  return [side === 'l' ? left : right, row === 'top' ? top : 360 - top];
}

/** A card of the moon. In the lower row of a moon the same card shows a lower quarter. */
export function moonArt(face: Face, lod: Lod, row: Row = 'top'): Svg {
  const printed = print(face);
  const { colour, side, dream } = printed;
  const [x, y] = standing(side, lod, row);
  const animal = beast(printed);
  const dozing =
    dream === null ? '' : put(dreamMark(dream, -22, row === 'top' ? 52 : -52), 178, row === 'top' ? 68 : 290, 0.96);
  const figure = animal === null ? moonFace(x, y + 10) : put(animal, x, y);
  return sheet(night + quarter(tints[colour], side, row) + figure + dozing + margin + marks(printed, lod, row));
}
