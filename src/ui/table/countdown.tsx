/**
 * How long the open question still runs. Only a picture of time: the host keeps the clock and says how it stands.
 * In a window everybody may tap it for a moment more.
 */
import { createMemo, createSignal, Match, onCleanup, Show, Switch } from 'solid-js';
import type { ClockStatus } from '../../p2p/match/clock-status.ts';
import { useTable } from './context.ts';

type Running = Extract<ClockStatus, { state: 'running' }>;

export function Countdown() {
  const { table } = useTable();
  const isHeld = () => table.kept.held === table.ask()?.id;
  return (
    <Show when={table.isReacting()} fallback={<Clock />}>
      <button
        type="button"
        class="hold"
        aria-label={table.common.reaction.hold}
        title={table.common.reaction.holdHelp}
        aria-disabled={isHeld() || !table.isIdle()}
        onClick={() => table.hold()}
      >
        <Clock />
      </button>
    </Show>
  );
}

function Clock() {
  const { table } = useTable();
  const clock = createMemo(() => (table.kept.clock?.ask === table.ask()?.id ? table.kept.clock : null));
  const running = () => {
    const status = clock();
    return status?.state === 'running' ? { ...status } : null;
  };
  return (
    <span class="countdown" aria-hidden="true">
      <Switch>
        <Match when={running()} keyed>
          {it => <Bar clock={it} />}
        </Match>
        <Match when={clock()?.state === 'drawing' || clock()?.state === 'paused'}>
          <span class="countdown-bar still" />
        </Match>
      </Switch>
    </span>
  );
}

function Bar(props: { clock: Running }) {
  const { table } = useTable();
  const end = performance.now() + props.clock.leftMs;
  const left = () => Math.max(0, Math.ceil((end - performance.now()) / 1000));
  const [seconds, count] = createSignal(left());
  const timer = setInterval(() => count(left()), 1000);
  onCleanup(() => clearInterval(timer));
  const gone = () => props.clock.totalMs - props.clock.leftMs;
  return (
    <>
      <span
        class="countdown-bar"
        style={{ 'animation-duration': `${props.clock.totalMs}ms`, 'animation-delay': `-${gone()}ms` }}
      />
      <span class="countdown-seconds">{table.common.prompt.seconds(seconds())}</span>
    </>
  );
}
