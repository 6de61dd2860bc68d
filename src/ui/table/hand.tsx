/** My own cards, my marks, and what only I know of myself. */
import { createSignal, For, Show } from 'solid-js';
import { useTable } from './context.ts';
import { HandCard } from './hand-card.tsx';
import type { Stack } from './piles.ts';
import { createRoving } from './roving.ts';
import { createScrub } from './scrub.ts';
import { SeatPlate } from './seat-plate.tsx';

export function Hands() {
  const { table, choice, hand } = useTable();
  const role = () => table.words.own(table.kept.view?.own ?? null);
  const note = () => {
    const { view } = table.kept;
    const plight = view && table.board.plight(view);
    if (!view || !plight || table.me === null) return null;
    const n = (hand.spot()?.cards ?? []).filter(({ face }) => !table.board.isIdle(view, face)).length;
    return table.words.note(plight, { n, seat: table.me }, table.who);
  };
  return (
    <section class="hands" data-role={choice.role()}>
      <Show when={hand.spot()}>
        {spot => (
          <>
            <div class="hand-title">
              <SeatPlate seat={table.me ?? 0} />
              <Show when={role()}>{text => <p class="own">{text()}</p>}</Show>
              <Show when={note()}>{text => <p class="own plight">{text()}</p>}</Show>
              <h2>
                {table.words.zone(spot().zone) ?? spot().zone}{' '}
                <span class="count">{table.common.table.cards(spot().count)}</span>
              </h2>
            </div>
            <Rows />
          </>
        )}
      </Show>
    </section>
  );
}

function Rows() {
  const { hand } = useTable();
  const [current, turn] = createSignal<string | null>(null);
  const keys = () => hand.stacks().map(({ key }) => key);
  const isCurrent = (key: string) => key === current() || (!keys().includes(current() ?? '') && key === keys()[0]);
  return (
    <div
      class="hand"
      classList={{ two: hand.fan().rows.length > 1 }}
      data-zone="hand"
      {...createRoving(key => void turn(key))}
      {...createScrub()}
    >
      <For each={hand.fan().rows.map((_, n) => n)}>{n => <Row n={n} isCurrent={isCurrent} />}</For>
    </div>
  );
}

/** Cards lie over one another; the raised one makes room for itself. */
function Row(props: { n: number; isCurrent: (key: string) => boolean }) {
  const { choice, hand } = useTable();
  const row = (): readonly Stack[] => hand.fan().rows[props.n] ?? [];
  const raised = () => row().findIndex(({ cards }) => cards.some(({ id }) => id === choice.raised()?.id));
  const isSpread = () => raised() >= 0 && raised() < row().length - 1;
  return (
    <ul class="hand-row" classList={{ spread: isSpread() }} style={{ '--n': row().length }}>
      <For each={row().map(({ key }) => key)}>
        {(key, at) => (
          <li
            classList={{ after: isSpread() && at() > raised() }}
            style={{ '--i': at(), '--off': at() - (row().length - 1) / 2 }}
          >
            <Show when={row().find(stack => stack.key === key)}>
              {stack => <HandCard stack={stack()} isCurrent={props.isCurrent(key)} />}
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
