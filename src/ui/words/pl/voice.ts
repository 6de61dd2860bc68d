/**
 * Polish sentences about seats. Names never decline: they begin a sentence, stand after a colon or in brackets.
 * Verbs are in the present tense, where nobody has a gender; the reader is an unsaid "ty".
 */
import type { Seat } from '../../../engine/contract.ts';
import { makeGrammar } from '../grammar.ts';
import type { Said, Who } from '../words.ts';

export const { plural, list } = makeGrammar('pl');

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** At the start of a sentence: 'Grasz', 'Mochi gra'. */
export const does = (who: Who, seat: Seat, grasz: string, gra: string): string =>
  seat === who.me ? sentence(grasz) : `${who.name(seat)} ${gra}`;

/** After a colon: 'grasz', 'Mochi gra'. */
export const acts = (who: Who, seat: Seat, grasz: string, gra: string): string =>
  seat === who.me ? grasz : `${who.name(seat)} ${gra}`;

/** As a label, after a colon: 'ty', 'Mochi'. */
export const named = (who: Who, seat: Seat): string => (seat === who.me ? 'ty' : who.name(seat));

/** After a verb with an object: ' ciebie', ': Mochi'. */
export const onto = (who: Who, seat: Seat): string => (seat === who.me ? ' ciebie' : `: ${who.name(seat)}`);

/** What one has: 'Twoje pudło', 'Pudło (Mochi)'. */
export const owned = (who: Who, seat: Seat, twoje: string, bare: string): string =>
  seat === who.me ? twoje : `${bare} (${who.name(seat)})`;

/** Nothing, or a sentence: ' Cel: Mochi.' */
export const aimed = (who: Who, target: Seat | null): string => (target === null ? '' : ` Cel: ${named(who, target)}.`);

/** After a colon: 'Mochi, Bagel i ty'. The reader comes last, as is polite. */
export function all(who: Who, seats: readonly Seat[]): string {
  const others = seats.filter(seat => seat !== who.me);
  return list([...others, ...seats.filter(seat => seat === who.me)].map(seat => named(who, seat)));
}

/** One thing about every seat: 'ty (kotek) i Mochi (obcy)'. */
export const each = (who: Who, facts: readonly (string | null)[]): string =>
  list(facts.flatMap((fact, seat) => (fact === null ? [] : [`${named(who, seat)} (${fact})`])));

export const turnOf = (who: Who, seat: Seat): string => (seat === who.me ? 'Twoja tura' : `Tura: ${who.name(seat)}`);

/** 'Mochi zabiera ci kartę.', 'Zabierasz kartę, traci ją Mochi.' */
export const takes = (who: Who, by: Seat, target: Seat): string =>
  target === who.me
    ? `${does(who, by, 'zabierasz', 'zabiera')} ci kartę.`
    : `${does(who, by, 'zabierasz', 'zabiera')} kartę, traci ją ${who.name(target)}.`;

export const leaves = (who: Who, by: Seat): string => `${does(who, by, 'odchodzisz', 'odchodzi')} od stołu.`;

/** Inside a sentence a title stands in quotes, so it need not decline either. */
export const quoted = (title: string): string => `„${title}”`;

/** After a colon titles stand bare, unless one of them has a comma of its own. */
export const titles = (names: readonly string[]): string =>
  list(names.length > 1 && names.some(name => name.includes(',')) ? names.map(quoted) : names);

/** Titles such as 'Chcę więcej!' bring their own mark. */
export const closed = (text: string): string => (text.endsWith('!') ? text : `${text}.`);

export const line = (text: string): Said => ({ line: text });

export const cards = (n: number): string =>
  plural(n, { one: '# karta', few: '# karty', many: '# kart', other: '# karty' });

/** What somebody takes: 'kartę', '2 karty'. */
export const someCards = (n: number): string =>
  plural(n, { one: 'kartę', few: '# karty', many: '# kart', other: '# karty' });

/** 'do 1 karty', 'do 4 kart'. */
export const upTo = (n: number): string => plural(n, { one: 'do # karty', other: 'do # kart' });

export const turns = (n: number): string => plural(n, { one: '# tura', few: '# tury', many: '# tur', other: '# tury' });

export const points = (n: number): string =>
  plural(n, { one: '# punkt', few: '# punkty', many: '# punktów', other: '# punktu' });

export const lives = (n: number): string =>
  plural(n, { one: '# życie', few: '# życia', many: '# żyć', other: '# życia' });

/** Nothing, or how many turns are still owed: ', zostały 3 tury'. */
export const owing = (n: number): string =>
  n > 1 ? `, ${plural(n, { few: 'zostały', many: 'zostało', other: 'zostało' })} ${turns(n)}` : '';

/** A place in a pile, counted from 0 at the top. */
export const fromTop = (depth: number): string => (depth === 0 ? 'na wierzchu' : `${depth + 1}. od góry`);

/** How long a turn may take. */
export const turnTime = {
  name: 'Czas na turę',
  value: (ms: number | null): string => (ms === null ? 'Bez limitu' : `${ms / 1000} s`),
} as const;
