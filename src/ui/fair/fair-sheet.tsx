/** Everything about the check of one match: while it is played, while it is checked, and when it is judged. */
import { type JSX, Show } from 'solid-js';
import type { FairStatus, Judgement } from '../../p2p/fair/judgement.ts';
import type { FairWords } from '../words/fair.ts';
import type { Who } from '../words/words.ts';
import { Dialog } from './dialog.tsx';
import { FairLine } from './fair-line.tsx';
import { Confirmed, Draws, Figures, Meaning, Notes } from './findings.tsx';
import { Limits } from './limits.tsx';
import { TableCheck } from './table-check.tsx';
import '../styles/fair.css';

interface SheetProps {
  readonly status: FairStatus;
  readonly words: FairWords;
  readonly who: Who;
  readonly onClose: () => void;
  /** What can be done with it. */
  readonly children?: JSX.Element;
}

export function FairSheet(props: SheetProps) {
  return (
    <Dialog title={props.words.sheet.title} close={props.words.sheet.close} onClose={() => props.onClose()}>
      <div class="fair-parts">
        <Report status={props.status} words={props.words} who={props.who} />
        {props.children}
      </div>
    </Dialog>
  );
}

/** The same without a dialog around it. */
export function Report(props: Pick<SheetProps, 'status' | 'words' | 'who'>) {
  const judgement = (): Judgement | null => (props.status.at === 'judged' ? props.status.judgement : null);
  const emoji = () => (props.status.at === 'playing' ? props.status.emoji : (judgement()?.emoji ?? []));
  const notes = () => {
    const judged = judgement()?.judged;
    return judged?.verdict === 'fair' ? judged.notes : [];
  };
  return (
    <>
      <FairLine status={props.status} words={props.words} who={props.who} />
      <Show when={judgement()}>{it => <Meaning judgement={it()} words={props.words} who={props.who} />}</Show>
      <Show when={emoji().length > 0}>
        <TableCheck emoji={emoji()} words={props.words} />
      </Show>
      <Show when={judgement()}>
        {it => (
          <>
            <Confirmed judgement={it()} words={props.words} who={props.who} />
            <Notes notes={notes()} words={props.words} who={props.who} />
          </>
        )}
      </Show>
      <Limits words={props.words} />
      <Show when={judgement()}>
        {it => (
          <>
            <Draws judgement={it()} words={props.words} who={props.who} />
            <Figures judgement={it()} words={props.words} who={props.who} />
          </>
        )}
      </Show>
    </>
  );
}
