/** English words for the end of a match. Its keys are the law for other languages. */
import type { AliensStat, KittensStat, MoonStat } from '../stats.ts';
import { plural } from './voice.ts';

const kittens: Readonly<Record<KittensStat, string>> = {
  nopes: 'Nopes landed',
  saves: 'Kittens survived',
  deaths: 'Explosions',
  revived: 'Back from the dead',
  stolen: 'Cards stolen',
  stopped: 'Plays stopped by a Nope',
  aimed: 'Favourite target',
  calm: 'Longest run of draws without a kitten',
  laid: 'Cards played',
  drawn: 'Cards drawn',
};
const moon: Readonly<Record<MoonStat, string>> = {
  full: 'Full moons',
  biggest: 'Most points from one moon',
  migrations: 'Migrations',
  prizes: 'Prizes',
  robberies: 'Cards robbed',
  dreams: 'Dreams',
  repainted: 'Moons repainted',
  laid: 'Cards laid',
};
const aliens: Readonly<Record<AliensStat, string>> = {
  wounds: 'Wounds dealt',
  hunted: 'Most hunted',
  blocks: 'Attacks stopped',
  healed: 'Lives healed',
  redirected: 'Attacks sent elsewhere',
  played: 'Cards played',
  track: 'Changes of the track',
  drawn: 'Cards drawn',
};

export const end = {
  stats: { kittens, moon, aliens },
  inNumbers: 'In numbers',
  order: 'Who went how far',
  look: 'Look at the table',
  back: 'Back to the result',
  share: 'Share result',
  copied: 'Copied',
  save: 'Save the game',
  noSave: 'This device has no log to save.',

  again: {
    who: 'Who wants another',
    wants: 'wants another',
    soon: (seconds: number): string => plural(seconds, { one: 'Dealing in # second.', other: 'Dealing in # seconds.' }),
    wait: 'Wait',
    held: 'Somebody needs a moment. It starts when everybody wants it.',
  },

  fair: {
    button: 'Is it fair?',
    lastMatch: 'The last game',
    hands: 'When a game is over, the people who played it can see all its hands.',
    bots: 'Bots, and seats played for somebody away, belong to the host.',
    read: 'How nobody can stack the deck',
  },
};
