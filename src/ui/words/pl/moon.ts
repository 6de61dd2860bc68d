/** Zombeasts in Polish. Names and sentences are our own. */
import { colours, dreamNames } from '../../../engine/games/moon/faces.ts';
import type { Mark, Moon, Paint, Word } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { asks } from './moon-asks.ts';
import { cues } from './moon-cues.ts';
import { dreams, faces, hues, moons, wordEach } from './moon-faces.ts';
import { all, does, plural, points, turnTime } from './voice.ts';

export const title = {
  name: 'Zombiaki: Zew pełni',
  pitch: 'Z czterech ćwiartek pełnia. Pilnuj białych kart.',
} as const;

const paints = Object.fromEntries(
  colours.flatMap(from => colours.map(to => [`${from}_to_${to}`, `${hues[from].plain} na ${hues[to].plain}`])),
) as Readonly<Record<Paint, string>>;

export const moon: FamilyWords<Moon, Word, Mark> = {
  faces,
  asks,
  cues,
  words: {
    ...moons,
    ...wordEach(dreamNames, dream => dreams[dream].name),
    ...paints,
    new: 'Nowy księżyc',
    swap: 'Do cudzego księżyca',
    repaint: 'Przemaluj',
    migrate: 'Migruj',
    deck: 'Ze stosu',
    stop: 'Wystarczy',
  },
  signs: {
    out: () => 'poza grą',
    turn: () => 'tura',
    full: n => plural(n, { one: '# pełnia', few: '# pełnie', many: '# pełni', other: '# pełni' }),
    points,
  },
  zones: {
    deck: 'Stos',
    reserve: 'Odkryta rezerwa',
    laid: 'W drodze',
    discard: 'Poza grą',
    aside: null,
    hand: 'Twoja ręka',
    ...moons,
    penalty: 'Kara',
    score: 'Punkty',
  },
  rules: {
    dreams: { name: 'Marzenia', value: on => (on ? 'Z marzeniami' : 'Bez marzeń') },
    useQuarters: { name: 'Księżyce', value: on => (on ? 'Dwie lewe i dwie prawe ćwiartki' : 'Dowolne cztery karty') },
    turnMs: turnTime,
  },
  ends: {
    points: (winners, who) => {
      if (winners.length > 1) return `Remis! Zwycięstwo na spółkę: ${all(who, winners)}.`;
      return `${does(who, winners[0] ?? 0, 'masz', 'ma')} najwięcej punktów!`;
    },
    alone: (winners, who) =>
      `${does(who, winners[0] ?? 0, 'wygrywasz', 'wygrywa')}! Przy stole nie ma już nikogo więcej.`,
  },
  notes: {},
  own: () => null,
};
