/** What a card kind brings: a family, a sign for its badge, and a scene. */
import type { FamilyName } from './kit/families.ts';
import { framed } from './kit/frame.ts';
import type { GlyphName } from './kit/glyphs.ts';
import type { Lod, Svg } from './kit/pen.ts';

export interface Art {
  readonly family: FamilyName;
  readonly glyph: GlyphName;
  /** 250 by 350; what lies below 260 is hidden by the name plate. */
  readonly scene: (lod: Lod) => Svg;
}

/** Details that a small card does without. */
export const fine = (lod: Lod, art: Svg): Svg => (lod === 'full' ? art : '');

export const picture = ({ family, glyph, scene }: Art, lod: Lod, marks: Svg = ''): Svg =>
  framed({ family, glyph, scene: scene(lod), marks }, lod);

/** For an <img> or a CSS image, which a browser decodes once and moves cheaply. */
export const imageUrl = (svg: Svg): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
