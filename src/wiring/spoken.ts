/** The language of this page's person, told to the others at the table with the name. */
import type { Language } from '../ui/words/common.ts';

let spoken: Language = 'en';

export const spokenNow = (): Language => spoken;
export const setSpoken = (language: Language): void => {
  spoken = language;
};
