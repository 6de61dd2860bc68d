/** The cards of Kittens vs Aliens as pictures. */
import { type Face, faces, raceOf, titleOf } from '../../../engine/games/aliens/faces.ts';
import { picture } from '../art.ts';
import type { Lod, Svg } from '../kit/pen.ts';
import type { Pictures } from '../pictures.ts';
import { aliensArt } from './index.ts';
import { raceMark } from './race.ts';

const aliens: ReadonlySet<string> = new Set(faces);
export const isAliens = (face: string): face is Face => aliens.has(face);
export const aliensCard = (face: Face, lod: Lod): Svg =>
  picture(aliensArt[titleOf(face)], lod, raceMark(raceOf(face), lod));

export const pictures: Pictures = {
  has: isAliens,
  card: (face, lod) => (isAliens(face) ? aliensCard(face, lod) : null),
  plate: 'plate',
};
