/** Zombeasts in English. Names and sentences are our own. */
import { colours, dreamNames } from '../../../engine/games/moon/faces.ts';
import type { Mark, Moon, Paint, Word } from '../../../engine/games/moon/moon.ts';
import type { FamilyWords } from '../family.ts';
import { asks } from './moon-asks.ts';
import { cues } from './moon-cues.ts';
import { dreams, each, faces, moons } from './moon-faces.ts';
import { all, does, plural } from './voice.ts';

export const title = { name: 'Zombeasts', pitch: 'Full moons out of four quarters. Mind your whites.' } as const;

const paints = colours.flatMap(from => colours.map((to): Paint => `${from}_to_${to}`));

export const moon: FamilyWords<Moon, Word, Mark> = {
  faces,
  asks,
  cues,
  words: {
    ...moons,
    ...each(dreamNames, dream => dreams[dream].name),
    ...each(paints, paint => `${paint.replace('_to_', ' to ')}`),
    new: 'A new moon',
    swap: "Into somebody else's moon",
    repaint: 'Repaint',
    migrate: 'Migrate',
    deck: 'From the deck',
    stop: 'Enough',
  },
  signs: {
    out: () => 'out',
    turn: () => 'turn',
    full: n => plural(n, { one: '# full moon', other: '# full moons' }),
    points: n => plural(n, { one: '# point', other: '# points' }),
  },
  zones: {
    deck: 'Deck',
    reserve: 'Reserve',
    laid: 'On its way',
    discard: 'Out of play',
    aside: null,
    hand: 'Your hand',
    ...moons,
    penalty: 'Penalty',
    score: 'Score',
  },
  rules: {
    dreams: { name: 'Dreams', value: on => (on ? 'With dreams' : 'Without dreams') },
    useQuarters: { name: 'Moons', value: on => (on ? 'Two left, two right quarters' : 'Any four cards') },
    turnMs: { name: 'Time for a turn', value: ms => (ms === null ? 'As long as it takes' : `${ms / 1000} s`) },
  },
  ends: {
    points: (winners, who) => {
      if (winners.length > 1) return `A tie: ${all(who, winners)} share the win.`;
      return `${does(who, winners[0] ?? 0, 'have', 'has')} the most points!`;
    },
    alone: (winners, who) => `${does(who, winners[0] ?? 0, 'win', 'wins')}! Everybody else has gone.`,
  },
  notes: {},
  own: () => null,
};
