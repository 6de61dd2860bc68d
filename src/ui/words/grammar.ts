/** Numbers and lists in any language, on top of Intl: dictionaries bring the forms, this picks the right one. */

/** Text per plural form; `#` stands for the number. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

export interface Grammar {
  /** `plural(3, { one: '# card', other: '# cards' })` is '3 cards'. */
  plural(n: number, forms: Forms): string;
  /** The same for places: first, second, third. */
  ordinal(n: number, forms: Forms): string;
  list(items: readonly string[]): string;
}

export function makeGrammar(language: string): Grammar {
  const numbers = new Intl.NumberFormat(language);
  const cardinals = new Intl.PluralRules(language);
  const ordinals = new Intl.PluralRules(language, { type: 'ordinal' });
  const lists = new Intl.ListFormat(language, { type: 'conjunction' });
  const fill = (rules: Intl.PluralRules) => (n: number, forms: Forms) =>
    (forms[rules.select(n)] ?? forms.other).replaceAll('#', numbers.format(n));
  return { plural: fill(cardinals), ordinal: fill(ordinals), list: items => lists.format(items) };
}
