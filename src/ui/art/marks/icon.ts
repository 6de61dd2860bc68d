/** Faces of the page itself: the app icon, the favicon, and the favicon when it is my turn. */

import { reach } from '../kit/bodies.ts';
import { face } from '../kit/face.ts';
import { sheet } from '../kit/frame.ts';
import { furs } from '../kit/furs.ts';
import { move, pair, plain, stick } from '../kit/part.ts';
import { blood, box, patch, put, ring, type Svg } from '../kit/pen.ts';

const cat = face({ fur: 'ginger', coat: 'tabby', eyes: 'wide', mouth: 'smirk' });
const bare = face({ fur: 'ginger', coat: 'tabby', eyes: 'wide', mouth: 'smirk', cheeks: 'bare' });

const beams = Array.from({ length: 12 }, (_, n) => {
  const at = (turn: number): string =>
    `${Math.round(256 + 420 * Math.cos(turn))} ${Math.round(270 + 420 * Math.sin(turn))}`;
  const from = (n / 12) * 2 * Math.PI + 0.1;
  return `M256 270L${at(from)}L${at(from + Math.PI / 12)}Z`;
}).join('');

/** 512 by 512, full bleed: launchers cut their own corners. What matters lies in the inner four fifths. */
export const appIcon = (): Svg =>
  sheet(
    patch('M0 0H512V512H0Z', '#1f4f47') +
      patch(beams, '#2a6559') +
      put(stick(move(cat, 125, 112, 1.06)), 6, 24, 2) +
      put(stick(pair(move(reach(furs.ginger, 130), 74, 196, 0.98))), 6, 24, 2),
    512,
    512,
  );

/** 64 by 64, for the tab. The dot says that somebody waits for you. */
export const favicon = (state: 'quiet' | 'turn' = 'quiet'): Svg => {
  const head = put(`<g stroke-width="9">${plain(move(bare, 0, 0))}</g>`, 32, 34, 0.44);
  return sheet(head + (state === 'turn' ? put(ring(0, 0, 26, blood), 50, 14, 0.42) : ''), 64, 64);
};

/** The icon with round corners, for places that cut none. */
export const roundIcon = (): Svg =>
  sheet(patch(box(0, 0, 128, 128, 28), '#1f4f47') + put(stick(move(cat, 125, 125, 1)), -36, -32, 0.8), 128, 128);
