/** Zombeasts in Italian. Names and sentences are our own. */
import { colours, dreamNames } from '../../../engine/games/moon/faces.ts';
import type { Mark, Moon, Paint, Word } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { asks } from './moon-asks.ts';
import { cues } from './moon-cues.ts';
import { dreams, each, faces, hues, moons } from './moon-faces.ts';
import { allNamed, does, plural, towards, wins } from './voice.ts';

export const title = {
  name: 'Zombestie: Il richiamo della luna',
  pitch: 'Lune piene, un quarto alla volta. Occhio alle bianche.',
} as const;

/** 'da rossa a blu', 'da blu ad arancione'. */
const paints = Object.fromEntries(
  colours.flatMap(from =>
    colours.map((to): [Paint, string] => [`${from}_to_${to}`, `da ${hues[from].she} ${towards(hues[to].she)}`]),
  ),
) as Readonly<Record<Paint, string>>;

export const moon: FamilyWords<Moon, Word, Mark> = {
  faces,
  asks,
  cues,
  words: {
    ...moons,
    ...each(dreamNames, dream => dreams[dream].name),
    ...paints,
    new: 'Nuova luna',
    swap: 'In una luna altrui',
    repaint: 'Ricolora',
    migrate: 'Migra',
    deck: 'Dal mazzo',
    stop: 'Basta così',
  },
  signs: {
    out: () => 'fuori',
    turn: () => 'turno',
    full: n => plural(n, { one: '# luna piena', other: '# lune piene' }),
    points: n => plural(n, { one: '# punto', other: '# punti' }),
  },
  zones: {
    deck: 'Mazzo',
    reserve: 'Riserva',
    laid: 'In arrivo',
    discard: 'Fuori gioco',
    aside: null,
    hand: 'La tua mano',
    ...moons,
    penalty: 'Penalità',
    score: 'Punti',
  },
  rules: {
    dreams: { name: 'Sogni', value: on => (on ? 'Con i sogni' : 'Senza sogni') },
    useQuarters: {
      name: 'Lune',
      value: on => (on ? 'Due quarti sinistri, due destri' : 'Quattro carte qualsiasi'),
    },
    turnMs: { name: 'Tempo per un turno', value: ms => (ms === null ? 'Quanto serve' : `${ms / 1000} s`) },
  },
  ends: {
    points: (winners, who) => {
      if (winners.length < 2) return `${does(who, winners[0] ?? 0, 'hai', 'ha')} più punti di tutti!`;
      return `Parità: ${winners.some(seat => seat === who.me) ? 'vincete' : 'vincono'} ${allNamed(who, winners)}.`;
    },
    alone: (winners, who) => `${wins(who, winners[0] ?? 0)}! Gli altri non ci sono più.`,
  },
  notes: {},
  own: () => null,
};
