/** Everybody at the table: name, marks, how many cards, what lies open before them, and whether the table waits. */
import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../engine/contract.ts';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { isSeat } from './offers.ts';

export function Seats() {
  const { table } = useTable();
  const count = () => table.kept.view?.seats.length ?? 1;
  // One row, or two that are as even as can be.
  const columns = () => (count() > 5 ? Math.ceil(count() / 2) : count());
  return (
    <section class="seats" aria-label={table.common.table.seats}>
      <ul class="seat-list" style={{ '--columns': columns() }}>
        <For each={table.kept.view?.seats ?? []}>
          {seat => (
            <li>
              <SeatPlate seat={seat} />
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}

function SeatPlate(props: { seat: Seat }) {
  const { table, choice } = useTable();
  const offer = createMemo(() =>
    choice.offers().all.find(({ option }) => isSeat(option) && option.seat === props.seat),
  );
  const isWaited = () => {
    const waiting = table.kept.view?.waiting;
    return (
      waiting?.on === 'players' && waiting.ask.seats.includes(props.seat) && !waiting.answered.includes(props.seat)
    );
  };
  const look = () => ({ mine: props.seat === table.me, waited: isWaited() });
  return (
    <Show
      when={offer()}
      fallback={
        <div class="seat" classList={look()}>
          <SeatFacts seat={props.seat} isWaited={isWaited()} />
        </div>
      }
    >
      {it => (
        <button
          type="button"
          class="seat playable"
          classList={look()}
          data-option={it().option.id}
          aria-disabled={!table.isOpen()}
          onClick={() => choice.press(it().option.id)}
        >
          <SeatFacts seat={props.seat} isWaited={isWaited()} />
          <kbd>{it().key}</kbd>
        </button>
      )}
    </Show>
  );
}

function SeatFacts(props: { seat: Seat; isWaited: boolean }) {
  const { table } = useTable();
  const signs = () => (table.kept.view ? table.game.signs(table.kept.view.table, props.seat) : []);
  const piles = createMemo(() => table.spots().filter(({ owner }) => owner === props.seat));
  const open = () => piles().flatMap(({ sight, cards }) => (sight === 'all' ? (cards ?? []) : []));
  return (
    <>
      <span class="seat-name">
        <span>{table.who.name(props.seat)}</span>
        <Show when={props.isWaited}>
          <span class="waits" role="img" aria-label={table.common.table.waited} />
        </Show>
      </span>
      <For each={piles().filter(({ sight }) => sight !== 'all')}>
        {({ count, sight, zone }) => (
          <Show when={sight === 'owner' || count > 0}>
            <span class="seat-count">
              {sight === 'owner' ? table.common.table.cards(count) : `${table.words.zone(zone) ?? zone} ${count}`}
            </span>
          </Show>
        )}
      </For>
      <For each={signs()}>{sign => <span class={`sign sign-${sign.sign}`}>{table.words.sign(sign)}</span>}</For>
      <For each={open()}>{card => <CardFace face={card.face} size="chip" />}</For>
    </>
  );
}
