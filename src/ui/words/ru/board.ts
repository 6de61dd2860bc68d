/** What the boards of the table say, in Russian. */
import type { CommonWords } from '../words.ts';

export const board: CommonWords['board'] = {
  lines: 'Ход игры',
  kinds: 'Карты',
  kindsHelp: 'Сколько карт в игре и сколько из них уже вышло у всех на глазах.',
  gone: (gone: number, printed: number): string => `вышло ${gone} из ${printed}`,
  next: 'Ходит следующим',
  second: '2-я',
  notThem: (name: string, why: string): string => `Нельзя выбрать: ${name}${why === '' ? '' : ` (${why})`}.`,
  noCards: 'нет карт',
  nextDraw: 'следующая',
  arm: 'Сыграть, когда ударят по мне',
  disarm: 'Отменить засаду',
};
