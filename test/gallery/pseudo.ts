/** English with every vowel twice and accented: nobody speaks it, but a text that is cut shows. */
import { common } from '../../src/ui/words/en/common.ts';
import { games } from '../../src/ui/words/en/index.ts';

const twice: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  A: 'ÁÁ',
  E: 'ÉÉ',
  I: 'ÍÍ',
  O: 'ÓÓ',
  U: 'ÚÚ',
};
const stretched = (text: string) => text.replace(/[aeiou]/gi, vowel => twice[vowel] ?? vowel);

/** Keys that name things instead of saying something. */
const names = new Set(['face', 'id', 'kind']);

function spoken(value: unknown): unknown {
  if (typeof value === 'string') return stretched(value);
  if (typeof value === 'function') return (...args: unknown[]) => spoken(value(...args));
  if (Array.isArray(value)) return value.map(spoken);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, it]) => [key, names.has(key) && typeof it === 'string' ? it : spoken(it)]),
  );
}

/** From now on the page speaks it in place of English. */
export function speakPseudo(): void {
  Object.assign(common, spoken(common));
  for (const words of Object.values(games)) {
    const { face, ...others } = words;
    const said = spoken(others) as object;
    Object.assign(words, said, { face: (key: string) => spoken({ ...face(key) }) });
  }
}
