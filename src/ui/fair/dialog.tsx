/** A dialog about fairness. Native: Escape, focus and the backdrop come with it. */
import { type JSX, onMount } from 'solid-js';

export function Dialog(props: { title: string; close: string; onClose: () => void; children: JSX.Element }) {
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  return (
    <dialog ref={dialog} class="sheet fair-sheet" aria-label={props.title} onClose={() => props.onClose()}>
      <header class="sheet-head">
        <h2>{props.title}</h2>
        <button type="button" class="button" onClick={() => dialog.close()}>
          {props.close}
        </button>
      </header>
      {props.children}
    </dialog>
  );
}
