/** How long the open ask still runs. Only a picture of time: the host keeps the clock. */
import { createMemo, createSignal, onCleanup, Show } from 'solid-js';
import { useTable } from './context.ts';

export function Countdown() {
  const { table } = useTable();
  // By number: a new view of the same ask must not start it anew.
  const askId = createMemo(() => (typeof table.ask()?.ms === 'number' ? table.ask()?.id : undefined));
  return (
    <div class="countdown" aria-hidden="true">
      <Show when={askId() !== undefined ? { id: askId() } : null} keyed>
        {_ => <Running ms={table.ask()?.ms ?? 0} />}
      </Show>
    </div>
  );
}

function Running(props: { ms: number }) {
  const { table } = useTable();
  const end = performance.now() + props.ms;
  const left = () => Math.max(0, Math.ceil((end - performance.now()) / 1000));
  const [seconds, count] = createSignal(left());
  const timer = setInterval(() => count(left()), 1000);
  onCleanup(() => clearInterval(timer));
  return (
    <>
      <span class="countdown-bar" style={{ 'animation-duration': `${props.ms}ms` }} />
      <span class="countdown-seconds">{table.common.prompt.seconds(seconds())}</span>
    </>
  );
}
