/**
 * A language nobody speaks: every word of a dictionary with accents and two fifths longer. What is cut off in it would be
 * cut off in some real language. Never loaded unless the address says `?words=pseudo`.
 */
const accents: Readonly<Record<string, string>> = {
  ...{ a: 'à', b: 'ƀ', c: 'ç', d: 'ð', e: 'é', f: 'ƒ', g: 'ğ', h: 'ĥ', i: 'î', j: 'ĵ', k: 'ķ', l: 'ļ', m: 'ɱ' },
  ...{ n: 'ñ', o: 'ö', p: 'þ', q: 'ǫ', r: 'ŕ', s: 'š', t: 'ţ', u: 'ü', v: 'ṽ', w: 'ŵ', x: 'ẋ', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Č', D: 'Ð', E: 'Ē', G: 'Ģ', H: 'Ħ', I: 'Ī', K: 'Ķ', L: 'Ļ', N: 'Ñ', O: 'Ø', P: 'Þ', R: 'Ŗ' },
  ...{ S: 'Š', T: 'Ţ', U: 'Ů', W: 'Ŵ', Y: 'Ÿ', Z: 'Ž' },
};
const longer = 0.4;

/** Vowels are doubled until the text is long enough: it breaks into lines where the real one would. */
export function stretched(text: string): string {
  const letters = [...text];
  let owed = 0;
  const out = letters.map(letter => {
    owed += letter.trim() === '' ? 0 : longer;
    const shown = accents[letter] ?? letter;
    if (owed < 1 || !/[aeiouyаеёиоуыэюяàèéìòùąęó]/i.test(letter)) return shown;
    const more = Math.floor(owed);
    owed -= more;
    return shown + shown.toLowerCase().repeat(more);
  });
  const rest = Math.round(owed);
  return out.join('') + (rest > 0 && letters.length > 1 ? '~'.repeat(rest) : '');
}

/** The same dictionary, stretched: its texts, its lists, and whatever its functions answer. */
export const pseudo = <T>(words: T): T => stretchedDeep(words) as T;

function stretchedDeep(value: unknown): unknown {
  if (typeof value === 'string') return stretched(value);
  if (typeof value === 'function') return (...given: unknown[]) => stretchedDeep(value(...given));
  if (Array.isArray(value)) return value.map(stretchedDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, isPictureKey(key, inner) ? inner : stretchedDeep(inner)]),
  );
}

/** Not read by anybody: the name by which a picture is found. */
const isPictureKey = (key: string, inner: unknown) => key === 'face' && typeof inner === 'string';
