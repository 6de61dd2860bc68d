/** The five colours of a moon: a pattern for the disc and a shape for the chip go with each, so none needs its colour. */
import type { Colour } from '../../../engine/games/moon/faces.ts';
import { box, disc, star } from '../kit/pen.ts';

export interface Tint {
  readonly fill: string;
  readonly pale: string;
  readonly pattern: 'dots' | 'bars' | 'grid' | 'waves' | 'stars';
  /** Outline of the chip, about (0,0). */
  readonly chip: string;
}

const tint = (fill: string, pale: string, pattern: Tint['pattern'], chip: string): Tint => ({
  fill,
  pale,
  pattern,
  chip,
});
const scallop =
  'M0 -30C8 -30 12 -24 18 -22C26 -20 30 -12 28 -5C32 2 30 10 24 14C22 22 14 28 7 26C2 30 -2 30 -7 26C-14 28 -22 22 -24 14C-30 10 -32 2 -28 -5C-30 -12 -26 -20 -18 -22C-12 -24 -8 -30 0 -30Z';

export const tints: Readonly<Record<Colour, Tint>> = {
  red: tint('#e8607f', '#f3899f', 'bars', box(-20, -30, 40, 60, 8)),
  orange: tint('#f4a92c', '#fbc866', 'dots', disc(0, 0, 28)),
  blue: tint('#6a6be0', '#8f8ff0', 'waves', scallop),
  green: tint('#21a68c', '#58c4ac', 'grid', box(-26, -26, 52, 52, 5)),
  white: tint('#efe8da', '#ffffff', 'stars', star(0, 2, 36, 23)),
};
