/** Which dictionary speaks for a game, in the languages that are loaded. */
import { dressed, type Language } from './common.ts';
import { games as english } from './en/index.ts';
import type { GamesWords, GameWords } from './words.ts';

export { commonFor, type Language, languages } from './common.ts';

/** How a language is fetched. A new one adds a folder like `en/` and a line here. */
const fetched: Readonly<Record<Language, () => Promise<{ readonly games: GamesWords }>>> = {
  en: async () => ({ games: english }),
  ru: () => import('./ru/index.ts'),
  pl: () => import('./pl/index.ts'),
  it: () => import('./it/index.ts'),
};

const loaded = new Map<Language, GamesWords>();

export async function loadGames(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, dressed((await fetched[language]()).games));
}

export function wordsFor(gameId: string, language: Language): GameWords {
  const found = Object.entries(loaded.get(language) ?? english).find(([id]) => id === gameId);
  if (!found) throw new Error(`no words for ${gameId}`);
  return found[1];
}
