/** Which show belongs to a game. */
import type { GameId } from '../../engine/games/registry.ts';
import { aliens } from './aliens/show.ts';
import { kittens } from './kittens/show.ts';
import { moon } from './moon/show.ts';
import { type LooseShow, loose } from './show.ts';

const shows: Readonly<Record<GameId, LooseShow>> = {
  zombie_kittens: loose(kittens),
  party_pack: loose(kittens),
  apocalypse: loose(kittens),
  zombeasts: loose(moon),
  kittens_vs_aliens: loose(aliens),
};
const silent: LooseShow = { sounds: () => [], effects: () => [], suspense: () => null };

export const showFor = (game: string): LooseShow => Object.entries(shows).find(([id]) => id === game)?.[1] ?? silent;
