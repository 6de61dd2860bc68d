/** Every kind of card in this match: how many there are, and how many everybody has seen go. Pressed, it explains itself. */
import { createMemo, For } from 'solid-js';
import type { Kind } from './board.ts';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';

export function Kinds() {
  const { table } = useTable();
  const kinds = createMemo(() => (table.kept.view ? table.board.kinds(table.kept.view) : []));
  return (
    <div class="kinds">
      <p class="quiet">{table.common.board.kindsHelp}</p>
      <ul>
        <For each={kinds()}>
          {kind => (
            <li>
              <KindRow kind={kind} />
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

function KindRow(props: { kind: Kind }) {
  const { table, explain } = useTable();
  const count = () => table.common.board.gone(props.kind.gone, props.kind.printed);
  return (
    <button
      type="button"
      class="kind"
      classList={{ spent: props.kind.gone >= props.kind.printed }}
      data-face={props.kind.face}
      aria-label={`${table.words.face(props.kind.face).name}: ${count()}`}
      onClick={() => explain([props.kind.face])}
    >
      <span class="kind-card">
        <CardFace face={props.kind.face} size="compact" />
      </span>
      <span class="kind-name">{table.words.face(props.kind.face).name}</span>
      <span class="kind-count">
        {props.kind.gone}/{props.kind.printed}
      </span>
    </button>
  );
}
