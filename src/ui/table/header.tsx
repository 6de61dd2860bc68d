/** The top line: which game, card help, and the way out, which asks first. */
import { createSignal, onMount, Show } from 'solid-js';
import { useTable } from './context.ts';

export function Header(props: { isOver: boolean; onHelp: () => void; onLeave: () => void }) {
  const { table } = useTable();
  const [isLeaving, ask] = createSignal(false);
  return (
    <header class="top">
      <h1>{table.words.name}</h1>
      <button type="button" class="button" aria-label={table.common.table.help} onClick={() => props.onHelp()}>
        ?
      </button>
      <button type="button" class="button" onClick={() => (props.isOver ? props.onLeave() : ask(true))}>
        {table.common.table.leave}
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
