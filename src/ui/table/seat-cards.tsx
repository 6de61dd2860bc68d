/** What a seat has: how many cards in hand, how many face down, and those that lie open. */
import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../engine/contract.ts';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';

export function SeatCards(props: { seat: Seat }) {
  const { table } = useTable();
  const piles = createMemo(() => table.spots().filter(({ owner }) => owner === props.seat));
  const hand = () => piles().find(({ sight }) => sight === 'owner');
  const closed = () => piles().filter(({ sight, count }) => sight === 'none' && count > 0);
  const open = () => piles().flatMap(({ sight, cards }) => (sight === 'all' ? (cards ?? []) : []));
  return (
    <>
      <Show when={props.seat !== table.me && hand()}>
        {it => (
          <span class="seat-count" role="img" aria-label={table.common.table.cards(it().count)}>
            <span class="seat-backs" aria-hidden="true" style={{ '--n': Math.min(it().count, 10) }} />
            {it().count}
          </span>
        )}
      </Show>
      <For each={closed()}>
        {({ zone, count }) => (
          <span class="seat-closed">
            {table.words.zone(zone) ?? zone} {count}
          </span>
        )}
      </For>
      <Show when={open().length > 0}>
        <span class="seat-open">
          <For each={open()}>
            {card => (
              <span class="mini" data-face={card.face} title={table.words.face(card.face).name}>
                <CardFace face={card.face} size={table.art?.card(card.face, 'compact') ? 'compact' : 'chip'} />
              </span>
            )}
          </For>
        </span>
      </Show>
    </>
  );
}
