/** What the table says beside the prompt in an exploding game, in Russian. */
import type { Note } from '../kittens-notes.ts';
import type { NoteFacts, Who } from '../words.ts';
import { cards, named } from './voice.ts';

export const notes: Readonly<Record<Note, (about: NoteFacts, who: Who) => string>> = {
  undead: ({ n }) => `Ты зомби. Можно играть: ${cards(n)}.`,
  out: () => 'Ты вне игры. Теперь пусть потеют другие.',
  taker: ({ seat }, who) => `Кому достанется: ${named(who, seat)}, если никто не пропустит ход и не перемешает колоду.`,
};
