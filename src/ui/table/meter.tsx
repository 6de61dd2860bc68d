/** How many of the card everybody fears are still in a pile, and how likely the next one is. From public facts alone. */
import { Show } from 'solid-js';
import { Burst } from './burst.tsx';
import { useTable } from './context.ts';
import { chanceOf } from './gauge.ts';
import type { Spot } from './piles.ts';

export function Meter(props: { spot: Spot }) {
  const { table } = useTable();
  const gauge = () => {
    const found = table.kept.view && table.gauge ? table.gauge(table.kept.view) : null;
    return found?.pile === props.spot.pile ? found : null;
  };
  return (
    <Show when={gauge()}>
      {it => (
        <span class="meter" title={table.words.face(it().face).name}>
          <Burst />
          <span class="hidden">{table.words.face(it().face).name}</span> {it().left}
          <span class="meter-chance">{chanceOf(it(), props.spot.count)}%</span>
        </span>
      )}
    </Show>
  );
}
