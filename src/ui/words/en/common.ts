/** English words that belong to no game. Its keys are the law for other languages. */
import type { Refusal, Seat } from '../../../engine/contract.ts';
import type { Who } from '../words.ts';
import { board } from './board.ts';
import { tools } from './tools.ts';
import { all, fromTop, list, plural, sentence } from './voice.ts';

const refusals: Readonly<Record<Refusal, string>> = {
  'not-now': 'Not now.',
  stale: 'Somebody was faster. You keep your card.',
  'not-asked': 'Nobody asked you.',
  answered: 'You have answered already.',
  illegal: 'That is not allowed any more.',
};

export const common = {
  title: 'Clowder',
  tagline: 'Kitten card games. The cats never sleep.',
  you: 'You',

  start: {
    language: 'Language',
    loading: 'Fetching the cats...',
    games: 'Game',
    table: 'Table',
    bots: 'Bots',
    play: 'Play',
    friends: 'Play with friends',
    friendsHelp: 'You get a table and a link. No account, nothing to install.',
    withBots: 'Play with bots',
    how: 'How it plays',
    code: 'Have a code?',
    join: 'Join',
    wrongCode: 'A code looks like KOT-4827.',
    stillOpen: 'Your table is still open.',
    goBack: 'Return',
    noStore: 'Private mode: if you close this tab, your seat is lost.',
    checkGame: 'Check a saved game',
    dropGame: 'Drop the saved game here',
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

  board,

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

  /** The window for reactions. */
  reaction: {
    ok: 'OK',
    hmm: 'Hmm...',
    react: 'React!',
    hold: 'Hold',
    holdHelp: 'A moment more. Nobody sees who asked.',
    held: 'Somebody: hmm...',
    paused: (seats: readonly Seat[], who: Who): string => `Waiting for ${all(who, seats)} to come back.`,
  },

  log: {
    gains: (faces: readonly string[]): string => `You get: ${list(faces)}.`,
    loses: (faces: readonly string[]): string => `You lose: ${list(faces)}.`,
    shuffled: (pile: string): string => `${pile}: shuffled.`,
  },

  /** A table with friends. */
  room: {
    yourTurn: 'Your turn',
    knocking: 'Knocking...',
    cancel: 'Cancel',
    save: 'Save',
    invite: 'Friends come in with this',
    found: {
      opening: 'Opening the table...',
      open: 'The table is open.',
      deaf: 'New friends cannot find the table right now. Whoever is here plays on.',
    },
    share: 'Share',
    shareText: 'Card night? Tap:',
    copy: 'Copy link',
    copied: 'Copied',
    copyByHand: 'The link, to copy by hand',
    enlargeQr: 'Show the QR code large',
    shrinkQr: 'Make the QR code small again',
    chairs: 'Who plays',
    keeps: 'host',
    bot: 'bot',
    firstGame: 'first game',
    links: {
      good: 'Good connection',
      fair: 'Fair connection',
      poor: 'Poor connection',
      lost: 'Connection lost',
      away: 'Away',
    },
    addBot: '+ Bot',
    changeFace: 'Change',
    anotherCat: 'Another cat',
    name: 'Name',
    pace: 'Time to react',
    paces: { usual: 'Usual', twice: 'Twice as long', 'four times': 'Four times as long', 'no clock': 'No clock' },
    moveUp: (name: string): string => `Move ${name} up`,
    moveDown: (name: string): string => `Move ${name} down`,
    remove: (name: string): string => `Remove ${name}`,
    watching: 'Watching',
    next: 'plays next time',
    sit: 'Take a chair',
    stand: 'Sit out and watch',
    mayWatch: 'Who may watch',
    watcherCount: (n: number): string =>
      n === 0 ? 'Nobody' : plural(n, { one: 'Up to # person', other: 'Up to # people' }),
    needs: (n: number): string => plural(n, { one: 'Needs # more, or a bot', other: 'Needs # more, or bots' }),
    willWatch: (max: number, n: number): string =>
      `Up to ${max}: ${plural(n, { one: '# of you will watch', other: '# of you will watch' })}.`,
    start: 'Start',
    starting: 'Dealing in 3 seconds...',
    wait: 'Wait',
    waitsForStart: 'Waiting for the start.',
    midGame: 'They are mid-game. You are next.',
    reconnecting: 'Reconnecting... your cards are safe.',
    tryNow: 'Try now',
    isAway: (name: string): string => `${name} is away.`,
    skip: 'Skip the turn',
    standIn: 'A bot plays on',
    standsIn: (name: string): string => `A bot plays for ${name} until they are back.`,
    knocks: (name: string, number: string): string => `${name} knocks. Their number: ${number}.`,
    letIn: 'Let in',
    turnAway: 'No',
    wantAgain: (n: number, of: number): string => `${n} of ${of} want another.`,
    changeGame: 'Change game',
    watchingEnd: 'You are watching.',
    yourNumber: (number: string): string => `Tell them your number: ${number}. They have to let you in.`,
  },

  /** Why somebody is not at the table, and what to do about it. */
  out: {
    'no-table': {
      what: 'This table is gone.',
      help: 'Nobody is sitting there any more. Ask for a new link, or open a table of your own.',
    },
    secret: {
      what: 'This table is gone.',
      help: 'Nobody is sitting there any more. Ask for a new link, or open a table of your own.',
    },
    full: { what: 'All chairs are taken.', help: 'You can watch until one is free.' },
    running: { what: 'They are mid-game.', help: 'Nobody may watch this one. Try again when it is over.' },
    older: { what: 'Your page is older than theirs.', help: 'Load it anew: your seat is kept.' },
    newer: { what: 'Their page is older than yours.', help: 'Ask them to load theirs anew.' },
    kicked: { what: 'The host freed your chair.', help: 'You can open a table of your own.' },
    banned: { what: 'The host freed your chair.', help: 'You can open a table of your own.' },
    busy: { what: 'Too many people at the door.', help: 'Try again in a moment.' },
    twin: {
      what: 'This seat is open in another tab.',
      help: 'You can go on there, or play here instead.',
    },
    blocked: {
      what: 'This network blocks direct connections.',
      help: 'Mobile data, or another Wi-Fi, usually works.',
    },
    unreachable: {
      what: 'No way to find the table right now.',
      help: 'Is this device online? If it is, the meeting place may be down for a moment.',
    },
    left: { what: 'You have left the table.', help: 'The link brings you back while it is open.' },
    'no-webrtc': {
      what: 'This browser cannot talk to other browsers directly.',
      help: 'Copy the link and open it in Chrome, Firefox or Safari.',
    },
  },
  broken: {
    what: 'Something broke on this page.',
    help: 'Your seat is kept. Load the page anew to go on.',
  },
  ways: {
    again: 'Try again',
    watch: 'Watch',
    'take-over': 'Play here instead',
    reload: 'Load anew',
    'new-table': 'New table',
    start: 'Start page',
  },

  tools,
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
