/** Card help: what the named cards do. */
import { For } from 'solid-js';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { Sheet } from './sheet.tsx';

export function CardHelp(props: { faces: readonly string[]; onClose: () => void }) {
  const { table } = useTable();
  return (
    <Sheet title={table.common.table.help} onClose={props.onClose}>
      <dl class="help">
        <For each={props.faces}>
          {face => (
            <div>
              <dt>
                <CardFace face={face} size="chip" />
              </dt>
              <dd>{table.words.face(face).help}</dd>
            </div>
          )}
        </For>
      </dl>
    </Sheet>
  );
}
