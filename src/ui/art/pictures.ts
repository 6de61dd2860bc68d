/** The cards of a family as pictures. Each family is fetched when one of its games is on the table. */
import type { GameId } from '../../engine/games/registry.ts';
import type { Lod, Svg } from './kit/pen.ts';

export interface Pictures {
  has(face: string): boolean;
  /** Nothing for a face that has none: a name that came over the wire may be anything. */
  card(face: string, lod: Lod): Svg | null;
  /** Has the picture room for a name? */
  readonly plate: 'plate' | 'none';
}

const kittens = async () => (await import('./kittens/pictures.ts')).pictures;
const fetched: Readonly<Record<GameId, () => Promise<Pictures>>> = {
  zombie_kittens: kittens,
  party_pack: kittens,
  apocalypse: kittens,
  zombeasts: async () => (await import('./moon/pictures.ts')).pictures,
  kittens_vs_aliens: async () => (await import('./aliens/pictures.ts')).pictures,
};

export const loadPictures = async (game: string): Promise<Pictures | null> =>
  Object.hasOwn(fetched, game) ? fetched[game as GameId]() : null;
