/** What lies behind the picture: quiet two-tone patterns, cut to the card by arithmetic, since a clip path needs an id. */
import { box, fade, line, patch, round, type Svg, spot } from './pen.ts';

type Point = readonly [number, number];
interface Tones {
  readonly field: string;
  readonly tint: string;
  readonly deep: string;
}

/** The field; its rim is hidden under the frame. */
const min = 7;
const max: Point = [243, 343];
const middle: Point = [125, 145];

/** Cuts a convex polygon at one side of the field. */
function cut(points: readonly Point[], axis: 0 | 1, limit: number, sign: 1 | -1): Point[] {
  return points.flatMap((a, n) => {
    const b = points[(n + 1) % points.length]!;
    const [insideA, insideB] = [a, b].map(point => sign * (point[axis] - limit) >= 0);
    const share = (limit - a[axis]) / (b[axis] - a[axis]);
    const crossing: Point = [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
    return [...(insideA ? [a] : []), ...(insideA === insideB ? [] : [crossing])];
  });
}

function polygon(...points: Point[]): string {
  const inside = cut(cut(cut(cut(points, 0, min, 1), 0, max[0], -1), 1, min, 1), 1, max[1], -1);
  return inside.length === 0 ? '' : `M${inside.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

const times = (count: number, each: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => each(n)).join('');

const polar = (angle: number, r: number): Point => [middle[0] + r * Math.cos(angle), middle[1] + r * Math.sin(angle)];

function rays({ tint }: Tones): Svg {
  const count = 14;
  const beam = (n: number): string => {
    const from = (n / count) * 2 * Math.PI + 0.12;
    return polygon(middle, polar(from, 330), polar(from + Math.PI / count, 330));
  };
  return patch(times(count, beam), tint);
}

/** Stripes that lean by `lean` over the height of the card. */
const stripes = (lean: number, step: number, width: number): string =>
  times(Math.ceil((260 + Math.abs(lean)) / step), n => {
    const x = n * step - Math.max(0, lean);
    return polygon([x + lean, 0], [x + lean + width, 0], [x + width, 350], [x, 350]);
  });

/** One row of a pattern after the other. */
const rows = (step: number, row: (y: number, n: number) => string): string =>
  times(Math.ceil(350 / step), n => row(n * step, n));

const arrows = ({ tint }: Tones): Svg =>
  patch(
    times(5, n => {
      const x = n * 62 - 40;
      return (
        polygon([x, 0], [x + 30, 0], [x + 92, 150], [x + 62, 150]) +
        polygon([x + 62, 150], [x + 92, 150], [x + 30, 300], [x, 300])
      );
    }),
    tint,
  );

const checks = ({ tint }: Tones): Svg =>
  patch(
    rows(48, (y, n) => times(3, m => polygon(...diamond(m * 96 + (n % 2) * 48 + 5, y + 5, 46)))),
    tint,
  );
const diamond = (x: number, y: number, r: number): Point[] => [
  [x, y - r],
  [x + r, y],
  [x, y + r],
  [x - r, y],
];

const bricks = ({ tint }: Tones): Svg =>
  patch(
    rows(44, (y, n) => times(4, m => polygon(...tile(m * 92 - (n % 2) * 46, y + 8, 84, 36)))),
    tint,
  );
const tile = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

const rings = ({ tint }: Tones): Svg =>
  [164, 116, 68]
    .map(r => `<circle cx="125" cy="145" r="${r}" fill="none" stroke="${tint}" stroke-width="24"/>`)
    .join('');

/** Dots are the round ends of dashes without a length. */
const dotted = (step: number, size: number, colour: string): Svg => {
  const half = step / 2;
  const d = times(Math.floor(322 / half), n => `M${16 + (n % 2) * half} ${round(16 + n * half)}H238`);
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${size}" stroke-dasharray="0 ${step}"/>`;
};

const night = ({ tint, field, deep }: Tones): Svg =>
  patch(box(4, 4, 242, 342, 18), deep) + fade(spot(125, 140, 110, field) + spot(125, 140, 86, tint), 0.55);

const grounds = {
  rays,
  night,
  rings,
  arrows,
  checks,
  bricks,
  slashes: ({ tint }: Tones) => patch(stripes(130, 46, 24), tint),
  bars: ({ tint }: Tones) => patch(stripes(0, 44, 22), tint),
  dots: ({ tint }: Tones) => dotted(42, 22, tint),
} as const satisfies Readonly<Record<string, (tones: Tones) => Svg>>;

export type GroundName = keyof typeof grounds;

/** The field with its pattern. */
export const ground = (name: GroundName, tones: Tones): Svg =>
  patch(box(4, 4, 242, 342, 18), tones.field) + grounds[name](tones);
/** Fine printer's dots over the field; too fine for a small card. */
export const halftone = ({ deep }: Tones): Svg => fade(dotted(15.6, 4.2, deep), 0.15);
/** A few stars, for nights. */
export const stars = (colour: string, places: readonly Point[]): Svg =>
  line(places.map(([x, y]) => `M${x} ${y}h.01`).join(''), 5, colour);
