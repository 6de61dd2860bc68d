/** Card help: what the named cards do. One card is shown in full. */
import { For } from 'solid-js';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { Sheet } from './sheet.tsx';

export function CardHelp(props: { faces: readonly string[]; onClose: () => void }) {
  const { table } = useTable();
  const isOne = () => props.faces.length === 1;
  return (
    <Sheet title={table.common.table.help} onClose={props.onClose}>
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
