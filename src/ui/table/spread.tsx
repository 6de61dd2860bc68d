/** Cards that are shown to me alone for a decision: laid out large, and pressed one by one. */
import { For, Show } from 'solid-js';
import { useTable } from './context.ts';
import { Option } from './option.tsx';

export function Spread() {
  const { choice } = useTable();
  const ids = () => choice.offers().spread.map(({ option }) => option.id);
  return (
    <div class="laid-out" style={{ '--n': ids().length }} data-zone="table">
      <For each={ids()}>
        {(id, at) => (
          <span class="laid-card">
            <Option id={id} />
            <Show when={choice.isSeveral()}>
              <span class="laid-was" aria-hidden="true">
                {at() + 1}
              </span>
            </Show>
          </span>
        )}
      </For>
    </div>
  );
}
