/** The middle of the table: piles, rows of open cards, and what people may react to now. */
import { createMemo, For, Show } from 'solid-js';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { PileView } from './pile.tsx';
import type { Spot } from './piles.ts';

export function Piles() {
  const { table } = useTable();
  const shown = createMemo(() =>
    table.spots().filter(({ owner, zone, count }) => owner === null && count > 0 && table.words.zone(zone) !== null),
  );
  const heaps = () => shown().filter(({ lies }) => lies === 'in a heap');
  const rows = () => shown().filter(({ lies }) => lies === 'in a row');
  // The pending card lies between the first pile and the others.
  const first = () => heaps().slice(0, 1);
  const others = () => heaps().slice(1);
  return (
    <section class="piles" classList={{ 'has-rows': rows().length > 0 }} aria-label={table.common.table.piles}>
      <For each={rows().map(({ pile }) => pile)}>
        {pile => <Show when={rows().find(spot => spot.pile === pile)}>{spot => <RowView spot={spot()} />}</Show>}
      </For>
      <div class="heaps" classList={{ pending: table.pending().length > 0 }}>
        <Heaps spots={first()} />
        <Pending />
        <Heaps spots={others()} />
      </div>
    </section>
  );
}

function Heaps(props: { spots: readonly Spot[] }) {
  return (
    <For each={props.spots.map(({ pile }) => pile)}>
      {pile => <Show when={props.spots.find(spot => spot.pile === pile)}>{spot => <PileView spot={spot()} />}</Show>}
    </For>
  );
}

/** The whole chain of cards until it is settled, the last one on top. */
function Pending() {
  const { table } = useTable();
  return (
    <Show when={table.pending().length > 0}>
      <ol class="stage" style={{ '--n': table.pending().length }}>
        <For each={table.pending()}>
          {(card, n) => (
            <li
              data-face={card.face}
              data-card={card.id}
              style={{ '--i': n(), '--left': table.pending().length - 1 - n() }}
            >
              <CardFace face={card.face} size="full" />
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}

/** All its cards in sight, the first one first. */
function RowView(props: { spot: Spot }) {
  const { table, explain } = useTable();
  return (
    <figure class="row" data-pile={props.spot.pile}>
      <figcaption>
        {table.words.zone(props.spot.zone)} <span class="count">{props.spot.count}</span>
      </figcaption>
      <ol class="row-cards" style={{ '--n': props.spot.count }}>
        <For each={props.spot.cards ?? []}>
          {card => (
            <li>
              <button
                type="button"
                class="row-card"
                data-face={card.face}
                data-card={card.id}
                onClick={() => explain([card.face])}
              >
                <CardFace face={card.face} size="compact" />
              </button>
            </li>
          )}
        </For>
      </ol>
    </figure>
  );
}
