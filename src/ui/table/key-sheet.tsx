/** All keys and what they do. */
import { For, Show } from 'solid-js';
import { useTable } from './context.ts';
import { capOf } from './key-cap.tsx';
import { Sheet } from './sheet.tsx';

type Act = keyof ReturnType<typeof useTable>['table']['help']['keys']['to'];

/** Codes are named by what is written on the key; the rest is the same on every keyboard. */
const rows: readonly (readonly [readonly string[], Act])[] = [
  [['Tab'], 'zones'],
  [['←', '→', 'Home', 'End'], 'within'],
  [['1 – 9', '0'], 'number'],
  [['Enter'], 'press'],
  [['KeyP'], 'play'],
  [['KeyD'], 'draw'],
  [['KeyN'], 'react'],
  [['KeyO'], 'ok'],
  [['KeyH'], 'hold'],
  [['KeyT'], 'target'],
  [['Alt 1 – 9'], 'seat'],
  [['Esc'], 'back'],
  [['↑', '↓', 'PgUp', 'PgDn'], 'slider'],
  [['KeyI'], 'help'],
  [['KeyL'], 'log'],
  [['KeyM'], 'mute'],
  [['KeyS'], 'status'],
  [['KeyG'], 'hand'],
  [['KeyE'], 'events'],
  [['?'], 'keys'],
];

export function KeySheet(props: { onClose: () => void }) {
  const { table, isKeysOn } = useTable();
  const words = () => table.help.keys;
  return (
    <Sheet title={words().title} onClose={props.onClose}>
      <Show when={!isKeysOn()}>
        <p class="quiet">{words().off}</p>
      </Show>
      <dl class="key-list">
        <For each={rows}>
          {([caps, act]) => (
            <div>
              <dt>
                <For each={caps}>{cap => <kbd>{capOf(cap)}</kbd>}</For>
              </dt>
              <dd>{words().to[act]}</dd>
            </div>
          )}
        </For>
      </dl>
    </Sheet>
  );
}
