/** My own cards. One that may be played now is bright, and pressing it plays it; pressing any other explains it. */
import { createMemo, For, Show } from 'solid-js';
import { CardFace } from './card.tsx';
import { useTable } from './context.ts';
import { createLongPress } from './long-press.ts';
import { offerFor } from './offers.ts';
import { type Spot, type Stack, spread, stacked } from './piles.ts';

export function Hands() {
  const { table, choice } = useTable();
  const own = createMemo(() => table.spots().filter(({ owner, sight }) => owner === table.me && sight === 'owner'));
  const role = () => table.words.own(table.kept.view?.own ?? null);
  return (
    <section class="hands" data-role={choice.role()}>
      <Show when={role()}>{text => <p class="own">{text()}</p>}</Show>
      <For each={own().map(({ pile }) => pile)}>
        {pile => <Show when={own().find(spot => spot.pile === pile)}>{spot => <Hand spot={spot()} />}</Show>}
      </For>
    </section>
  );
}

function Hand(props: { spot: Spot }) {
  const { table, choice } = useTable();
  const isChoosingSeveral = () =>
    choice.isSeveral() && props.spot.cards?.some(({ id }) => offerFor(choice.offers(), id) !== null);
  const stacks = createMemo(() => (isChoosingSeveral() ? spread : stacked)(props.spot.cards ?? []));
  return (
    <>
      <h2 class="hand-title">
        {table.words.zone(props.spot.zone) ?? props.spot.zone}
        <span class="count">{table.common.table.cards(props.spot.count)}</span>
      </h2>
      <ul class="hand">
        <For each={stacks().map(({ key }) => key)}>
          {key => <Show when={stacks().find(stack => stack.key === key)}>{stack => <HandCard stack={stack()} />}</Show>}
        </For>
      </ul>
    </>
  );
}

function HandCard(props: { stack: Stack }) {
  const { table, choice, explain } = useTable();
  const offer = createMemo(() => {
    const [first] = props.stack.cards;
    return first ? offerFor(choice.offers(), first.id) : null;
  });
  const turn = () => choice.chosen().indexOf(offer()?.option.id ?? '') + 1;
  const help = () => explain([props.stack.face]);
  const press = () => {
    const it = offer();
    if (it) return choice.press(it.option.id);
    if (table.isIdle()) help();
  };
  return (
    <li>
      <button
        type="button"
        class="hand-card"
        classList={{ playable: offer() !== null && table.isOpen(), chosen: turn() > 0 }}
        data-face={props.stack.face}
        data-option={offer()?.option.id}
        aria-disabled={offer() !== null && !table.isOpen()}
        {...createLongPress(help, press)}
      >
        <CardFace face={props.stack.face} count={props.stack.cards.length} size="card" />
        <Show when={turn() > 0}>
          <span class="pick">{turn()}</span>
        </Show>
        <Show when={offer()?.key}>{key => <kbd>{key()}</kbd>}</Show>
      </button>
    </li>
  );
}
