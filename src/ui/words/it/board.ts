/** What the boards of the table say, in Italian. */
import type { CommonWords } from '../words.ts';

export const board: CommonWords['board'] = {
  lines: 'Diario',
  kinds: 'Carte',
  kindsHelp: 'Quante carte ci sono nel gioco, e quante sono già uscite davanti a tutti.',
  gone: (gone: number, printed: number): string => `uscite ${gone} su ${printed}`,
  next: 'Gioca dopo',
  second: '2ª',
  notThem: (name: string, why: string): string => `Non si può scegliere ${name}${why === '' ? '' : ` (${why})`}.`,
  noCards: 'senza carte',
  nextDraw: 'la prossima',
  arm: 'Giocala appena mirano a me',
  disarm: 'Annulla',
};
