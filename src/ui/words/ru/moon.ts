/** Zombeasts in Russian. Names are those of the Russian box; sentences are our own. */
import { colours, dreamNames } from '../../../engine/games/moon/faces.ts';
import type { Mark, Moon, Paint, Word } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { asks } from './moon-asks.ts';
import { cues } from './moon-cues.ts';
import { dreams, each, faces, hues, moons } from './moon-faces.ts';
import { all, does, plural, points, sentence, turnTime } from './voice.ts';

export const title = { name: 'Зомбята', pitch: 'Зов полнолуния: четыре четверти, одна луна. Береги белые.' } as const;

const paints = Object.fromEntries(
  colours.flatMap(from => colours.map(to => [`${from}_to_${to}`, `${sentence(hues[from].she)} → ${hues[to].she}`])),
) as Readonly<Record<Paint, string>>;

export const moon: FamilyWords<Moon, Word, Mark> = {
  faces,
  asks,
  cues,
  words: {
    ...moons,
    ...each(dreamNames, dream => dreams[dream].name),
    ...paints,
    new: 'Новая луна',
    swap: 'В чужую луну',
    repaint: 'Перекрасить',
    migrate: 'Миграция',
    deck: 'Из стопки',
    stop: 'Хватит',
  },
  signs: {
    out: () => 'вне игры',
    turn: () => 'ход',
    full: n => plural(n, { one: '# полная луна', few: '# полные луны', many: '# полных лун', other: '# полной луны' }),
    points,
  },
  zones: {
    deck: 'Стопка',
    reserve: 'Резерв',
    laid: 'В пути',
    discard: 'Вне игры',
    aside: null,
    hand: 'Твои карты',
    ...moons,
    penalty: 'Штраф',
    score: 'Зачёт',
  },
  rules: {
    dreams: { name: 'Мечты', value: on => (on ? 'Сбываются' : 'Не сбываются') },
    useQuarters: { name: 'Луны', value: on => (on ? 'Две левые и две правые' : 'Любые четыре карты') },
    turnMs: turnTime,
  },
  ends: {
    points: (winners, who) => {
      if (winners.length > 1) return `Ничья! Победу делят: ${all(who, winners)}.`;
      return `${does(who, winners[0] ?? 0, 'побеждаешь', 'побеждает')} по очкам!`;
    },
    alone: (winners, who) => `${does(who, winners[0] ?? 0, 'побеждаешь', 'побеждает')}! Все остальные ушли.`,
  },
  notes: {},
  own: () => null,
};
