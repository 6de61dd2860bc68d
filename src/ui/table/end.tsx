/** The end: who won and why, and what the room adds. Lies over the table, and can be folded away to look at it. */
import { createSignal, type JSX, onMount, Show } from 'solid-js';
import type { Result } from '../../engine/contract.ts';
import { useTable } from './context.ts';

interface EndProps {
  readonly result: Result;
  /** Above the sentence: who is celebrated. */
  readonly heroes: JSX.Element;
  readonly children: JSX.Element;
  /** Words for folding it away and back. */
  readonly fold: { readonly away: string; readonly back: string };
}

export function End(props: EndProps) {
  const { table } = useTable();
  const [isFolded, fold] = createSignal(false);
  let panel!: HTMLElement;
  onMount(() => {
    const at = document.activeElement;
    // The keyboard was at something that lies under this now, or is gone.
    const isLost = at === document.body || at?.closest('.seats, .middle, .hands, .prompt:not(.end)');
    if (isLost) panel.focus({ preventScroll: true });
  });
  return (
    <section
      ref={panel}
      class="prompt end"
      classList={{ folded: isFolded() }}
      data-zone="prompt"
      tabindex="-1"
      aria-label={table.common.end.heading}
    >
      <Show when={!isFolded()}>{props.heroes}</Show>
      <div class="says">
        <h2>{table.words.end(props.result.why, props.result.winners, table.who)}</h2>
      </div>
      <Show when={!isFolded()}>{props.children}</Show>
      <button type="button" class="button small end-fold" onClick={() => fold(it => !it)}>
        {isFolded() ? props.fold.back : props.fold.away}
      </button>
    </section>
  );
}
