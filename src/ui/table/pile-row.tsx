/** The piles in the middle. Those that lie open show their top card and can be looked through. */
import { createMemo, createSignal, For, Show } from 'solid-js';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import type { Spot } from './piles.ts';
import { Sheet } from './sheet.tsx';

export function Piles() {
  const { table } = useTable();
  const shown = createMemo(() =>
    table.spots().filter(({ owner, zone, count }) => owner === null && count > 0 && table.words.zone(zone) !== null),
  );
  return (
    <section class="piles" aria-label={table.common.table.piles}>
      <For each={shown().map(({ pile }) => pile)}>
        {pile => <Show when={shown().find(spot => spot.pile === pile)}>{spot => <PileView spot={spot()} />}</Show>}
      </For>
    </section>
  );
}

function PileView(props: { spot: Spot }) {
  const { table } = useTable();
  const [isOpen, open] = createSignal(false);
  const name = () => table.words.zone(props.spot.zone) ?? props.spot.zone;
  const top = () => props.spot.cards?.[0] ?? null;
  const label = (face: string) => table.common.table.topOf(name(), table.words.face(face).name, props.spot.count);
  return (
    <figure class="pile">
      <Show when={top()} fallback={<span class="back" />}>
        {card => (
          <button
            type="button"
            class="pile-top"
            data-face={card().face}
            title={table.common.table.look}
            aria-label={label(card().face)}
            onClick={() => open(true)}
          >
            <CardFace face={card().face} size="card" />
          </button>
        )}
      </Show>
      <figcaption>
        {name()} <span class="count">{props.spot.count}</span>
      </figcaption>
      <Show when={isOpen()}>
        <PileSheet spot={props.spot} name={name()} onClose={() => open(false)} />
      </Show>
    </figure>
  );
}

/** The whole pile as it lies, the top card first. */
function PileSheet(props: { spot: Spot; name: string; onClose: () => void }) {
  const { table } = useTable();
  return (
    <Sheet title={table.common.table.pileOf(props.name, props.spot.count)} onClose={props.onClose}>
      <ol class="pile-cards">
        <For each={props.spot.cards ?? []}>
          {card => (
            <li>
              <CardFace face={card.face} size="chip" />
            </li>
          )}
        </For>
      </ol>
    </Sheet>
  );
}
