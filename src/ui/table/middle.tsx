/** The middle of the table; while I look for a place in a pile, or choose among cards, it is all about them. */
import { type JSX, Match, Switch } from 'solid-js';
import { useTable } from './context.ts';
import { Piles } from './pile-row.tsx';
import { SecretPanel } from './secret.tsx';
import { SlotPicker } from './slot-picker.tsx';
import { Spread } from './spread.tsx';

export function Middle(props: { hints?: JSX.Element }) {
  const { choice } = useTable();
  /** What is asked here comes before what I was shown. */
  const isAsked = () => {
    const { slots, spread, laid } = choice.offers();
    return slots.length + spread.length + laid.length > 0;
  };
  return (
    <div class="middle" classList={{ asked: isAsked() }} data-zone="table">
      <Switch fallback={<Piles />}>
        <Match when={choice.offers().slots.length > 0}>
          <SlotPicker />
        </Match>
        <Match when={choice.offers().spread.length > 0}>
          <Spread />
        </Match>
      </Switch>
      <SecretPanel />
      {props.hints}
    </div>
  );
}
