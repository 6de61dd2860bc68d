/** Which dictionary speaks for a game. A new language adds a folder like `en/` and a line here. */
import type { GameId } from '../../engine/games/registry.ts';
import { common } from './en/common.ts';
import { kittens, titles } from './en/kittens.ts';
import { gameWords } from './family.ts';
import type { CommonWords, GameWords } from './words.ts';

export const languages = ['en'] as const;
export type Language = (typeof languages)[number];

const commons: Readonly<Record<Language, CommonWords>> = { en: common };
const games: Readonly<Record<Language, Readonly<Record<GameId, GameWords>>>> = {
  en: {
    zombie_kittens: gameWords(kittens, titles.zombie_kittens),
    party_pack: gameWords(kittens, titles.party_pack),
    apocalypse: gameWords(kittens, titles.apocalypse),
  },
};

export const commonFor = (language: Language): CommonWords => commons[language];

export function wordsFor(gameId: string, language: Language): GameWords {
  const found = Object.entries(games[language]).find(([id]) => id === gameId);
  if (!found) throw new Error(`no ${language} words for ${gameId}`);
  return found[1];
}
