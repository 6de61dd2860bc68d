/** Somebody has the short code but not the link: both sides see one number, and the keeper says yes or no. */
import { For, Show } from 'solid-js';
import { useRoom } from './context.ts';

export function Knocks() {
  const { room, common } = useRoom();
  return (
    <Show when={room.keeper()}>
      {keeper => (
        <For each={room.knockers()}>
          {({ id, name, number }) => (
            <div class="notice" role="status">
              <span>{common.room.knocks(name, number)}</span>
              <button type="button" class="button strong" onClick={() => keeper().answerKnock(id, 'let in')}>
                {common.room.letIn}
              </button>
              <button type="button" class="button" onClick={() => keeper().answerKnock(id, 'turn away')}>
                {common.room.turnAway}
              </button>
            </div>
          )}
        </For>
      )}
    </Show>
  );
}
