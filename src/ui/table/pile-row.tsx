/** The middle of the table: piles, rows of open cards, and what people may react to now. */
import { createMemo, For, Show } from 'solid-js';
import type { Card } from '../../engine/contract.ts';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { createLongPress } from './long-press.ts';
import { offerFor } from './offers.ts';
import { PileView } from './pile.tsx';
import type { Spot } from './piles.ts';

export function Piles() {
  const { table } = useTable();
  const shown = createMemo(() =>
    table.spots().filter(({ owner, zone, count }) => owner === null && count > 0 && table.words.zone(zone) !== null),
  );
  const heaps = () => shown().filter(({ lies }) => lies === 'in a heap');
  const rows = () => shown().filter(({ lies }) => lies === 'in a row');
  const spotlight = () => {
    const { view } = table.kept;
    return view && table.pending().length === 0 ? table.board.spotlight(view) : null;
  };
  const onStage = () => {
    const card = spotlight();
    return card ? [card] : table.pending();
  };
  // The pending card lies between the first pile and the others.
  const first = () => heaps().slice(0, 1);
  const others = () => heaps().slice(1);
  return (
    <section class="piles" classList={{ 'has-rows': rows().length > 0 }} aria-label={table.common.table.piles}>
      <For each={rows().map(({ pile }) => pile)}>
        {pile => <Show when={rows().find(spot => spot.pile === pile)}>{spot => <RowView spot={spot()} />}</Show>}
      </For>
      <div class="heaps" classList={{ pending: onStage().length > 0, danger: spotlight() !== null }}>
        <Heaps spots={first()} />
        <Pending cards={onStage()} />
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
function Pending(props: { cards: readonly Card[] }) {
  return (
    <Show when={props.cards.length > 0}>
      <ol class="stage" style={{ '--n': props.cards.length }}>
        <For each={props.cards}>
          {(card, n) => (
            <li
              data-face={card.face}
              data-card={card.id}
              style={{ '--i': n(), '--left': props.cards.length - 1 - n() }}
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
  const { table } = useTable();
  return (
    <figure class="row" data-pile={props.spot.pile}>
      <figcaption>
        {table.words.zone(props.spot.zone)} <span class="count">{props.spot.count}</span>
      </figcaption>
      <ol class="row-cards" style={{ '--n': props.spot.count }}>
        <For each={props.spot.cards ?? []}>
          {card => (
            <li>
              <RowCard card={card} />
            </li>
          )}
        </For>
      </ol>
    </figure>
  );
}

/** Pressed as an answer while it is one; a long press, or a press at any other time, explains it. */
function RowCard(props: { card: Card }) {
  const { table, choice, explain } = useTable();
  const offer = () => offerFor(choice.offers(), props.card.id);
  const help = () => explain([props.card.face]);
  return (
    <button
      type="button"
      class="row-card"
      classList={{ playable: offer() !== null && table.isOpen() }}
      data-face={props.card.face}
      data-card={props.card.id}
      data-option={offer()?.option.id}
      aria-disabled={offer() !== null && !table.isOpen()}
      {...createLongPress(help, () => (offer() ? choice.press(props.card.id) : help()))}
    >
      <CardFace face={props.card.face} size="compact" />
    </button>
  );
}
