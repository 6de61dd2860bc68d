/** Words for the end of a match, in the languages that are loaded. English sets the keys; every other language must have them. */
import type { Language } from './common.ts';
import type { end as english } from './en/end.ts';
import type { Family } from './stats.ts';

export type EndWords = typeof english;

/** How a language is fetched. A new one adds a line here. */
const fetched: Readonly<Record<Language, () => Promise<{ readonly end: EndWords }>>> = {
  en: () => import('./en/end.ts'),
  ru: () => import('./ru/end.ts'),
  pl: () => import('./pl/end.ts'),
  it: () => import('./it/end.ts'),
};

const loaded = new Map<Language, EndWords>();

export async function loadEnd(language: Language): Promise<EndWords> {
  const words = loaded.get(language) ?? (await fetched[language]()).end;
  loaded.set(language, words);
  return words;
}

export function endFor(language: Language): EndWords {
  const words = loaded.get(language);
  if (!words) throw new Error(`no words about the end in ${language}`);
  return words;
}

export const statName = ({ stats }: EndWords, family: Family, stat: string): string =>
  Object.entries(stats[family]).find(([known]) => known === stat)?.[1] ?? stat;
