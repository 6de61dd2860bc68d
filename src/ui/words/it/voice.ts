/**
 * Italian sentences about seats. The reader is "tu", mostly unsaid; others are named. The present tense throughout:
 * a participle would have to know whether Mochi is he or she.
 */
import type { Seat } from '../../../engine/contract.ts';
import { makeGrammar } from '../grammar.ts';
import type { Said, Who } from '../words.ts';

const grammar = makeGrammar('it');
export const { plural, ordinal } = grammar;

/** Intl joins with a plain 'e'; before another e it is 'ed': 'Mochi ed Ember'. */
export function list(items: readonly string[]): string {
  const joined = grammar.list(items);
  const last = items.at(-1) ?? '';
  return items.length > 1 && /^«?e/i.test(last) ? `${joined.slice(0, -last.length - 2)}ed ${last}` : joined;
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'a Mochi', 'ad Ash'. */
export const towards = (word: string): string => (/^a/i.test(word) ? `ad ${word}` : `a ${word}`);

/** Verb at the start of a sentence: 'Giochi', 'Mochi gioca'. */
export const does = (who: Who, seat: Seat, giochi: string, gioca: string): string =>
  seat === who.me ? sentence(giochi) : `${who.name(seat)} ${gioca}`;

/** As an object or after most prepositions: 'te', 'Mochi'. */
export const whom = (who: Who, seat: Seat): string => (seat === who.me ? 'te' : who.name(seat));

/** As a subject or a label: 'tu', 'Mochi'. */
export const named = (who: Who, seat: Seat): string => (seat === who.me ? 'tu' : who.name(seat));

/** 'su di te', 'su Mochi'. */
export const on = (who: Who, seat: Seat): string => (seat === who.me ? 'su di te' : `su ${who.name(seat)}`);

/** What one has: 'la tua mano', 'la mano di Mochi'. */
export const owned = (who: Who, seat: Seat, tua: string, la: string): string =>
  seat === who.me ? tua : `${la} di ${who.name(seat)}`;

/** A verb whose object may be the reader: 'Attacchi Pixel', 'Mochi ti attacca', 'Mochi attacca Pixel'. */
export const doesTo = (who: Who, by: Seat, target: Seat, attacchi: string, attacca: string): string =>
  target === who.me
    ? does(who, by, `ti ${attacchi}`, `ti ${attacca}`)
    : `${does(who, by, attacchi, attacca)} ${who.name(target)}`;

/** The same for what one takes from people or gives them: 'Rubi una carta a Pixel', 'Mochi ti ruba una carta'. */
export const doesAt = (who: Who, by: Seat, target: Seat, rubi: string, ruba: string): string =>
  target === who.me
    ? does(who, by, `ti ${rubi}`, `ti ${ruba}`)
    : `${does(who, by, rubi, ruba)} ${towards(who.name(target))}`;

/** 'Mochi, Pixel e te'. The reader comes last, as is polite. */
export const all = (who: Who, seats: readonly Seat[]): string => list(meLast(who, seats).map(seat => whom(who, seat)));

/** Several as subjects: 'Mochi e tu'. */
export const allNamed = (who: Who, seats: readonly Seat[]): string =>
  list(meLast(who, seats).map(seat => named(who, seat)));

const meLast = (who: Who, seats: readonly Seat[]): readonly Seat[] => [
  ...seats.filter(seat => seat !== who.me),
  ...seats.filter(seat => seat === who.me),
];

/** 'Tocca a te, giro 2.', 'Turno: Mochi, giro 2.' */
export const turnOf = (who: Who, seat: Seat, rest: string): string =>
  `${seat === who.me ? 'Tocca a te' : `Turno: ${who.name(seat)}`}${rest}.`;

/** 'Vinci tu', 'Vince Mochi'. */
export const wins = (who: Who, seat: Seat): string => (seat === who.me ? 'Vinci tu' : `Vince ${who.name(seat)}`);

/** A card's name inside a sentence: many are verbs, some bring a mark of their own. */
export const quoted = (name: string): string => `«${name}»`;

/** After a bare name such as 'No!' no full stop follows. */
export const line = (text: string): Said => ({ line: closed(text) });
export const closed = (text: string): string => sentence(text).replace(/!\.$/, '!');

/** A place in a pile as a label, counted from 0 at the top. */
export const fromTop = (depth: number): string =>
  depth === 0 ? 'in cima' : `${ordinal(depth + 1, { other: '#ª' })} dall'alto`;

/** The same inside a sentence: 'la 7ª dall'alto', 'l'8ª dall'alto'. */
export const theFromTop = (depth: number): string =>
  depth === 0 ? 'in cima' : `${ordinal(depth + 1, { many: "l'#ª", other: 'la #ª' })} dall'alto`;
