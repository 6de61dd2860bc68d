/** The card round a picture: field, plate for the name, frame, badge. 250 by 350; the words are laid over it as HTML. */
import { badgeShape, type Family, type FamilyName, families } from './families.ts';
import { type GlyphName, glyphs } from './glyphs.ts';
import { ground, halftone } from './grounds.ts';
import { box, ink, type Lod, paper, put, type Svg, white } from './pen.ts';

export const cardSize = { width: 250, height: 350 } as const;

/** Where the plate for the words begins, in units of the card. Its rim may rise or drip by up to ten. */
export const plateTop: Readonly<Record<Lod, number>> = { full: 258, compact: 270 };

/** In a small card the badge is the card: all of it that shows in a fan. */
const badgeAt: Readonly<Record<Lod, readonly [number, number, number]>> = {
  full: [42, 41, 1.15],
  compact: [52, 52, 1.6],
};
/** A small card makes room for its badge, and for marks under it. */
const sceneAt: Readonly<Record<Lod, readonly [number, number, number]>> = { full: [0, 0, 1], compact: [8, 10, 1] };
const besideMarks: typeof sceneAt = { full: [12, 13, 0.95], compact: [24, 27, 0.93] };

const bottom = 'V328a18 18 0 0 1 -18 18H22a18 18 0 0 1 -18 -18Z';

/** Places along the dripping rim, and how far it hangs down there. */
const drips = [
  [26, 4],
  [52, -12],
  [84, 8],
  [116, -10],
  [150, 4],
  [186, -14],
  [218, 8],
  [246, -6],
] as const;

function dripping(y: number): string {
  let [from, level] = [4, 0];
  let d = `M4 ${y}`;
  for (const [x, drop] of drips) {
    const half = (from + x) / 2;
    d += `C${half} ${y + level} ${half} ${y + drop} ${x} ${y + drop}`;
    [from, level] = [x, drop];
  }
  return d + bottom;
}

const rims: Readonly<Record<Family['rim'], (y: number) => string>> = {
  arc: y => `M4 ${y + 8}C60 ${y - 10} 190 ${y - 10} 246 ${y + 8}${bottom}`,
  drip: dripping,
};

/** The paper margin lies over everything that sticks out of the field. */
export const margin: Svg =
  `<path d="${box(0, 0, 250, 350, 22)}${box(5, 5, 240, 340, 17)}" fill="${paper}" fill-rule="evenodd" stroke="none"/>` +
  `<path d="${box(5, 5, 240, 340, 17)}" fill="none"/>`;

export function badge(family: FamilyName, glyph: GlyphName, lod: Lod): Svg {
  const d = badgeShape(family);
  const [x, y, scale] = badgeAt[lod];
  const edge = `<path d="${d}" fill="${paper}" stroke="${paper}" stroke-width="9"/>`;
  return put(`${edge}<path d="${d}" fill="${families[family].deep}" stroke-width="3"/>${sign(glyph)}`, x, y, scale);
}
/** Signs in badges are cut out of paper. */
const sign = (glyph: GlyphName): Svg => `<g fill="${paper}" stroke="none">${glyphs[glyph]}</g>`;

/** One SVG element. Every line in it is ink unless it says otherwise. */
export const sheet = (body: Svg, width: number = cardSize.width, height: number = cardSize.height): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" aria-hidden="true">` +
  `<g fill="${white}" stroke="${ink}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`;

interface Picture {
  readonly family: FamilyName;
  readonly glyph: GlyphName;
  readonly scene: Svg;
  /** Marks beside the badge that are no part of the scene. */
  readonly marks?: Svg;
}

export function framed({ family, glyph, scene, marks = '' }: Picture, lod: Lod): Svg {
  const look = families[family];
  const plate = `<path d="${rims[look.rim](plateTop[lod])}" fill="${paper}"/>`;
  const grain = lod === 'full' ? halftone(look) : '';
  const [x, y, scale] = (marks === '' ? sceneAt : besideMarks)[lod];
  const field = ground(look.ground, look) + grain;
  return sheet(field + put(scene, x, y, scale) + plate + margin + badge(family, glyph, lod) + marks);
}
