/** Who watches, and the choice to watch or to play. */
import { For, Show } from 'solid-js';
import { watcherLimit } from '../../p2p/room/lobby.ts';
import { Pulldown } from '../start/pulldown.tsx';
import { Cat } from './cat.tsx';
import { useRoom } from './context.ts';

const limits = [0, 4, 12, watcherLimit];

export function Watchers() {
  const { room, common } = useRoom();
  const watching = () => room.lobby()?.watching ?? [];
  const me = () => watching().find(({ id }) => id === room.me());
  const isSeated = () => (room.lobby()?.chairs ?? []).some(({ id }) => id === room.me());
  return (
    <section class="watchers" aria-label={common.room.watching}>
      <Show when={watching().length > 0}>
        <h2>
          {common.room.watching} <span class="count">{watching().length}</span>
        </h2>
        <ul>
          <For each={watching()}>
            {({ cat, name, wants }) => (
              <li class="watcher">
                <Cat cat={cat} as="person" /> {name}
                <Show when={wants === 'to play'}>
                  <span class="badge">{common.room.next}</span>
                </Show>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <div class="watch-ways">
        <Show when={me()}>
          <button type="button" class="button" onClick={() => room.say('sit')}>
            {common.room.sit}
          </button>
        </Show>
        <Show when={isSeated() && !room.keeper()}>
          <button type="button" class="button" onClick={() => room.say('stand')}>
            {common.room.stand}
          </button>
        </Show>
        <Show when={room.keeper()}>
          {keeper => (
            <Pulldown
              label={common.room.mayWatch}
              values={limits}
              value={room.lobby()?.watchers ?? 0}
              text={n => common.room.watcherCount(n)}
              onChange={n => keeper().letWatch(n)}
            />
          )}
        </Show>
      </div>
    </section>
  );
}
