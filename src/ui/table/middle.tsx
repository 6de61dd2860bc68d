/** The middle of the table; while I look for a place in a pile it is all about that pile. */
import { type JSX, Show } from 'solid-js';
import { useTable } from './context.ts';
import { Piles } from './pile-row.tsx';
import { SecretPanel } from './secret.tsx';
import { SlotPicker } from './slot-picker.tsx';

export function Middle(props: { hints?: JSX.Element }) {
  const { choice } = useTable();
  return (
    <div class="middle" data-zone="table">
      <Show when={choice.offers().slots.length > 0} fallback={<Piles />}>
        <SlotPicker />
      </Show>
      <SecretPanel />
      {props.hints}
    </div>
  );
}
