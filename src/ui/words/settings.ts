/** Words of the settings, in the language that is wanted. English sets the keys; every other language must have them. */
import type { Prefs, Wish } from '../settings/prefs.ts';
import type { Language } from './common.ts';

/** One wish: its name, a line about it where it needs one, and its values where they are not just on and off. */
interface WishWords<Value extends string> {
  readonly name: string;
  readonly help?: string;
  readonly values?: Readonly<Record<Value, string>>;
}

export interface SettingsWords {
  readonly title: string;
  readonly close: string;
  readonly language: string;
  readonly groups: Readonly<Record<'sound' | 'look' | 'play' | 'away', string>>;
  readonly wishes: { readonly [W in Wish]: WishWords<Prefs[W]> };
  /** The browser does not let us. */
  readonly refused: string;
}

/** How a language is fetched. A new one adds a line here. */
const fetched: Readonly<Record<Language, () => Promise<{ readonly settings: SettingsWords }>>> = {
  en: () => import('./en/settings.ts'),
  ru: () => import('./ru/settings.ts'),
  pl: () => import('./pl/settings.ts'),
  it: () => import('./it/settings.ts'),
};

export const loadSettings = async (language: Language): Promise<SettingsWords> => (await fetched[language]()).settings;
