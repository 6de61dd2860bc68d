/** Who sits at the tables of the gallery. */
import type { Chair, Lobby, Person, Sitting } from '../../src/p2p/room/lobby.ts';

export const names = ['Ola', 'Матвей', 'Giulia', 'Zosia', 'Лена', 'Tomek', 'Pixel', 'Marco', 'Даня', 'Bartłomiejka'];
const bots = new Set([6]);
const links = ['good', 'good', 'fair', 'good', 'poor', 'good', 'good', 'lost', 'good', 'good'] as const;

export const chairs = (count: number): Chair[] =>
  names.slice(0, count).map((name, n) => {
    const cat = 4177 * n + 311;
    if (bots.has(n)) return { kind: 'bot', id: n, name, cat };
    return person(n, name, cat);
  });

export const person = (id: number, name: string, cat: number): Person => ({
  kind: 'person',
  id,
  name,
  cat,
  lang: 'en',
  link: links[id] ?? 'good',
  plays: id % 4 === 3 ? 'first game' : 'played before',
});

export const sittings = (count: number): Sitting[] =>
  chairs(count).map(({ id, kind, name, cat }) => ({ id, kind, name, cat, by: 'itself' }));

export const lobbyOf = (count: number, game: string, more: Partial<Lobby> = {}): Lobby => ({
  keeper: 0,
  chairs: chairs(count),
  watching: [],
  watchers: 12,
  game,
  rules: { specialCombos: true, pace: 'normal', turnMs: 60_000 },
  phase: { at: 'lobby' },
  ...more,
});
