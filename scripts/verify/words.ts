/** What only the terminal says. All else is said in the words of the page. */
import type { Language } from '../../src/ui/words/common.ts';

export interface TerminalWords {
  usage(languages: string): string;
  missing(file: string): string;
  unreadable(file: string): string;
}

export const terminalWords: Readonly<Record<Language, TerminalWords>> = {
  en: {
    usage: languages => `npm run verify -- FILE [--lang ${languages}] [--json]`,
    missing: file => `There is no file ${file}.`,
    unreadable: file => `${file} cannot be read.`,
  },
  ru: {
    usage: languages => `npm run verify -- ФАЙЛ [--lang ${languages}] [--json]`,
    missing: file => `Файла ${file} нет.`,
    unreadable: file => `${file} не читается.`,
  },
  pl: {
    usage: languages => `npm run verify -- PLIK [--lang ${languages}] [--json]`,
    missing: file => `Nie ma pliku ${file}.`,
    unreadable: file => `Nie da się odczytać ${file}.`,
  },
  it: {
    usage: languages => `npm run verify -- FILE [--lang ${languages}] [--json]`,
    missing: file => `Il file ${file} non c'è.`,
    unreadable: file => `${file} non si può leggere.`,
  },
};
