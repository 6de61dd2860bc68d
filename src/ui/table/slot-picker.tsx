/** Chooses a place in a pile: a slider, three shortcuts, and a button that says yes. */
import { createSignal } from 'solid-js';
import { useTable } from './context.ts';
import type { SlotOption } from './offers.ts';

export function SlotPicker(props: { slots: readonly SlotOption[] }) {
  const { table, choice } = useTable();
  // Begins anywhere, so that where it begins suggests nothing.
  const [place, move] = createSignal(anywhere(props.slots.length));
  const last = () => props.slots.length - 1;
  const at = () => Math.min(place(), last());
  const text = () => table.common.prompt.slot(props.slots[at()]?.slot ?? 0, props.slots[last()]?.slot ?? 0);
  const label = () => {
    const ask = table.ask();
    return (ask && table.words.ask(ask.about, table.who).place) ?? table.common.prompt.place;
  };
  return (
    <div class="slots">
      <output class="slot-text">{text()}</output>
      <input
        type="range"
        min="0"
        max={last()}
        value={at()}
        aria-label={table.common.prompt.where}
        aria-valuetext={text()}
        onInput={event => move(event.currentTarget.valueAsNumber)}
      />
      <div class="slot-buttons">
        <button type="button" class="button" onClick={() => move(0)}>
          {table.common.prompt.top}
        </button>
        <button type="button" class="button" onClick={() => move(anywhere(props.slots.length))}>
          {table.common.prompt.random}
        </button>
        <button type="button" class="button" onClick={() => move(last())}>
          {table.common.prompt.bottom}
        </button>
        <button
          type="button"
          class="button strong"
          data-option="slot"
          aria-disabled={!table.isOpen()}
          onClick={() => choice.press(props.slots[at()]?.id ?? '')}
        >
          {label()}
        </button>
      </div>
    </div>
  );
}

/** Only where the slider stands; nothing in the match hangs on it. */
const anywhere = (count: number): number => Math.floor(Math.random() * count);
