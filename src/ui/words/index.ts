/** Which dictionary speaks for a game, in the languages that are loaded. */
import { dressed, type Language } from './common.ts';
import { games as english, help as englishHelp } from './en/index.ts';
import type { HelpWords } from './helping.ts';
import type { GamesWords, GameWords } from './words.ts';

export { commonFor, type Language, languages } from './common.ts';

interface Dictionary {
  readonly games: GamesWords;
  readonly help: HelpWords;
}

/** How a language is fetched. A new one adds a folder like `en/` and a line here. */
const fetched: Readonly<Record<Language, () => Promise<Dictionary>>> = {
  en: async () => ({ games: english, help: englishHelp }),
  ru: () => import('./ru/index.ts'),
  pl: () => import('./pl/index.ts'),
  it: () => import('./it/index.ts'),
};

const loaded = new Map<Language, Dictionary>();

export async function loadGames(language: Language): Promise<void> {
  if (loaded.has(language)) return;
  const { games, help } = await fetched[language]();
  loaded.set(language, dressed({ games, help }));
}

export function wordsFor(gameId: string, language: Language): GameWords {
  const found = Object.entries(loaded.get(language)?.games ?? english).find(([id]) => id === gameId);
  if (!found) throw new Error(`no words for ${gameId}`);
  return found[1];
}

export const helpFor = (language: Language): HelpWords => loaded.get(language)?.help ?? englishHelp;
