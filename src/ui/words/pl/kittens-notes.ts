/** What the table says beside the prompt in an exploding game, in Polish. */
import type { Note } from '../kittens-notes.ts';
import type { NoteFacts, Who } from '../words.ts';
import { named, plural } from './voice.ts';

export const notes: Readonly<Record<Note, (about: NoteFacts, who: Who) => string>> = {
  undead: ({ n }) =>
    `Jesteś zombie. Do zagrania: ${plural(n, { one: '# karta', few: '# karty', many: '# kart', other: '# karty' })}.`,
  out: () => 'Jesteś poza grą. Niech teraz pocą się inni.',
  taker: ({ seat }, who) => `Trafi na: ${named(who, seat)}, jeśli nikt nie pominie tury ani nie potasuje talii.`,
};
