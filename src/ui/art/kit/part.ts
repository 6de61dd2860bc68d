/**
 * Parts that make a sticker. A part knows its silhouette as well as its drawing; parts joined get one cut edge round all
 * of them. Both are drawn with the line width they are given, so a part that was scaled keeps the weight of its line.
 */
import { at, ink, paper, round, type Svg } from './pen.ts';

type Pen = (width: number) => Svg;

export interface Part {
  /** Silhouette, filled and stroked by whoever asks. */
  readonly edge: Pen;
  readonly art: Pen;
}

const lineWidth = 5;
const cutWidth = 17;
const shadowWidth = 14;

const none = (): Svg => '';

/** A drawing without a silhouette: details that lie on other parts. */
export const detail = (art: Svg): Part => ({ edge: none, art: () => art });

/** A filled shape and its details. */
export const solid = (d: string, fill: string, details: Svg = ''): Part => ({
  edge: () => `<path d="${d}"/>`,
  art: () => `<path d="${d}" fill="${fill}"/>${details}`,
});

/** A thick stroke with ink on both sides: arms, tails, ropes. */
export const limb = (d: string, colour: string, width = 22): Part => ({
  edge: w => `<path d="${d}" fill="none" stroke-width="${round(width + w)}"/>`,
  art: w =>
    `<g fill="none"><path d="${d}" stroke-width="${round(width + 2 * w)}"/><path d="${d}" stroke="${colour}" stroke-width="${round(width)}"/></g>`,
});

export const join = (...parts: readonly Part[]): Part => ({
  edge: w => parts.map(part => part.edge(w)).join(''),
  art: w => parts.map(part => part.art(w)).join(''),
});

const within = (transform: string, scale: number, part: Part): Part => {
  const wrap =
    (pen: Pen): Pen =>
    w => {
      const width = scale === 1 ? '' : ` stroke-width="${round(w / scale)}"`;
      return `<g transform="${transform}"${width}>${pen(w / scale)}</g>`;
    };
  return { edge: w => (part.edge === none ? '' : wrap(part.edge)(w)), art: wrap(part.art) };
};

export const move = (part: Part, x: number, y: number, scale = 1, turn = 0): Part =>
  within(at(x, y, scale, turn), scale, part);
/** The same part in a mirror that stands at x. */
export const mirror = (part: Part, x = 125): Part => within(`matrix(-1 0 0 1 ${2 * x} 0)`, 1, part);
/** A part and its mirror image: ears, arms, wings. */
export const pair = (part: Part, x = 125): Part => join(part, mirror(part, x));

/** A finished sticker: hard shadow, cut edge, drawing. */
export const stick = (part: Part): Svg =>
  `<g transform="translate(5 6)" opacity=".26" fill="${ink}" stroke-width="${shadowWidth}">${part.edge(shadowWidth)}</g>` +
  `<g fill="${paper}" stroke="${paper}" stroke-width="${cutWidth}">${part.edge(cutWidth)}</g>${part.art(lineWidth)}`;
/** The drawing alone, without edge and shadow. */
export const plain = (part: Part): Svg => part.art(lineWidth);
