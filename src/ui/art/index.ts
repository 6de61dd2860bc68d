/**
 * Everything drawn that the table shows, as SVG markup. Pictures have no words: names and rules are laid over the plate
 * of a card as HTML. Loaded with the table, not with the start page.
 */
import type { Character, Role } from '../../engine/games/aliens/aliens.ts';
import { type Face as AliensFace, faces as alienFaces, raceOf, titleOf } from '../../engine/games/aliens/faces.ts';
import type { Face as KittensFace } from '../../engine/games/kittens/faces.ts';
import { type Colour, type Face as MoonFace, faces as moonFaces, print } from '../../engine/games/moon/faces.ts';
import { charactersArt } from './aliens/characters/index.ts';
import { aliensArt } from './aliens/index.ts';
import { raceMark } from './aliens/race.ts';
import { rolesArt } from './aliens/roles/index.ts';
import type { Art } from './art.ts';
import type { FamilyName } from './kit/families.ts';
import { cardSize, framed, plateTop } from './kit/frame.ts';
import type { Lod, Svg } from './kit/pen.ts';
import { kittensArt } from './kittens/index.ts';
import { socialArt } from './marks/social.ts';
import { moonArt } from './moon/index.ts';

export { raceArt } from './aliens/race.ts';
export { avatarArt, type Being } from './cats/avatar.ts';
export { catCount } from './cats/looks.ts';
export { type Mood, moods, reactions } from './cats/moods.ts';
export { type FamilyName, families } from './kit/families.ts';
export { cardSize, plateTop } from './kit/frame.ts';
export type { Lod, Svg } from './kit/pen.ts';
export { type BackName, backArt } from './marks/back.ts';
export { clowderArt } from './marks/clowder.ts';
export { appIcon, favicon, roundIcon } from './marks/icon.ts';
export { wordmarkArt } from './marks/wordmark.ts';
export { moonArt } from './moon/index.ts';
export type { Row } from './moon/quarter.ts';

/** Any card of any game; no two games use the same name. */
export type Face = KittensFace | AliensFace | MoonFace;
/** What a card is kin to. Moon cards go by their colour and have no plate. */
export type CardFamily = FamilyName | `moon_${Colour}`;

const aliens: ReadonlySet<string> = new Set(alienFaces);
const moons: ReadonlySet<string> = new Set(moonFaces);
const isKittens = (face: string): face is KittensFace => Object.hasOwn(kittensArt, face);
const isAliens = (face: string): face is AliensFace => aliens.has(face);
const isMoon = (face: string): face is MoonFace => moons.has(face);

/** Is there a picture for this? A name that came over the wire may be anything. */
export const hasArt = (face: string): face is Face => isKittens(face) || isAliens(face) || isMoon(face);

const picture = ({ family, glyph, scene }: Art, lod: Lod, marks: Svg = ''): Svg =>
  framed({ family, glyph, scene: scene(lod), marks }, lod);

function drawn(face: Face, lod: Lod): Svg {
  if (isKittens(face)) return picture(kittensArt[face], lod);
  if (isAliens(face)) return picture(aliensArt[titleOf(face)], lod, raceMark(raceOf(face), lod));
  return moonArt(face, lod);
}

/** A picture is drawn once and kept: a hand asks for the same ones all the time. */
const kept = new Map<string, Svg>();
function once(key: string, draw: () => Svg): Svg {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const svg = draw();
  kept.set(key, svg);
  return svg;
}

export const cardArt = (face: Face, lod: Lod): Svg => once(`${face} ${lod}`, () => drawn(face, lod));
export const characterArt = (character: Character, lod: Lod): Svg => picture(charactersArt[character], lod);
/** A role card, and the guardian, who is one. */
export const roleArt = (role: Role, lod: Lod): Svg => picture(rolesArt[role], lod);

export function familyOf(face: Face): CardFamily {
  if (isKittens(face)) return kittensArt[face].family;
  if (isAliens(face)) return aliensArt[titleOf(face)].family;
  return `moon_${print(face).colour}`;
}

/** Where the words go, as shares of the height of a card. */
export const plate = (lod: Lod): { readonly top: number; readonly height: number } => {
  const top = (plateTop[lod] + 6) / cardSize.height;
  return { top, height: 1 - top - 8 / cardSize.height };
};

/** For an <img> or a CSS image, which a browser decodes once and moves cheaply. */
export const imageUrl = (svg: Svg): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

export const socialPreview = (): Svg => socialArt(kittensArt.nope, kittensArt.exploding_kitten, kittensArt.cat_rainbow);
