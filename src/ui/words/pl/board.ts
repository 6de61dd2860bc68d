/** What the boards of the table say, in Polish. */
import type { CommonWords } from '../words.ts';

export const board: CommonWords['board'] = {
  lines: 'Dziennik',
  kinds: 'Karty',
  kindsHelp: 'Ile kart jest w grze, a ile z nich już na oczach wszystkich zeszło.',
  gone: (gone: number, printed: number): string => `zeszło ${gone} z ${printed}`,
  next: 'Następna tura',
  second: '2. miejsce',
  notThem: (name: string, why: string): string => `Nie można wybrać: ${name}${why === '' ? '' : ` (${why})`}.`,
  noCards: 'brak kart',
  nextDraw: 'następna',
  arm: 'Zagraj, gdy coś trafi we mnie',
  disarm: 'Odwołaj',
};
