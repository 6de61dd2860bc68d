/** Words that belong to no game, in the languages that are loaded. English is always there: the start page begins with it. */
import { common as english } from './en/common.ts';
import type { CommonWords } from './words.ts';

export const languages = ['en', 'ru', 'pl', 'it'] as const;
export type Language = (typeof languages)[number];

/** Every language in its own words. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ru: 'Русский',
  pl: 'Polski',
  it: 'Italiano',
};

/** How a language is fetched. A new one adds a folder like `en/` and a line here. */
const fetched: Readonly<Record<Language, () => Promise<{ readonly common: CommonWords }>>> = {
  en: async () => ({ common: english }),
  ru: () => import('./ru/common.ts'),
  pl: () => import('./pl/common.ts'),
  it: () => import('./it/common.ts'),
};

const loaded = new Map<Language, CommonWords>([['en', english]]);

/** What is done to a dictionary before anybody reads it: nothing, but for somebody who looks for cut text. */
export type Dressing = <T>(words: T) => T;
let dressing: Dressing = words => words;
export const dressed: Dressing = words => dressing(words);

/** Before anything is shown. */
export function dressWords(as: Dressing): void {
  dressing = as;
  loaded.clear();
}

export const commonFor = (language: Language): CommonWords => loaded.get(language) ?? english;

export async function loadCommon(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, dressed((await fetched[language]()).common));
}

/** The first language of this browser that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const spoken = wanted.map(tag => languages.find(language => tag.toLowerCase().startsWith(language)));
  return spoken.find(language => language !== undefined) ?? 'en';
}
