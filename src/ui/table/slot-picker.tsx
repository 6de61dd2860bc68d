/** A place in a pile: an upright slider beside the pile, out of which the card looks where it will lie. */
import { For } from 'solid-js';
import { Burst } from './burst.tsx';
import { useTable } from './context.ts';

/** So many edges of cards are drawn, however thick the pile is. */
const drawn = 15;

export function SlotPicker() {
  const { table, choice } = useTable();
  const { place } = choice;
  const text = () => {
    const slots = choice.offers().slots;
    return table.common.prompt.slot(place.option()?.slot ?? 0, slots.at(-1)?.slot ?? 0);
  };
  /** Whom it would hit. Everybody can work that out from the table. */
  const taker = () => {
    const slot = place.option()?.slot;
    const { view } = table.kept;
    const seat = view && slot !== undefined ? table.board.taker(view, slot) : null;
    return seat === null ? null : table.words.note('taker', { n: slot ?? 0, seat }, table.who);
  };
  const share = () => (place.last() > 0 ? place.at() / place.last() : 0);
  return (
    <div class="slots">
      <div class="slot-rail">
        <input
          type="range"
          min="0"
          max={place.last()}
          value={place.at()}
          aria-label={table.common.prompt.where}
          aria-orientation="vertical"
          aria-valuetext={text()}
          onInput={event => place.move(event.currentTarget.valueAsNumber)}
          onKeyDown={step}
        />
      </div>
      <div class="slot-pile" aria-hidden="true" style={{ '--share': share() }}>
        <For each={Array.from({ length: drawn }, (_, n) => n)}>
          {n => <span class="slot-edge" classList={{ below: n / drawn >= share() }} style={{ '--i': n }} />}
        </For>
        <output class="slot-text">
          <Burst />
          {text()}
        </output>
      </div>
      <p class="slot-note">{taker()}</p>
      <div class="slot-buttons">
        <Jump text={table.common.prompt.top} onPress={() => place.move(0)} />
        <Jump text={table.common.board.second} onPress={() => place.move(1)} />
        <Jump text={table.common.prompt.random} onPress={() => place.moveAnywhere()} />
        <Jump text={table.common.prompt.bottom} onPress={() => place.move(place.last())} />
      </div>
    </div>
  );

  /** The top of the pile is up, whatever a browser thinks of upright sliders. */
  function step(event: KeyboardEvent): void {
    const by = { ArrowUp: -1, ArrowDown: 1, PageUp: -5, PageDown: 5, Home: -1e6, End: 1e6 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    place.move(place.at() + by);
  }
}

function Jump(props: { text: string; onPress: () => void }) {
  return (
    <button type="button" class="button" onClick={() => props.onPress()}>
      {props.text}
    </button>
  );
}
