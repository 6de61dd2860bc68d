/** What the table says beside the prompt in an exploding game, in English. */
import type { Note } from '../kittens-notes.ts';
import type { NoteFacts, Who } from '../words.ts';
import { plural, whom } from './voice.ts';

export const notes: Readonly<Record<Note, (about: NoteFacts, who: Who) => string>> = {
  undead: ({ n }) => `You are undead. Playable: ${plural(n, { one: '# card', other: '# cards' })}.`,
  out: () => 'You are out. Now you may enjoy the others sweating.',
  taker: ({ seat }, who) => `Next to draw it: ${whom(who, seat)}, if nobody skips or shuffles.`,
};
