/** A quarter of a moon: the disc has its centre in a corner of the card, so four cards side by side show all of it. */
import type { Side } from '../../../engine/games/moon/faces.ts';
import { fade, line, patch, round, type Svg, shape, spot, star } from '../kit/pen.ts';
import type { Tint } from './colours.ts';

/** Upper or lower half of a moon. */
export type Row = 'top' | 'bottom';

const radius = 232;
const inset = 16;

/** Drawn as the upper left quarter (its centre is below right of it) and mirrored into the other three places. */
const facing: Readonly<Record<Row, Readonly<Record<Side, string>>>> = {
  top: { l: 'matrix(1 0 0 1 0 0)', r: 'matrix(-1 0 0 1 250 0)' },
  bottom: { l: 'matrix(1 0 0 -1 0 350)', r: 'matrix(-1 0 0 -1 250 350)' },
};
const corner = 'H228a17 17 0 0 0 17 -17Z';
/** Stays inside the rounded corner of the card. */
const outline = (r: number): string => `M245 ${350 - r}A${r} ${r} 0 0 0 ${250 - r} 345${corner}`;

/** How far the disc reaches at a distance from its centre along the other axis. */
const reach = (distance: number): number => Math.sqrt(Math.max(0, (radius - inset) ** 2 - distance ** 2));
const steps = (from: number, step: number): number[] =>
  Array.from({ length: Math.ceil((radius - inset - from) / step) }, (_, n) => from + n * step);

const across = (step: number): string =>
  steps(8, step)
    .map(d => `M240 ${round(345 - d)}H${round(250 - reach(d))}`)
    .join('');
const along = (step: number): string =>
  steps(12, step)
    .map(d => `M${round(250 - d)} 340V${round(350 - reach(d))}`)
    .join('');
const wave = (d: number): string =>
  `M244 ${350 - d}${'q-8 -12 -16 0t-16 0'.repeat(Math.max(0, Math.floor((reach(d) - 8) / 32)))}`;
const starry = (d: number, n: number): string =>
  steps(20 + (n % 2) * 22, 44)
    .filter(x => x < reach(d))
    .map(x => star(250 - x, 350 - d, 9, 4))
    .join('');

const patterns: Readonly<Record<Tint['pattern'], (pale: string) => Svg>> = {
  dots: pale => `<path d="${across(17)}" fill="none" stroke="${pale}" stroke-width="9" stroke-dasharray="0 17"/>`,
  bars: pale => line(along(26), 12, pale),
  grid: pale => line(across(26) + along(26), 4.5, pale),
  waves: pale => line(steps(14, 24).map(wave).join(''), 6, pale),
  stars: () => patch(steps(18, 30).map(starry).join(''), '#d3c7ad'),
};

export function quarter({ fill, pale, pattern }: Tint, side: Side, row: Row): Svg {
  const craters = fade(spot(60, 300, 12, fill) + spot(214, 172, 14, fill) + spot(96, 226, 8, fill), 0.9);
  const disc = shape(outline(radius), fill) + patterns[pattern](pale) + craters;
  return `<g transform="${facing[row][side]}">${disc}</g>`;
}
