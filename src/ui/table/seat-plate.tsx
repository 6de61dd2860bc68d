/** One seat: cat, name, cards, marks, what lies open before it, and whether the table waits for it. Pressed as a target. */
import ChevronRight from 'lucide-solid/icons/chevron-right';
import { createMemo, For, Show } from 'solid-js';
import type { Seat } from '../../engine/contract.ts';
import { isWaited as isSeatWaited, seatName } from './aloud.ts';
import { useTable } from './context.ts';
import { isSeat } from './offers.ts';
import { SeatCards } from './seat-cards.tsx';

export function SeatPlate(props: { seat: Seat }) {
  const { table, choice } = useTable();
  const offer = createMemo(() =>
    choice.offers().all.find(({ option }) => isSeat(option) && option.seat === props.seat),
  );
  const isWaited = () => isSeatWaited(table, props.seat);
  const signs = createMemo(() => (table.kept.view ? table.game.signs(table.kept.view.table, props.seat) : []));
  const isChosen = () => choice.chosen().includes(offer()?.option.id ?? '');
  const look = () => ({ mine: props.seat === table.me, waited: isWaited(), chosen: isChosen() });
  const isAiming = () => props.seat !== table.me && choice.offers().all.some(({ option }) => isSeat(option));
  /** Only what everybody sees: the marks on the seat, or an empty hand. */
  const whyNot = () => {
    const { words, common, who } = table;
    const hand = table.spots().find(({ owner, sight }) => owner === props.seat && sight === 'owner');
    const reasons = signs().map(sign => words.sign(sign));
    const why = reasons.length === 0 && hand?.count === 0 ? common.board.noCards : reasons.join(', ');
    return common.board.notThem(who.name(props.seat), why);
  };
  const facts = () => <SeatFacts seat={props.seat} isWaited={isWaited()} />;
  const marks = () =>
    signs()
      .map(({ sign }) => sign)
      .join(' ');
  return (
    <Show
      when={offer()}
      fallback={
        <Show
          when={isAiming()}
          fallback={
            <article
              class="seat"
              classList={look()}
              data-seat={props.seat}
              data-signs={marks()}
              tabindex={props.seat === table.me ? undefined : -1}
              aria-label={seatName(table, props.seat)}
            >
              {facts()}
            </article>
          }
        >
          <button
            type="button"
            class="seat"
            classList={look()}
            data-seat={props.seat}
            data-signs={marks()}
            aria-disabled="true"
            onClick={() => choice.say(whyNot())}
          >
            {facts()}
          </button>
        </Show>
      }
    >
      {it => (
        <button
          type="button"
          class="seat playable"
          classList={look()}
          data-seat={props.seat}
          data-signs={marks()}
          data-option={it().option.id}
          aria-disabled={!table.isOpen()}
          onClick={() => choice.press(it().option.id)}
        >
          {facts()}
          <Show when={it().key}>
            {key => (
              <span class="seat-key" aria-hidden="true">
                {key()}
              </span>
            )}
          </Show>
        </button>
      )}
    </Show>
  );
}

function SeatFacts(props: { seat: Seat; isWaited: boolean }) {
  const { table } = useTable();
  const signs = createMemo(() => (table.kept.view ? table.game.signs(table.kept.view.table, props.seat) : []));
  const link = () => table.link?.(props.seat) ?? null;
  const isNext = () => table.kept.view !== null && table.board.next(table.kept.view) === props.seat;
  return (
    <>
      <Show when={table.art}>
        {art => <img class="seat-cat" src={art().cat(props.seat, signs())} alt="" draggable={false} />}
      </Show>
      <span class="seat-who">
        <Show when={isNext()}>
          <ChevronRight class="next" role="img" aria-label={table.common.board.next} />
        </Show>
        <span class="seat-name">{table.who.name(props.seat)}</span>
        <Show when={props.isWaited}>
          <span class="waits" role="img" aria-label={table.common.table.waited} />
        </Show>
        <Show when={link()}>
          {bars => <span class={`bars bars-${bars()}`} role="img" aria-label={table.common.room.links[bars()]} />}
        </Show>
      </span>
      <SeatCards seat={props.seat} />
      <span class="signs">
        <For each={signs()}>{sign => <span class={`sign sign-${sign.sign}`}>{table.words.sign(sign)}</span>}</For>
      </span>
    </>
  );
}
