/** English words that belong to no game. Its keys are the law for other languages. */
import type { Refusal, Seat } from '../../../engine/contract.ts';
import type { Who } from '../words.ts';
import { all, fromTop, list, plural, sentence } from './voice.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  'not-now': 'Not now.',
  stale: 'Too late, the table has moved on.',
  'not-asked': 'Nobody asked you.',
  answered: 'You have answered already.',
  illegal: 'That is not allowed any more.',
};

export const common = {
  title: 'Clowder',
  tagline: 'Kitten card games. The cats never sleep.',
  you: 'You',

  start: {
    games: 'Game',
    table: 'Table',
    bots: 'Bots',
    play: 'Play',
    note: 'Unofficial. Names of games and cards belong to their owners.',
    players: (min: number, max: number): string => `${min}-${max} players`,
    bot: (n: number): string => plural(n, { one: '# bot', other: '# bots' }),
  },

  table: {
    seats: 'Players',
    piles: 'Piles',
    log: 'Log',
    leave: 'Leave',
    help: 'Card help',
    dealing: 'Dealing the cards.',
    dice: 'The cards are being shuffled.',
    waited: 'The table waits',
    look: 'Look through',
    lookAt: (pile: string): string => `Look through: ${pile}`,
    empty: 'empty',
    topOf: (pile: string, face: string, n: number): string => `${pile}, ${cards(n)}, on top: ${face}`,
    pileOf: (pile: string, n: number): string => `${pile}, ${cards(n)}`,
    cards,
    more: (n: number): string => `+${n}`,
  },

  prompt: {
    heading: 'Your move',
    pass: 'Pass',
    place: 'Choose',
    done: 'Done',
    reset: 'Reset',
    cutIn: 'You may cut in:',
    top: 'Top',
    bottom: 'Bottom',
    random: 'Random',
    where: 'Place',
    chosen: (n: number, max: number): string => `${n} of ${max} chosen`,
    waiting: (seats: readonly Seat[], who: Who): string => `Waiting for ${all(who, seats)}.`,
    slot: (slot: number, last: number): string => sentence(slot > 0 && slot === last ? 'at the bottom' : fromTop(slot)),
    refused: (why: Refusal): string => refusals[why] ?? refusals['not-now'],
    seconds: (n: number): string => `${n} s`,
  },

  log: {
    gains: (faces: readonly string[]): string => `You get: ${list(faces)}.`,
    loses: (faces: readonly string[]): string => `You lose: ${list(faces)}.`,
    shuffled: (pile: string): string => `${pile}: shuffled.`,
  },

  secret: { heading: 'Only you see this', close: 'Close' },
  end: { heading: 'The end', again: 'Again', back: 'Start page' },
  leaving: {
    question: 'Leave this match?',
    detail: 'It cannot be picked up again.',
    stay: 'Stay',
    leave: 'Leave',
  },
};

function cards(n: number): string {
  return plural(n, { one: '# card', other: '# cards' });
}
