/**
 * Everything drawn that the table shows, as SVG markup. Pictures have no words: names and rules are laid over the plate
 * of a card as HTML. This is all of it, for galleries and tests; a page fetches the cards it needs (pictures.ts).
 */
import type { Character, Role } from '../../engine/games/aliens/aliens.ts';
import { type Face as AliensFace, titleOf } from '../../engine/games/aliens/faces.ts';
import type { Face as KittensFace } from '../../engine/games/kittens/faces.ts';
import { type Colour, type Face as MoonFace, print } from '../../engine/games/moon/faces.ts';
import { charactersArt } from './aliens/characters/index.ts';
import { aliensArt } from './aliens/index.ts';
import { aliensCard, isAliens } from './aliens/pictures.ts';
import { rolesArt } from './aliens/roles/index.ts';
import { picture } from './art.ts';
import type { FamilyName } from './kit/families.ts';
import { cardSize, plateTop } from './kit/frame.ts';
import type { Lod, Svg } from './kit/pen.ts';
import { kittensArt } from './kittens/index.ts';
import { isKittens, kittensCard } from './kittens/pictures.ts';
import { socialArt } from './marks/social.ts';
import { moonArt } from './moon/index.ts';
import { isMoon } from './moon/pictures.ts';

export { raceArt } from './aliens/race.ts';
export { imageUrl } from './art.ts';
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

/** Is there a picture for this? A name that came over the wire may be anything. */
export const hasArt = (face: string): face is Face => isKittens(face) || isAliens(face) || isMoon(face);

function drawn(face: Face, lod: Lod): Svg {
  if (isKittens(face)) return kittensCard(face, lod);
  return isAliens(face) ? aliensCard(face, lod) : moonArt(face, lod);
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

export const socialPreview = (): Svg => socialArt(kittensArt.nope, kittensArt.exploding_kitten, kittensArt.cat_rainbow);
