/** The list of games. Lobby, simulation and tests read it; adding a game means adding a line. */
import type { AnyGame, Shape } from '../contract.ts';
import { kittensVsAliens } from './aliens/game.ts';
import { apocalypse, partyPack, zombieKittens } from './kittens/game.ts';
import { zombeasts } from './moon/game.ts';

export const games: readonly AnyGame[] = [
  zombieKittens,
  partyPack,
  apocalypse,
  zombeasts,
  kittensVsAliens,
] as unknown as readonly AnyGame[];

export type GameId = 'zombie_kittens' | 'party_pack' | 'apocalypse' | 'zombeasts' | 'kittens_vs_aliens';

export function gameById(id: string): AnyGame | null {
  return games.find(game => game.id === id) ?? null;
}

/** The usual rules of a game: the first value of every choice. */
export function usualRules(game: AnyGame): Shape['Rules'] {
  return Object.fromEntries(Object.entries(game.choices).map(([rule, values]) => [rule, values[0]!]));
}

/** The usual rules, and every other value of every choice, one at a time. */
export function everyRules(game: AnyGame): Shape['Rules'][] {
  const usual = usualRules(game);
  const others = Object.entries(game.choices).flatMap(([rule, values]) =>
    values.slice(1).map(value => ({ ...usual, [rule]: value })),
  );
  return [usual, ...others];
}
