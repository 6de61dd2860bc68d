/**
 * Russian sentences about seats. Names never decline: they begin a sentence, or stand in the nominative after a colon
 * or an arrow. Verbs are in the present tense, where nobody has a gender.
 */
import type { Seat } from '../../../engine/contract.ts';
import { makeGrammar } from '../grammar.ts';
import type { Who } from '../words.ts';

export const { plural, list } = makeGrammar('ru');

/** At the start of a sentence: 'Ты играешь', 'Mochi играет'. */
export const does = (who: Who, seat: Seat, mine: string, theirs: string): string =>
  seat === who.me ? `Ты ${mine}` : `${who.name(seat)} ${theirs}`;

/** After a colon or an arrow: 'ты', 'Mochi'. */
export const named = (who: Who, seat: Seat): string => (seat === who.me ? 'ты' : who.name(seat));

/** What somebody has or suffers: 'У тебя миграция', 'Mochi: миграция'. */
export const having = (who: Who, seat: Seat, what: string, mine = `У тебя ${what}`): string =>
  seat === who.me ? mine : `${who.name(seat)}: ${what}`;

/** Where something goes: ' на тебя', ' → Mochi'. */
export const onto = (who: Who, seat: Seat | null, mine = 'на тебя'): string => {
  if (seat === null) return '';
  return seat === who.me ? ` ${mine}` : ` → ${who.name(seat)}`;
};

export const turnOf = (who: Who, seat: Seat): string => (seat === who.me ? 'Твой ход' : `Ход: ${who.name(seat)}`);

/** 'Mochi тянет карту из твоей руки', 'Ты тянешь карту из руки: Mochi'. */
export const robbing = (who: Who, by: Seat, target: Seat): string =>
  `${does(who, by, 'тянешь', 'тянет')} карту из ${target === who.me ? 'твоей руки' : `руки: ${who.name(target)}`}`;

/** After a colon: 'Mochi, Bagel и ты'. The reader comes last, as is polite. */
export function all(who: Who, seats: readonly Seat[]): string {
  const others = seats.filter(seat => seat !== who.me);
  return list([...others, ...seats.filter(seat => seat === who.me)].map(seat => named(who, seat)));
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Titles stand in quotes, so they need not decline either. */
export const quoted = (title: string): string => `«${title}»`;
export const quotedAll = (titles: readonly string[]): string => list(titles.map(quoted));

export const cards = (n: number): string =>
  plural(n, { one: '# карта', few: '# карты', many: '# карт', other: '# карты' });

/** What somebody takes: 'карту', '2 карты', '21 карту'. */
export const someCards = (n: number): string =>
  n === 1 ? 'карту' : plural(n, { one: '# карту', few: '# карты', many: '# карт', other: '# карты' });

export const points = (n: number): string =>
  plural(n, { one: '# очко', few: '# очка', many: '# очков', other: '# очка' });

export const lives = (n: number): string =>
  plural(n, { one: '# жизнь', few: '# жизни', many: '# жизней', other: '# жизни' });

/** Nothing, or how many turns are still owed: ', осталось 3 хода'. */
export const owing = (turns: number): string =>
  turns > 1
    ? plural(turns, {
        one: ', остался # ход',
        few: ', осталось # хода',
        many: ', осталось # ходов',
        other: ', осталось # хода',
      })
    : '';

/** A place in a pile, counted from 0 at the top. */
export const fromTop = (depth: number): string => (depth === 0 ? 'на самом верху' : `${depth + 1}-я сверху`);

/** How long a turn may take. */
export const turnTime = {
  name: 'Время на ход',
  value: (ms: number | null): string => (ms === null ? 'Без ограничений' : `${ms / 1000} с`),
} as const;
