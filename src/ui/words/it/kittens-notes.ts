/** What the table says beside the prompt in an exploding game, in Italian. */
import type { Note } from '../kittens-notes.ts';
import type { NoteFacts, Who } from '../words.ts';
import { named, plural } from './voice.ts';

export const notes: Readonly<Record<Note, (about: NoteFacts, who: Who) => string>> = {
  undead: ({ n }) => `Sei uno zombie. Puoi giocare: ${plural(n, { one: '# carta', other: '# carte' })}.`,
  out: () => 'Sei fuori. Ora goditi gli altri che sudano.',
  taker: ({ seat }, who) => `A chi toccherà: ${named(who, seat)}, se nessuno salta il turno o mescola.`,
};
