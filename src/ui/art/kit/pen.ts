/**
 * The pen: SVG as strings. Outlines inherit their ink line from the card, so a shape says only what fills it.
 * Nothing here has an id, a filter, a gradient or a letter: drawings can stand side by side on one page.
 */
export type Svg = string;

export const ink = '#221639';
export const paper = '#fff4df';
export const white = '#fff';
export const gold = '#ffd53d';
export const sky = '#bdf0f5';
export const soil = '#7a5230';
export const leaf = '#5fb457';
export const blood = '#e2404f';

/** How much is drawn: everything, or what still reads at the width of a thumb. */
export type Lod = 'full' | 'compact';

/** Two places behind the point are more than any screen shows. */
export const round = (n: number): string => String(Math.round(n * 100) / 100);

/** A closed shape with the ink line round it. */
export const shape = (d: string, fill: string): Svg => `<path d="${d}" fill="${fill}"/>`;
/** A patch of colour without a line. */
export const patch = (d: string, fill: string): Svg => `<path d="${d}" fill="${fill}" stroke="none"/>`;
export const line = (d: string, width = 5, colour = ink): Svg =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}"/>`;

const oval = (x: number, y: number, rx: number, ry: number, rest: string): Svg =>
  rx === ry
    ? `<circle cx="${round(x)}" cy="${round(y)}" r="${round(rx)}" ${rest}/>`
    : `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" ${rest}/>`;

/** A circle with the ink line, or an ellipse. */
export const ring = (x: number, y: number, rx: number, fill: string, ry = rx): Svg =>
  oval(x, y, rx, ry, `fill="${fill}"`);
/** A circle without a line, or an ellipse. */
export const spot = (x: number, y: number, rx: number, fill: string, ry = rx): Svg =>
  oval(x, y, rx, ry, `fill="${fill}" stroke="none"`);

/** A shape with a thinner line, for what is small. */
export const thin = (art: Svg, width = 3.5): Svg => `<g stroke-width="${width}">${art}</g>`;
export const fade = (art: Svg, opacity: number): Svg => `<g opacity="${opacity}">${art}</g>`;

export const at = (x: number, y: number, scale = 1, turn = 0): string => {
  const parts = [`translate(${round(x)} ${round(y)})`];
  if (turn !== 0) parts.push(`rotate(${turn})`);
  if (scale !== 1) parts.push(`scale(${round(scale)})`);
  return parts.join('');
};
/** Moves a plain drawing; its line grows and shrinks with it. */
export const put = (art: Svg, x: number, y: number, scale = 1, turn = 0): Svg =>
  `<g transform="${at(x, y, scale, turn)}">${art}</g>`;

/** Path data of a circle, for shapes that are joined to others. */
export const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
/** Path data of a box with round corners. */
export const box = (x: number, y: number, w: number, h: number, r = 6): string =>
  `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
/** Path data of a star or a burst with so many points. */
export function star(x: number, y: number, outer: number, inner: number, points = 5, turn = -90): string {
  const at = (n: number): string => {
    const r = n % 2 === 0 ? outer : inner;
    const angle = (turn + (n * 180) / points) * (Math.PI / 180);
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, n) => at(n)).join('L')}Z`;
}
