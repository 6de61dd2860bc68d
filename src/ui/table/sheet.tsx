/** A dialog over the page. Native: Escape, focus and the backdrop come with it. */
import { type JSX, onMount } from 'solid-js';
import { useTable } from './context.ts';

export function Sheet(props: { title: string; onClose: () => void; children: JSX.Element }) {
  const { table } = useTable();
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog ref={dialog} class="sheet" aria-label={props.title} onClose={() => props.onClose()}>
      <header class="sheet-head">
        <h2>{props.title}</h2>
        <button type="button" class="button" onClick={() => dialog.close()}>
          {table.common.secret.close}
        </button>
      </header>
      {props.children}
    </dialog>
  );
}
