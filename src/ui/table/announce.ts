/** What is said aloud, as text: what has happened in order, and what must not be missed. No card of any hand changes a word of a window. */

import type { AnyGame, Seat, View } from '../../engine/contract.ts';
import type { AskWords, GameWords, Who } from '../words/words.ts';

export const verbosities = ['quiet', 'normal', 'verbose'] as const;
/** Quiet: my turn, windows, and who falls. Verbose: also who decides what, and cards I lift. */
export type Verbosity = (typeof verbosities)[number];

export interface Speaker {
  readonly game: Pick<AnyGame, 'signs'>;
  readonly words: Pick<GameWords, 'sign' | 'ask'>;
  readonly who: Who;
  /** Marks of those who are dead or out. */
  readonly falls: readonly string[];
}

/** Something has happened: the lines of the log for it, and how the table stood before and stands now. */
export interface Happening {
  readonly lines: readonly string[];
  readonly before: View | null;
  readonly after: View;
}

export function announced({ lines, before, after }: Happening, speaker: Speaker, verbosity: Verbosity): string[] {
  if (verbosity === 'quiet') return fallen(before, after, speaker);
  const deciding = verbosity === 'verbose' ? decision(before, after, speaker) : null;
  return deciding === null ? [...lines] : [...lines, deciding];
}

/** 'Mochi: dead.' */
function fallen(before: View | null, after: View, { game, words, who, falls }: Speaker): string[] {
  if (!before) return [];
  const lying = (view: View, seat: Seat) => game.signs(view.table, seat).find(({ sign }) => falls.includes(sign));
  return after.seats.flatMap(seat => {
    const sign = lying(after, seat);
    return sign && !lying(before, seat) ? [`${who.name(seat)}: ${words.sign(sign)}.`] : [];
  });
}

const askOf = (view: View | null) => (view?.waiting.on === 'players' ? view.waiting.ask : null);

/** Whoever decides something now, if it is not me. */
function decision(before: View | null, after: View, { words, who }: Speaker): string | null {
  const ask = askOf(after);
  if (!ask || ask.id === askOf(before)?.id || (who.me !== null && ask.seats.includes(who.me))) return null;
  return words.ask(ask.about, who).theirs;
}

/** What I must not miss: that it is my decision, or that I may react. With keys on it says which. */
export function called(text: AskWords, kind: 'decision' | 'window', windowKeys: string | null): string {
  return kind === 'window' && windowKeys !== null ? `${text.mine} ${windowKeys}` : text.mine;
}
