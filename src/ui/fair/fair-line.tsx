/** How the check stands, in one sentence with a shield in front. */
import LoaderCircle from 'lucide-solid/icons/loader-circle';
import Shield from 'lucide-solid/icons/shield';
import ShieldAlert from 'lucide-solid/icons/shield-alert';
import ShieldCheck from 'lucide-solid/icons/shield-check';
import ShieldQuestionMark from 'lucide-solid/icons/shield-question-mark';
import { Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { FairStatus } from '../../p2p/fair/judgement.ts';
import type { FairWords } from '../words/fair.ts';
import type { Who } from '../words/words.ts';
import { lineFor, type Tone } from './verdict.ts';

const shields: Readonly<Record<Tone, typeof Shield>> = {
  none: Shield,
  busy: LoaderCircle,
  fair: ShieldCheck,
  noted: ShieldCheck,
  unverified: ShieldQuestionMark,
  cheat: ShieldAlert,
};

interface FairLineProps {
  readonly status: FairStatus;
  readonly words: FairWords;
  readonly who: Who;
  /** Opens the sheet; without it there is nothing more to say. */
  readonly onMore?: () => void;
}

export function FairLine(props: FairLineProps) {
  const line = () => lineFor(props.status, props.words, props.who);
  return (
    <div class="fair-line" data-tone={line().tone}>
      <Dynamic component={shields[line().tone]} aria-hidden="true" />
      <p aria-live="polite">
        {line().text} <Show when={line().more}>{more => <small>{more()}</small>}</Show>
      </p>
      <Show when={props.onMore}>
        {more => (
          <button type="button" class="button small" onClick={() => more()()}>
            {props.words.line.details}
          </button>
        )}
      </Show>
      <Show when={props.status.at === 'checking' ? props.status : null}>
        {at => <progress max={at().of} value={at().done} aria-hidden="true" />}
      </Show>
    </div>
  );
}
