/** The exploding family as pictures. */
import type { Face } from '../../../engine/games/kittens/faces.ts';
import { picture } from '../art.ts';
import type { Lod, Svg } from '../kit/pen.ts';
import type { Pictures } from '../pictures.ts';
import { kittensArt } from './index.ts';

export const isKittens = (face: string): face is Face => Object.hasOwn(kittensArt, face);
export const kittensCard = (face: Face, lod: Lod): Svg => picture(kittensArt[face], lod);

export const pictures: Pictures = {
  has: isKittens,
  card: (face, lod) => (isKittens(face) ? kittensCard(face, lod) : null),
  plate: 'plate',
};
