/** The list of games. Lobby, simulation and tests read it; adding a game means adding a line. */
import type { AnyGame, Shape } from '../contract.ts';
import { apocalypse, partyPack, zombieKittens } from './kittens/game.ts';

export const games: readonly AnyGame[] = [zombieKittens, partyPack, apocalypse] as unknown as readonly AnyGame[];

export type GameId = 'zombie_kittens' | 'party_pack' | 'apocalypse';

export function gameById(id: string): AnyGame | null {
  return games.find(game => game.id === id) ?? null;
}

/** The usual rules of a game: the first value of every choice. */
export function usualRules(game: AnyGame): Shape['Rules'] {
  return Object.fromEntries(Object.entries(game.choices).map(([rule, values]) => [rule, values[0]!]));
}
