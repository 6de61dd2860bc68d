/** The picture that a shared link shows: the name, three cards, and some of the company. 1200 by 630. */
import type { Art } from '../art.ts';
import { alien } from '../kit/alien.ts';
import { face } from '../kit/face.ts';
import { framed, sheet } from '../kit/frame.ts';
import { move, stick } from '../kit/part.ts';
import { patch, put, type Svg } from '../kit/pen.ts';
import { backArt } from './back.ts';
import { wordmark } from './wordmark.ts';

const width = 1200;
const height = 630;
const felt =
  patch(`M0 0H${width}V${height}H0Z`, '#1f4f47') + patch('M0 430C300 350 900 350 1200 430V630H0Z', '#183f39');

/** A card as a part of a larger picture: a nested element keeps its size. */
const dealt = (svg: Svg, x: number, y: number, turn: number): Svg =>
  put(
    `<g transform="translate(-125 -175)">${svg.replace('<svg ', '<svg width="250" height="350" ')}</g>`,
    x,
    y,
    1.08,
    turn,
  );
const opened = ({ family, glyph, scene }: Art): Svg => framed({ family, glyph, scene: scene('full') }, 'full');

export function socialArt(first: Art, second: Art, third: Art): Svg {
  const cards =
    dealt(backArt(), 330, 440, -22) +
    dealt(opened(first), 470, 394, -12) +
    dealt(opened(second), 640, 374, 2) +
    dealt(opened(third), 812, 402, 15);
  const company =
    put(
      stick(
        move(
          face({ head: 'floof', fur: 'snow', coat: 'patch', tint: { shade: '#8d96b3' }, eyes: 'side', mouth: 'w' }),
          0,
          0,
          1.3,
          -8,
        ),
      ),
      138,
      500,
    ) + put(stick(move(alien(), 0, 0, 1.3, 8)), 1066, 492);
  return sheet(felt + cards + company + put(stick(wordmark), 282, 44, 1), width, height);
}
