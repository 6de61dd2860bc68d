/** Who sits where. Everybody changes their own name and cat; the keeper moves chairs, adds bots and shows the door. */
import ChevronDown from 'lucide-solid/icons/chevron-down';
import ChevronUp from 'lucide-solid/icons/chevron-up';
import X from 'lucide-solid/icons/x';
import { createSignal, For, Show } from 'solid-js';
import { type Chair, chairLimit } from '../../p2p/room/lobby.ts';
import { Cat } from './cat.tsx';
import { useRoom } from './context.ts';
import { MyFace } from './my-face.tsx';

export function Chairs() {
  const { room, common } = useRoom();
  const chairs = () => room.lobby()?.chairs ?? [];
  return (
    <section class="chairs" aria-label={common.room.chairs}>
      <ul>
        <For each={chairs()}>
          {(chair, place) => (
            <li>
              <ChairRow chair={chair} place={place()} last={chairs().length - 1} />
            </li>
          )}
        </For>
        <Show when={chairs().length < chairLimit && room.keeper()}>
          {keeper => (
            <li>
              <button type="button" class="add-bot" onClick={() => keeper().addBot()}>
                {common.room.addBot}
              </button>
            </li>
          )}
        </Show>
      </ul>
    </section>
  );
}

function ChairRow(props: { chair: Chair; place: number; last: number }) {
  const { room, common } = useRoom();
  const [isEditing, edit] = createSignal(false);
  const isMe = () => props.chair.id === room.me();
  const link = () => (props.chair.kind === 'person' ? props.chair.link : null);
  return (
    <div class="chair" classList={{ mine: isMe() }} data-link={link()}>
      <Cat cat={props.chair.cat} as={props.chair.kind} />
      <span class="chair-who">
        <span class="chair-name">{props.chair.name}</span>
        <span class="badges">
          <Show when={props.chair.id === room.lobby()?.keeper}>
            <span class="badge">{common.room.keeps}</span>
          </Show>
          <Show when={props.chair.kind === 'bot'}>
            <span class="badge">{common.room.bot}</span>
          </Show>
          <Show when={props.chair.kind === 'person' && props.chair.plays === 'first game'}>
            <span class="badge">{common.room.firstGame}</span>
          </Show>
          <Show when={!isMe() && link()}>
            {bars => <span class={`bars bars-${bars()}`} role="img" aria-label={common.room.links[bars()]} />}
          </Show>
        </span>
      </span>
      <span class="chair-buttons">
        <Show when={isMe()}>
          <button type="button" class="button small" onClick={() => edit(true)}>
            {common.room.changeFace}
          </button>
        </Show>
        <Show when={room.keeper() && props.last > 0}>
          <ChairMenu chair={props.chair} place={props.place} last={props.last} />
        </Show>
      </span>
      <Show when={isEditing()}>
        <MyFace onClose={() => edit(false)} />
      </Show>
    </div>
  );
}

function ChairMenu(props: { chair: Chair; place: number; last: number }) {
  const { room, common } = useRoom();
  const move = (by: -1 | 1) => room.keeper()?.move(props.chair.id, props.place + by);
  return (
    <>
      <button
        type="button"
        class="button small"
        aria-label={common.room.moveUp(props.chair.name)}
        aria-disabled={props.place === 0}
        onClick={() => props.place > 0 && move(-1)}
      >
        <ChevronUp aria-hidden="true" />
      </button>
      <button
        type="button"
        class="button small"
        aria-label={common.room.moveDown(props.chair.name)}
        aria-disabled={props.place === props.last}
        onClick={() => props.place < props.last && move(1)}
      >
        <ChevronDown aria-hidden="true" />
      </button>
      <Show when={props.chair.id !== room.me()}>
        <button
          type="button"
          class="button small"
          aria-label={common.room.remove(props.chair.name)}
          onClick={() => room.keeper()?.remove(props.chair.id)}
        >
          <X aria-hidden="true" />
        </button>
      </Show>
    </>
  );
}
