/** The name of the page in thick strokes, drawn and not set, with a cat for the o. */
import { face } from '../kit/face.ts';
import { sheet } from '../kit/frame.ts';
import { join, limb, move, type Part, stick } from '../kit/part.ts';
import { gold, type Svg } from '../kit/pen.ts';

/** Letters on a square of 100, and how wide each is. */
const letters: readonly (readonly [string, number])[] = [
  ['M68 22C56 4 14 4 14 50C14 96 56 96 68 78', 84],
  ['M16 8V92H60', 76],
  ['', 110],
  ['M10 8L30 92L52 36L74 92L94 8', 112],
  ['M16 8V92H34C84 92 84 8 34 8Z', 92],
  ['M62 8H16V92H62M16 50H56', 78],
  ['M16 92V8H38C74 8 74 54 38 54H16M40 54L70 92', 86],
];
const cat = face({ fur: 'ginger', coat: 'tabby', eyes: 'wide', mouth: 'smirk', cheeks: 'bare' });

function spelled(): Part {
  let x = 0;
  const parts = letters.map(([d, width]) => {
    const here = x;
    x += width;
    return d === '' ? move(cat, here + 52, 50, 0.82) : move(limb(d, gold, 17), here, 0);
  });
  return join(...parts);
}

export const wordmark: Part = spelled();
/** 680 by 160. */
export const wordmarkArt = (): Svg => sheet(stick(move(wordmark, 24, 32)), 680, 160);
