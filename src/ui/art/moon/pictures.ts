/** The cards of Zombeasts as pictures. */
import { type Face, faces } from '../../../engine/games/moon/faces.ts';
import type { Pictures } from '../pictures.ts';
import { moonArt } from './index.ts';

const moons: ReadonlySet<string> = new Set(faces);
export const isMoon = (face: string): face is Face => moons.has(face);

export const pictures: Pictures = {
  has: isMoon,
  card: (face, lod) => (isMoon(face) ? moonArt(face, lod) : null),
  plate: 'none',
};
