/** What only I was shown. It stays until I close it or answer. */
import { For, Show } from 'solid-js';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';

export function SecretPanel() {
  const { table } = useTable();
  return (
    <Show when={table.kept.secret}>
      {secret => (
        <aside class="secret">
          <div class="secret-head">
            <h2>{secret().title}</h2>
            <span class="quiet">{table.common.secret.heading}</span>
          </div>
          <ol>
            <For each={secret().items}>
              {({ face, note }) => (
                <li>
                  <Show when={face}>{it => <CardFace face={it()} size="full" />}</Show>
                  <span>{note}</span>
                </li>
              )}
            </For>
          </ol>
          <button type="button" class="button" onClick={() => table.closeSecret()}>
            {table.common.secret.close}
          </button>
        </aside>
      )}
    </Show>
  );
}
