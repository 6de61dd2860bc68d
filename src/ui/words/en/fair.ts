/** English words about fairness. Its keys are the law for other languages. */
import type { Seat } from '../../../engine/contract.ts';
import type { EndNote, Unverified } from '../../../p2p/fair/audit/audit.ts';
import type { FairStatus } from '../../../p2p/fair/judgement.ts';
import type { Misdeed } from '../misdeeds.ts';
import type { Refused } from '../refused.ts';
import type { Who } from '../words.ts';
import { symbols } from './symbols.ts';
import { all, does, list, plural, whom, whose } from './voice.ts';

const misdeeds: Readonly<Record<Misdeed, string>> = {
  roster: 'The list of players was altered before the start.',
  stranger: 'Somebody other than the host of the link opened the game.',
  'other-rules': 'The game was opened with other rules than this page has.',
  unreadable: 'An entry cannot be read or belongs to another game.',
  ignored: 'A damaged or late message was ignored.',
  'two-histories': 'People were told two different histories of the game.',
  'out-of-order': 'An entry does not follow from the one before it.',
  'false-view': 'Somebody was shown other cards than the shuffle and the rules give.',
  'false-copies': 'Safety copies of a secret were not what they should be.',
  'false-draw': "Somebody's part of a shuffle was left out or replaced.",
  'no-draw': 'A shuffle or a draw that the rules ask for did not happen.',
  'needless-draw': 'Dice were rolled where the rules ask for none.',
  'forged-move': "A move was made up, or made in somebody else's name.",
  'illegal-move': 'A move that the rules forbid was let through.',
  'sealed-wrong': 'A choice cannot be opened: it was not sealed as it should be.',
  'host-peeked': "The host chose after it could read the others' choices.",
  'sent-away': 'Somebody was declared gone, or played for, without grounds.',
  'take-over': 'The table was taken over without enough votes.',
  'false-opening': 'The secret opened at the end is not the one promised at the start.',
  'false-result': 'The result is not the one that was played.',
};

/** Inside a sentence. */
const deviceOf = (who: Who, seat: Seat): string => (seat === who.me ? 'your device' : `${who.name(seat)}'s device`);

const missing: Readonly<Record<Unverified, (seat: Seat | null, who: Who) => string>> = {
  NOT_OPENED: (seat, who) => (seat === null ? 'a secret is missing.' : `${deviceOf(who, seat)} kept its secret.`),
  UNFINISHED: () => 'the game was not finished.',
  OTHER_RULES: () => 'this page has other rules. Signatures, order and draws are in order.',
};

const refused: Readonly<Record<Refused, string>> = {
  'too-big': 'This file is too big for a saved game.',
  'no-receipt': 'This is not a saved game.',
  'other-version': 'This file was saved by another version of Clowder.',
  damaged: 'This file is damaged, or was changed after it was saved.',
  unfit: 'What this file says cannot have been written at one table. Nobody is blamed for it.',
};

const unchecked: Readonly<Record<Extract<FairStatus, { at: 'unchecked' }>['why'], string>> = {
  alone: 'One person with bots: nothing to check.',
  'keeper-watches': 'Not checked: the host only watches.',
  watching: 'You are watching: the players check the deck.',
  unkept: 'Not checked here: this device kept no log of the game.',
};

export const fair = {
  symbols,

  /** One line on the end screen. */
  line: {
    fair: (n: number, of: number): string => `Deck checked on ${n} of ${of} devices: nobody could have stacked it.`,
    noted: (n: number, of: number, notes: number): string =>
      `Deck checked on ${n} of ${of} devices, with ${plural(notes, { one: '# note', other: '# notes' })}.`,
    fewer: (n: number, of: number): string => `Deck checked on ${n} of ${of} devices so far.`,
    unverified: (code: Unverified, seat: Seat | null, who: Who): string => `Not checked: ${missing[code](seat, who)}`,
    cheat: (move: number, seat: Seat, who: Who): string =>
      `The cards do not match what was promised. Move ${move}, kept by ${deviceOf(who, seat)}.`,
    checking: (done: number, of: number): string => `Checking the deck: ${done} of ${of}`,
    unchecked: (why: Extract<FairStatus, { at: 'unchecked' }>['why']): string => unchecked[why],
    playing: 'Every shuffle comes from everybody at the table.',
    details: 'Details',
  },
  misdeed: (misdeed: Misdeed): string => misdeeds[misdeed],
  hedge: 'A broken or altered page can cause this, too.',

  note(note: EndNote, who: Who): string {
    switch (note.what) {
      case 'back-to':
        return `The table went back ${plural(note.lost, { one: '# entry', other: '# entries' })}.`;
      case 'silent':
        return `${does(who, note.seat, 'give', 'gives')} no part in time for a draw.`;
      case 'opened':
        return `A copy stands in for ${whom(who, note.seat)} in draws.`;
      case 'played-for':
        return `${whose(who, note.seat)} cards are played by the host.`;
      case 'plays-again':
        return `${does(who, note.seat, 'play', 'plays')} again.`;
      case 'took-over':
        return `${whose(who, note.seat)} device takes over the table.`;
      case 'left':
        return `${does(who, note.seat, 'leave', 'leaves')}.`;
      case 'declared-gone':
        return `The host declares ${whom(who, note.seat)} gone.`;
      case 'timed-out':
        return `Time is up for ${all(who, note.seats)}.`;
      case 'winner-by-replay':
        return 'The host does not name the winner; the check finds one.';
      case 'not-closed':
        return 'Not everybody signs the end.';
    }
  },

  sheet: {
    title: 'Was it fair?',
    close: 'Close',
    save: 'Save the game',
    saveHelp: 'One file with names and moves, to check again later or elsewhere.',
    what: 'What was checked',
    whatFair: [
      'Every shuffle and blind draw came from all devices together. None of them could choose it.',
      'Every move was signed by whoever made it. Nobody could invent or change one.',
      'After the end every device played the whole game again and compared all that anybody was shown.',
    ],
    table: 'Table check',
    tableHelp: 'On a call? Read these to each other. The same six for all: one table, nobody in between.',
    who: 'Who confirmed',
    confirms: { fair: 'checked', unverified: 'could not check', cheat: 'found a lie' },
    silent: 'no word',
    otherEnd: 'saw another end',
    draws: 'Draws',
    draw: (move: number): string => `Move ${move}`,
    fromAll: (n: number): string => `from all ${n}`,
    from: (seats: readonly Seat[], who: Who): string => `from ${all(who, seats)}`,
    copy: (seats: readonly Seat[], who: Who): string => `from a kept copy: ${list(seats.map(seat => whom(who, seat)))}`,
    notes: 'Notes',
    at: (move: number): string => `Move ${move}`,
    wrong: 'What is wrong',
    not: 'What it does not prove',
    nots: [
      "The host's device knows all cards. It can look, but it cannot change them unseen.",
      'Friends can tell each other their cards. No check hears that.',
      'Who was late is the word of the host.',
    ],
    numbers: 'In numbers',
    moves: 'Entries in the log',
    events: 'Draws',
    people: 'Devices',
    end: 'Fingerprint of the end',
    code: 'Code',
  },

  verify: {
    link: 'Check a saved game',
    title: 'Check a saved game',
    help: 'Drop a file here that Clowder has saved. It is checked on this device; nothing is sent.',
    choose: 'Choose a file',
    another: 'Another file',
    drop: 'Drop it!',
    players: (names: readonly string[]): string => `At the table: ${list(names)}.`,
    savedBy: (name: string): string => `Saved by ${name}.`,
    build: (id: string): string => `Made with ${id}.`,
    failed: 'The check cannot start. Load this page anew while you are online.',
    refused: (why: Refused): string => refused[why],
  },
};
