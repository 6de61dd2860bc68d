/** Everybody else at the table, in the order of their turns after mine. On large screens they sit in an arc. */
import { createMemo, For } from 'solid-js';
import { arcOf } from './arc.ts';
import { useTable } from './context.ts';
import { SeatPlate } from './seat-plate.tsx';

export function Seats() {
  const { table } = useTable();
  const others = createMemo(() => {
    const seats = table.kept.view?.seats ?? [];
    const mine = table.me === null ? -1 : seats.indexOf(table.me);
    return [...seats.slice(mine + 1), ...seats.slice(0, Math.max(0, mine))];
  });
  // One row, or two that are as even as can be.
  const columns = () => (others().length > 5 ? Math.ceil(others().length / 2) : Math.max(others().length, 1));
  const place = (at: number) => arcOf(others().length)[at] ?? { x: 50, y: 0 };
  return (
    <section class="seats" aria-label={table.common.table.seats} data-zone="seats">
      <ul class="seat-list" style={{ '--columns': columns() }}>
        <For each={others()}>
          {(seat, at) => (
            <li style={{ '--x': place(at()).x, '--y': place(at()).y }}>
              <SeatPlate seat={seat} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
