/** A whole face put together, centred on (0,0) and 200 wide. */
import { type CoatName, coats } from './coats.ts';
import { type EyesName, eyes } from './eyes.ts';
import { type Fur, type FurName, furs } from './furs.ts';
import { type HeadName, heads } from './heads.ts';
import { type MouthName, mouths } from './mouths.ts';
import { detail, join, move, type Part, solid } from './part.ts';
import { line, type Svg, spot } from './pen.ts';

export interface Looks {
  readonly head?: HeadName;
  readonly fur?: FurName;
  readonly coat?: CoatName;
  readonly eyes?: EyesName;
  readonly mouth?: MouthName;
  /** Colours of one's own, for a cat that is no cat any more. */
  readonly tint?: Partial<Fur>;
  /** Pink cheeks, or no whiskers. */
  readonly cheeks?: 'whiskers' | 'blush' | 'bare';
  /** Drawn over the face, on the grid of the head. */
  readonly wears?: Svg;
}

const whiskers = line('M36 112L8 106M36 122L8 124M40 132L14 142M164 112L192 106M164 122L192 124M160 132L186 142', 3.5);
const blush = spot(50, 126, 9, '#ff8f96', 6) + spot(150, 126, 9, '#ff8f96', 6);
const cheeked = { whiskers, blush: whiskers + blush, bare: '' } as const;

/** Everything inside the outline: markings, ears, eyes, mouth. */
function features(looks: Looks, fur: Fur): Svg {
  const { head = 'cat', coat = 'none', eyes: look = 'wide', mouth = 'w', cheeks = 'whiskers', wears = '' } = looks;
  const { outline, ears } = heads[head];
  const edge = `<path d="${outline}" fill="none"/>`;
  return coats[coat](fur) + ears(fur) + edge + cheeked[cheeks] + eyes[look](fur) + mouths[mouth](fur) + wears;
}

const furOf = ({ fur = 'ginger', tint = {} }: Looks): Fur => ({ ...furs[fur], ...tint });

export function face(looks: Looks): Part {
  const fur = furOf(looks);
  const { outline } = heads[looks.head ?? 'cat'];
  return move(join(solid(outline, fur.base), detail(features(looks, fur))), -100, -100);
}
