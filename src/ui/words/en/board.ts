/** What the boards of the table say, in English. Its keys are the law for other languages. */
export const board = {
  lines: 'Log',
  kinds: 'Cards',
  kindsHelp: 'How many are in the game, and how many everybody has seen go.',
  gone: (gone: number, printed: number): string => `${gone} of ${printed} gone`,
  next: 'Plays next',
  second: '2nd',
  /** Somebody who cannot be chosen was pressed. */
  notThem: (name: string, why: string): string => `${name}${why === '' ? '' : ` (${why})`} cannot be chosen.`,
  noCards: 'no cards',
  /** The next card of a pile: shown to me alone. */
  nextDraw: 'next draw',
  /** A card that lies in wait. */
  arm: 'Play it at the next thing aimed at me',
  disarm: 'Call it off',
};
