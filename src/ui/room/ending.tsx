/** After a match: once more with the same people, something else, or home. */
import { Show } from 'solid-js';
import { useRoom } from './context.ts';

export function Ending() {
  const { room, common, isPractice, leave } = useRoom();
  const pressed = () => {
    const phase = room.lobby()?.phase;
    return phase?.at === 'over' ? phase.again : [];
  };
  const people = () => (room.lobby()?.chairs ?? []).filter(({ kind }) => kind === 'person').length;
  const hasChair = () => (room.lobby()?.chairs ?? []).some(({ id }) => id === room.me());
  return (
    <>
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
      <Show when={!isPractice && pressed().length > 0}>
        <span class="quiet" aria-live="polite">
          {common.room.wantAgain(pressed().length, people())}
        </span>
      </Show>
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
    </>
  );
}
