/** One sentence for how a check stands, and how it is meant: for the end screen, the page and the command line. */

import { same } from '../../p2p/fair/bytes.ts';
import type { FairStatus, Judgement, Report } from '../../p2p/fair/judgement.ts';
import type { FairWords } from '../words/fair.ts';
import { misdeedOf } from '../words/misdeeds.ts';
import type { Who } from '../words/words.ts';

export type Tone = 'none' | 'busy' | 'fair' | 'noted' | 'unverified' | 'cheat';
export interface Line {
  readonly tone: Tone;
  readonly text: string;
  /** In what way, and the hedge; only for an accusation. */
  readonly more: string | null;
}

const quiet = (tone: Tone, text: string): Line => ({ tone, text, more: null });

export function lineFor(status: FairStatus, words: FairWords, who: Who): Line {
  switch (status.at) {
    case 'unchecked':
      return quiet('none', words.line.unchecked(status.why));
    case 'playing':
      return quiet('none', words.line.playing);
    case 'checking':
      return quiet('busy', words.line.checking(status.done, status.of));
    case 'judged':
      return verdictLine(status.judgement, words, who);
  }
}

export function verdictLine(judgement: Judgement, words: FairWords, who: Who): Line {
  const { judged, people } = judgement;
  switch (judged.verdict) {
    case 'unverified':
      return quiet('unverified', words.line.unverified(judged.code, judged.seat, who));
    case 'cheat': {
      const more = `${words.misdeed(misdeedOf[judged.code])} ${words.hedge}`;
      return { tone: 'cheat', text: words.line.cheat(judged.seq, judged.culprit, who), more };
    }
    case 'fair': {
      const n = judgement.reports.filter(report => confirms(judgement, report)).length;
      if (judged.notes.length > 0) return quiet('noted', words.line.noted(n, people, judged.notes.length));
      return n === people ? quiet('fair', words.line.fair(n, people)) : quiet('noted', words.line.fewer(n, people));
    }
  }
}

/** Another head is another history: such a word confirms nothing. */
export const confirms = ({ head }: Judgement, report: Report): boolean =>
  report.verdict === 'fair' && same(report.head, head);
