/** One pile. An open one shows its top card and can be looked through; a closed one may be tapped where that says something. */
import { createSignal, For, Show } from 'solid-js';
import { pileName } from './aloud.ts';
import { CardBack, CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { Meter } from './meter.tsx';
import type { Spot } from './piles.ts';
import { Sheet } from './sheet.tsx';

interface SpotProps {
  readonly spot: Spot;
}

export function PileView(props: SpotProps) {
  const { table } = useTable();
  const name = () => table.words.zone(props.spot.zone) ?? props.spot.zone;
  return (
    <figure class="pile" data-pile={props.spot.pile} style={{ '--thick': Math.min(props.spot.count, 24) }}>
      <Show when={props.spot.cards} fallback={<ClosedPile spot={props.spot} name={name()} />}>
        <OpenPile spot={props.spot} name={name()} />
      </Show>
      <figcaption>
        {name()} <span class="count">{props.spot.count}</span>
        <Meter spot={props.spot} />
      </figcaption>
    </figure>
  );
}

function ClosedPile(props: SpotProps & { name: string }) {
  const { table, choice } = useTable();
  const offer = () => {
    const said = table.taps?.[props.spot.pile];
    return choice.offers().all.find(({ option }) => 'word' in option && option.word === said);
  };
  const label = () => pileName(table, props.spot);
  return (
    <Show when={offer()} fallback={<CardBack />}>
      {it => (
        <button
          type="button"
          class="pile-tap"
          aria-label={`${table.words.word(table.taps?.[props.spot.pile] ?? '')}. ${label()}`}
          aria-disabled={!table.isOpen()}
          onClick={() => choice.press(it().option.id)}
        >
          <CardBack />
        </button>
      )}
    </Show>
  );
}

function OpenPile(props: SpotProps & { name: string }) {
  const { table } = useTable();
  const [isOpen, open] = createSignal(false);
  const isPending = (id: string) => table.pending().some(card => card.id === id);
  const top = () => props.spot.cards?.find(({ id }) => !isPending(id)) ?? null;
  return (
    <>
      <Show when={top()} fallback={<span class="no-card" />}>
        {card => (
          <button
            type="button"
            class="pile-top"
            data-face={card().face}
            title={table.common.table.look}
            aria-label={table.common.table.topOf(props.name, table.words.face(card().face).name, props.spot.count)}
            onClick={() => open(true)}
          >
            <CardFace face={card().face} size="compact" />
          </button>
        )}
      </Show>
      <Show when={isOpen()}>
        <PileSheet spot={props.spot} name={props.name} onClose={() => open(false)} />
      </Show>
    </>
  );
}

/** The whole pile as it lies, the top card first. */
function PileSheet(props: SpotProps & { name: string; onClose: () => void }) {
  const { table } = useTable();
  return (
    <Sheet title={table.common.table.pileOf(props.name, props.spot.count)} onClose={props.onClose}>
      <ol class="pile-cards">
        <For each={props.spot.cards ?? []}>
          {card => (
            <li data-face={card.face}>
              <CardFace face={card.face} size="compact" />
            </li>
          )}
        </For>
      </ol>
    </Sheet>
  );
}
