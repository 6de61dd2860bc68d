/** The top line: which game, the log on small screens, card help, and the way out, which asks first. */
import CircleQuestionMark from 'lucide-solid/icons/circle-question-mark';
import LogOut from 'lucide-solid/icons/log-out';
import ScrollText from 'lucide-solid/icons/scroll-text';
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import { useTable } from './context.ts';

interface HeaderProps {
  readonly isOver: boolean;
  readonly isLogOpen: boolean;
  readonly onLog: () => void;
  readonly onHelp: () => void;
  readonly onLeave: () => void;
  /** What the page adds: sound, settings. */
  readonly tools?: JSX.Element;
}

export function Header(props: HeaderProps) {
  const { table, choice } = useTable();
  const [isLeaving, ask] = createSignal(false);
  /** What is asked, while the prompt bar tells of a card. */
  const status = () => {
    const about = choice.raised() && !table.isReacting() ? table.ask()?.about : undefined;
    if (!about) return null;
    const { mine, theirs } = table.words.ask(about, table.who);
    return choice.role() === 'asked' ? mine : theirs;
  };
  return (
    <header class="top" data-zone="status">
      <button
        type="button"
        class="button icon"
        aria-label={table.common.table.leave}
        title={table.common.table.leave}
        onClick={() => (props.isOver ? props.onLeave() : ask(true))}
      >
        <LogOut aria-hidden="true" />
      </button>
      <h1 classList={{ hidden: status() !== null }}>{table.words.name}</h1>
      <Show when={status()}>{text => <p class="status">{text()}</p>}</Show>
      {props.tools}
      <button
        type="button"
        class="button icon log-button"
        aria-label={table.common.table.log}
        aria-expanded={props.isLogOpen}
        onClick={() => props.onLog()}
      >
        <ScrollText aria-hidden="true" />
      </button>
      <button
        type="button"
        class="button icon"
        aria-label={table.common.table.help}
        title={table.common.table.help}
        onClick={() => props.onHelp()}
      >
        <CircleQuestionMark aria-hidden="true" />
      </button>
      <Show when={isLeaving()}>
        <Leaving onStay={() => ask(false)} onLeave={props.onLeave} />
      </Show>
    </header>
  );
}

function Leaving(props: { onStay: () => void; onLeave: () => void }) {
  const { table } = useTable();
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog ref={dialog} class="sheet small" aria-label={table.common.leaving.question} onClose={() => props.onStay()}>
      <h2>{table.common.leaving.question}</h2>
      <p>{table.common.leaving.detail}</p>
      <div class="answers">
        <button type="button" class="button" onClick={() => props.onLeave()}>
          {table.common.leaving.leave}
        </button>
        <button type="button" class="button strong" onClick={() => dialog.close()}>
          {table.common.leaving.stay}
        </button>
      </div>
    </dialog>
  );
}
