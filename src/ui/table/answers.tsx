/** The answers that are not pressed on a card of my hand or on a seat. */
import { createSignal, For, Show } from 'solid-js';
import { useTable } from './context.ts';
import { Key } from './key-cap.tsx';
import { Option } from './option.tsx';

/** More words than this are looked for by typing. */
const manyWords = 9;

export function Answers() {
  const { table, choice } = useTable();
  const ids = () => [...saves(), ...choice.offers().listed].map(({ option }) => option.id);
  const saves = () => {
    const { view } = table.kept;
    const { all, listed } = choice.offers();
    return view && table.board.isUrgent(view) ? all.filter(offer => !listed.includes(offer)) : [];
  };
  /** One card lies there to be taken or left. */
  const onlyCard = () => {
    const [card, second] = choice.offers().spread;
    return card && !second && !choice.isSeveral() ? card.option.id : null;
  };
  return (
    <div class="answers" classList={{ many: ids().length > 3, long: ids().length > manyWords }}>
      <Show when={ids().length > manyWords} fallback={<For each={ids()}>{id => <Option id={id} as="button" />}</For>}>
        <Search ids={ids()} />
      </Show>
      <Show when={choice.offers().slots.length > 0}>
        <PlaceButton id={choice.place.option()?.id ?? ''} />
      </Show>
      <Show when={onlyCard()}>{id => <PlaceButton id={id()} />}</Show>
      <Show when={choice.isSeveral()}>
        <Sequence />
      </Show>
      <Show when={choice.role() === 'asked' && table.prompt()?.min === 0}>
        <PassButton />
      </Show>
    </div>
  );
}

/** A long list, and a field that shortens it. */
function Search(props: { ids: readonly string[] }) {
  const { table, choice } = useTable();
  const [typed, type] = createSignal('');
  const label = () => {
    const ask = table.ask();
    return ask ? table.words.ask(ask.about, table.who).mine : table.common.prompt.where;
  };
  const fits = (id: string) => {
    const option = choice.offers().all.find(offer => offer.option.id === id)?.option;
    const text = option && 'word' in option ? table.words.word(option.word) : '';
    return text.toLocaleLowerCase().includes(typed().trim().toLocaleLowerCase());
  };
  return (
    <>
      <input
        class="search"
        type="search"
        autocomplete="off"
        aria-label={label()}
        placeholder="..."
        onInput={event => type(event.currentTarget.value)}
      />
      <For each={props.ids.filter(fits)}>{id => <Option id={id} />}</For>
    </>
  );
}

/** Says yes to the place that the slider shows, or to the one card that lies there. */
function PlaceButton(props: { id: string }) {
  const { table, choice } = useTable();
  const label = () => {
    const ask = table.ask();
    return (ask && table.words.ask(ask.about, table.who).place) ?? table.common.prompt.place;
  };
  return (
    <button
      type="button"
      class="button strong"
      data-option={choice.offers().slots.length > 0 ? 'slot' : props.id}
      aria-disabled={!table.isOpen()}
      onClick={() => choice.press(props.id)}
    >
      {label()}
    </button>
  );
}

/** Several are asked for: how far I am, once more from the start, and done. */
function Sequence() {
  const { table, choice } = useTable();
  return (
    <span class="sequence">
      <span class="quiet">{table.common.prompt.chosen(choice.chosen().length, table.prompt()?.max ?? 0)}</span>
      <button type="button" class="button" onClick={() => choice.reset()}>
        {table.common.prompt.reset}
      </button>
      <button type="button" class="button strong" aria-disabled={!choice.canFinish()} onClick={() => choice.finish()}>
        {table.common.prompt.done}
      </button>
    </span>
  );
}

function PassButton() {
  const { table, choice } = useTable();
  const label = () => {
    const ask = table.ask();
    return (ask && table.words.ask(ask.about, table.who).pass) ?? table.common.prompt.pass;
  };
  return (
    <button type="button" class="button pass" aria-disabled={!choice.canPass()} onClick={() => choice.pass()}>
      {label()} <Key code="Digit0" />
    </button>
  );
}
