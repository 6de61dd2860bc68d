/** English sentences about seats: the reader is "you", everybody else has a name and an -s on the verb. */
import type { Seat } from '../../../engine/contract.ts';
import { makeGrammar } from '../grammar.ts';
import type { Who } from '../words.ts';

export const { plural, ordinal, list } = makeGrammar('en');

/** Subject and verb at the start of a sentence: 'You play', 'Mochi plays'. */
export const does = (who: Who, seat: Seat, play: string, plays: string): string =>
  seat === who.me ? `You ${play}` : `${who.name(seat)} ${plays}`;

/** Inside a sentence: 'you', 'Mochi'. */
export const whom = (who: Who, seat: Seat): string => (seat === who.me ? 'you' : who.name(seat));

/** At the start of a sentence: 'Your', "Mochi's". */
export const whose = (who: Who, seat: Seat): string => (seat === who.me ? 'Your' : `${who.name(seat)}'s`);

/** Inside a sentence: 'Mochi, Biscuit, and you'. The reader comes last, as is polite. */
export function all(who: Who, seats: readonly Seat[]): string {
  const others = seats.filter(seat => seat !== who.me);
  return list([...others, ...seats.filter(seat => seat === who.me)].map(seat => whom(who, seat)));
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A place in a pile, counted from 0 at the top. */
export const fromTop = (depth: number): string =>
  depth === 0 ? 'on top' : `${ordinal(depth + 1, { one: '#st', two: '#nd', few: '#rd', other: '#th' })} from the top`;
