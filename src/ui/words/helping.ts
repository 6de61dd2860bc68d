/** Words that help: keys, reading aloud, the first minute. They come with the games, not with the start page. */
import type { first } from './en/first.ts';
import type { keys } from './en/keys.ts';

/** What somebody is told once, when it first matters. */
export const hintIds = ['turn', 'raised', 'window', 'pair', 'kitten', 'insert', 'dead', 'owes'] as const;
export type HintId = (typeof hintIds)[number];

/** English sets the keys; every other language must have them all. */
export type KeyWords = typeof keys;
export type FirstWords = typeof first;

export interface HelpWords {
  readonly keys: KeyWords;
  readonly first: FirstWords;
}
