/** Once more on the same chairs: a ring of cats shows who wants it; anybody may call for a moment. */
import Check from 'lucide-solid/icons/check';
import { createSignal, For, onCleanup, Show } from 'solid-js';
import { againMs, type Chair } from '../../p2p/room/lobby.ts';
import { Cat } from './cat.tsx';
import { useRoom } from './context.ts';

export function Again() {
  const { room, common, isPractice, leave } = useRoom();
  const phase = () => {
    const now = room.lobby()?.phase;
    return now?.at === 'over' ? now : null;
  };
  const pressed = () => phase()?.again ?? [];
  const people = () => (room.lobby()?.chairs ?? []).filter(({ kind }) => kind === 'person');
  const hasChair = () => people().some(({ id }) => id === room.me());
  return (
    <div class="again">
      <Show when={!isPractice}>
        <Ring people={people()} pressed={pressed()} />
        <Show when={phase()?.next !== 'open'} fallback={<Count n={pressed().length} of={people().length} />}>
          <Hurry next={phase()?.next === 'soon' ? 'soon' : 'held'} canWait={hasChair()} />
        </Show>
      </Show>
      <div class="answers">
        <Show when={!isPractice && room.keeper()}>
          {keeper => (
            <button type="button" class="button" onClick={() => keeper().toLobby()}>
              {common.room.changeGame}
            </button>
          )}
        </Show>
        <Show when={isPractice}>
          <button type="button" class="button" onClick={leave}>
            {common.end.back}
          </button>
        </Show>
        <Show when={hasChair()} fallback={<span class="quiet">{common.room.watchingEnd}</span>}>
          <button
            type="button"
            class="button strong"
            aria-disabled={pressed().includes(room.me())}
            onClick={() => room.say('again')}
          >
            {common.end.again}
          </button>
        </Show>
      </div>
    </div>
  );
}

function Ring(props: { people: readonly Chair[]; pressed: readonly number[] }) {
  const { room, common, end } = useRoom();
  const name = (chair: Chair) => (chair.id === room.me() ? common.you : chair.name);
  return (
    <ul class="ring" aria-label={end.again.who}>
      <For each={props.people}>
        {chair => (
          <li classList={{ wants: props.pressed.includes(chair.id) }} title={chair.name}>
            <Cat cat={chair.cat} as="person" />
            <Show when={props.pressed.includes(chair.id)}>
              <Check aria-hidden="true" />
            </Show>
            <span class="ring-name">{name(chair)}</span>
            <Show when={props.pressed.includes(chair.id)}>
              <span class="hidden">{end.again.wants}</span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

function Count(props: { n: number; of: number }) {
  const { common } = useRoom();
  return (
    <p class="quiet" role="status">
      {props.n > 0 ? common.room.wantAgain(props.n, props.of) : ''}
    </p>
  );
}

/** Most want it: the seconds that are left, and a way to stop them. */
function Hurry(props: { next: 'soon' | 'held'; canWait: boolean }) {
  const { room, end } = useRoom();
  return (
    <Show when={props.next === 'soon'} fallback={<p role="status">{end.again.held}</p>}>
      <div class="hurry">
        <Seconds />
        <Show when={props.canWait}>
          <button type="button" class="button" onClick={() => room.say('wait')}>
            {end.again.wait}
          </button>
        </Show>
      </div>
    </Show>
  );
}

function Seconds() {
  const { end } = useRoom();
  const [left, count] = createSignal(againMs / 1000);
  const timer = setInterval(() => count(n => Math.max(0, n - 1)), 1000);
  onCleanup(() => clearInterval(timer));
  return (
    <p>
      <span aria-hidden="true">{end.again.soon(left())}</span>
      <span class="hidden" role="status">
        {end.again.soon(againMs / 1000)}
      </span>
      <span class="hurry-bar" style={{ 'animation-duration': `${againMs}ms` }} />
    </p>
  );
}
