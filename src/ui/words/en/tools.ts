/** English words for what every page has: sound, settings, and hints about the browser. */
import { plural } from './voice.ts';

export const tools = {
  settings: 'Settings',
  sound: 'Sound',
  mute: 'Sound off',
  unmute: 'Sound on',
  /** The page runs inside of another app. */
  inside: (app: string): string =>
    `This is the browser inside ${app}. If the table does not open, open the link in your own.`,
  insideSome: 'This is the browser inside another app. If the table does not open, open the link in your own.',
  copy: 'Copy link',
  copied: 'Copied',
  offline: 'You are offline. Playing with bots works.',
  /** What happened while nobody looked. */
  away: (plays: number): string => `While you were away: ${plural(plays, { one: '# play', other: '# plays' })}`,
  /** What was too fast to be shown. */
  fast: (plays: number): string => `That was fast: ${plural(plays, { one: '# play', other: '# plays' })}`,
  lost: (cards: number): string => `You lost ${plural(cards, { one: '# card', other: '# cards' })}`,
  lostNone: 'You lost no card',
};

export type ToolWords = typeof tools;
