/** The exploding family in English. Names are those printed on the cards; every sentence is our own. */
import type { EditionId } from '../../../engine/games/kittens/decks/edition.ts';
import type { Kittens, Mark, Word } from '../../../engine/games/kittens/kittens.ts';
import type { FamilyWords } from '../family.ts';
import type { Note } from '../kittens-notes.ts';
import { asks } from './kittens-asks.ts';
import { cues } from './kittens-cues.ts';
import { faces } from './kittens-faces.ts';
import { notes } from './kittens-notes.ts';
import { does, plural } from './voice.ts';

export const titles: Readonly<Record<EditionId, { readonly name: string; readonly pitch: string }>> = {
  zombie_kittens: { name: 'Zombie Kittens', pitch: 'Explode, then haunt the living.' },
  party_pack: { name: 'Exploding Kittens Party Pack', pitch: 'Dodge, peek, steal. Boom means out.' },
  apocalypse: { name: 'Zombie Apocalypse', pitch: 'Both decks in one. The dead play along.' },
};

export const kittens: FamilyWords<Kittens, Word, Mark, Note> = {
  faces,
  asks,
  cues,
  words: { draw: 'Draw', die: 'Die', deeper: 'Dig deeper' },
  signs: {
    dead: () => 'dead',
    out: () => 'out',
    exploding: () => 'kitten!',
    turn: () => 'turn',
    owes: n => plural(n, { one: '# turn', other: '# turns' }),
  },
  zones: {
    saves: null,
    deck: 'Deck',
    discard: 'Discard',
    box: 'Out of play',
    aside: null,
    hand: 'Your hand',
    blast: 'Kittens',
  },
  rules: {
    specialCombos: { name: 'Special combos', value: on => (on ? 'Any cards alike' : 'Pairs of cats only') },
    pace: {
      name: 'Time to react',
      value: pace =>
        ({ quick: 'Quick, 2.5 s', normal: 'Normal, 3.5 s', relaxed: 'Relaxed, 7 s', none: 'No clock' })[pace],
    },
    turnMs: { name: 'Time for a turn', value: ms => (ms === null ? 'As long as it takes' : `${ms / 1000} s`) },
  },
  ends: {
    'last-alive': (winners, who) =>
      winners.some(seat => seat === who.me)
        ? 'You win! Everybody else has exploded or gone.'
        : `${does(who, winners[0] ?? 0, 'win', 'wins')}! Nobody else is alive.`,
  },
  notes,
  own: () => null,
};
