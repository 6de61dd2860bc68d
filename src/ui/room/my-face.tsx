/** My own name and cat, and how much time I need. */
import { createSignal, For, onMount } from 'solid-js';
import { cats, cleanName } from '../../p2p/door/join-messages.ts';
import { personOf } from '../../p2p/room/lobby.ts';
import { paces } from '../../p2p/room/messages.ts';
import { useSettings } from '../settings/context.ts';
import { Cat } from './cat.tsx';
import { useRoom } from './context.ts';

export function MyFace(props: { onClose: () => void }) {
  const { room, common } = useRoom();
  const { prefs } = useSettings();
  const lobby = room.lobby();
  const mine = lobby && personOf(lobby, room.me());
  const [name, setName] = createSignal(mine?.name ?? '');
  const [cat, setCat] = createSignal(mine?.cat ?? 0);
  const [pace, setPace] = createSignal(prefs.now().pace);
  let dialog!: HTMLDialogElement;
  onMount(() => dialog.showModal());
  const save = (event: Event) => {
    event.preventDefault();
    const clean = cleanName(name());
    if (!clean || !mine) return;
    prefs.set('pace', pace());
    room.be({ name: clean, cat: cat(), lang: mine.lang, plays: mine.plays }, pace());
    dialog.close();
  };
  return (
    <dialog ref={dialog} class="sheet small" aria-label={common.room.changeFace} onClose={() => props.onClose()}>
      <form class="my-face" onSubmit={save}>
        <button
          type="button"
          class="button"
          aria-label={common.room.anotherCat}
          onClick={() => setCat(Math.floor(Math.random() * cats))}
        >
          <Cat cat={cat()} as="person" />
        </button>
        <label>
          <span>{common.room.name}</span>
          <input
            value={name()}
            maxlength={24}
            autocomplete="nickname"
            onInput={event => setName(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{common.room.pace}</span>
          <select onChange={event => setPace(paces[event.currentTarget.selectedIndex] ?? 'usual')}>
            <For each={paces}>{it => <option selected={it === pace()}>{common.room.paces[it]}</option>}</For>
          </select>
        </label>
        <div class="answers">
          <button type="button" class="button" onClick={() => dialog.close()}>
            {common.room.cancel}
          </button>
          <button type="submit" class="button strong" aria-disabled={cleanName(name()) === null}>
            {common.room.save}
          </button>
        </div>
      </form>
    </dialog>
  );
}
