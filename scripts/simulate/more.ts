/** What one game says about itself beyond who won: how its bot fares, which side and which power is strong. */
import type { GameId } from '../../src/engine/games/registry.ts';
import { fairnessLines, thinkerShare as spyShare } from './aliens.ts';
import { stuckLine } from './moon.ts';
import { thinkerShare } from './thinker.ts';

type Lines = (seats: number, games: number, seed: string) => readonly string[];

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

const lines: Partial<Record<GameId, Lines>> = {
  zombie_kittens: (seats, games, seed) =>
    seats === 5
      ? [`its bot against four random players: ${percent(thinkerShare(5 * games, seed))} won (chance 20.0%)`]
      : [],
  zombeasts: (seats, games, seed) => [stuckLine(seats, games, seed)],
  kittens_vs_aliens: (seats, games, seed) => [
    ...fairnessLines(seats, games, seed),
    `its bot among random players: ${percent(spyShare(seats, games, seed))} won`,
  ],
};

export const more = (gameId: string, seats: number, games: number, seed: string): readonly string[] =>
  new Map(Object.entries(lines)).get(gameId)?.(seats, games, seed) ?? [];
