/** Card help: what the named cards do. One card is shown in full. */
import { For, Show } from 'solid-js';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { Sheet } from './sheet.tsx';

export function CardHelp(props: { faces: readonly string[]; onClose: () => void }) {
  const { table } = useTable();
  const isOne = () => props.faces.length === 1;
  return (
    <Sheet title={table.common.table.help} onClose={props.onClose}>
      <Show when={!isOne()}>
        <details class="guide">
          <summary>{table.help.first.howFor(table.words.name)}</summary>
          <ol class="guide-text">
            <For each={table.words.guide}>{text => <li>{text}</li>}</For>
          </ol>
        </details>
      </Show>
      <dl class="help" classList={{ one: isOne() }}>
        <For each={props.faces}>
          {face => (
            <div>
              <dt>
                <CardFace face={face} size={isOne() ? 'full' : 'compact'} />
              </dt>
              <dd>
                <strong>{table.words.face(face).name}</strong>
                <span>{table.words.face(face).help}</span>
              </dd>
            </div>
          )}
        </For>
      </dl>
    </Sheet>
  );
}
