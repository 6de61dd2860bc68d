/** What somebody wants of this device, kept in the browser. Storage may hold anything: what does not fit is as usual. */
import * as v from 'valibot';
import type { Pace } from '../../p2p/room/messages.ts';

const on = ['on', 'off'] as const;
const off = ['off', 'on'] as const;

/** Every wish with its values, the usual one first. */
export const choices = {
  /** Off: nothing is heard at all. */
  sound: on,
  effects: on,
  /** Two notes when it is my turn, also while the page is hidden. */
  ping: on,
  /** Quiet is for calls. */
  volume: ['normal', 'quiet'],
  vibration: on,
  motion: ['system', 'full', 'brisk', 'reduced', 'none'],
  cards: ['usual', 'big'],
  /** What a colour says, in letters as well. */
  letters: off,
  contrast: ['system', 'more'],
  buttons: ['right', 'left'],
  /** Single keys that act anywhere. */
  keys: on,
  narration: ['normal', 'quiet', 'verbose'],
  pace: ['usual', 'twice', 'four times', 'no clock'] satisfies readonly [Pace, ...Pace[]],
  /** A notice of the system when it is my turn and nobody looks. */
  notify: off,
} as const;

export type Wish = keyof typeof choices;
export type Prefs = { readonly [W in Wish]: (typeof choices)[W][number] };

const wish = <const T extends readonly [string, ...string[]]>(values: T) =>
  v.fallback(v.picklist(values), values[0] as T[number]);

const schema = v.object({
  sound: wish(choices.sound),
  effects: wish(choices.effects),
  ping: wish(choices.ping),
  volume: wish(choices.volume),
  vibration: wish(choices.vibration),
  motion: wish(choices.motion),
  cards: wish(choices.cards),
  letters: wish(choices.letters),
  contrast: wish(choices.contrast),
  buttons: wish(choices.buttons),
  keys: wish(choices.keys),
  narration: wish(choices.narration),
  pace: wish(choices.pace),
  notify: wish(choices.notify),
});

export const usualPrefs: Prefs = v.parse(schema, {});

export function parsePrefs(text: string | null): Prefs {
  const parsed = v.safeParse(schema, parseJson(text));
  return parsed.success ? parsed.output : usualPrefs;
}

/** One wish changed; a value that it does not have changes it to the usual one. */
export const withWish = (prefs: Prefs, wish: Wish, value: string): Prefs =>
  v.parse(schema, { ...prefs, [wish]: value });

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** How much may move. */
export type Motion = Exclude<Prefs['motion'], 'system'>;

/** What the system asks for. */
export interface System {
  readonly motion: 'full' | 'reduced';
  readonly contrast: 'usual' | 'more';
}

export const motionOf = ({ motion }: Prefs, system: System): Motion => (motion === 'system' ? system.motion : motion);

/** What style sheets are told, as data attributes of the page. */
export const marks = (prefs: Prefs, system: System): Readonly<Record<string, string>> => ({
  motion: motionOf(prefs, system),
  contrast: prefs.contrast === 'system' ? system.contrast : prefs.contrast,
  cards: prefs.cards,
  letters: prefs.letters,
  buttons: prefs.buttons,
});
