/** Words about fairness, in the languages that are loaded. English sets the keys; every other language must have them. */
import type { Picture } from '../../p2p/fair/emoji.ts';
import type { Language } from './common.ts';
import type { fair as english } from './en/fair.ts';

export type FairWords = typeof english;
export type Symbols = Readonly<Record<Picture, string>>;

/** How a language is fetched. A new one adds a line here. */
const fetched: Readonly<Record<Language, () => Promise<{ readonly fair: FairWords }>>> = {
  en: () => import('./en/fair.ts'),
  ru: () => import('./ru/fair.ts'),
  pl: () => import('./pl/fair.ts'),
  it: () => import('./it/fair.ts'),
};

const loaded = new Map<Language, FairWords>();

export async function loadFair(language: Language): Promise<FairWords> {
  const words = loaded.get(language) ?? (await fetched[language]()).fair;
  loaded.set(language, words);
  return words;
}

export function fairFor(language: Language): FairWords {
  const words = loaded.get(language);
  if (!words) throw new Error(`no words about fairness in ${language}`);
  return words;
}

/** A picture by its name; one that nobody knows is shown as it is. */
export const symbolName = ({ symbols }: FairWords, picture: string): string =>
  Object.entries(symbols).find(([known]) => known === picture)?.[1] ?? picture;
