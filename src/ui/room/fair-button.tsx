/** In the top line of the table: is it fair, and the six pictures to compare on a call. */
import ShieldCheck from 'lucide-solid/icons/shield-check';
import { createSignal, Show } from 'solid-js';
import { useRoom } from './context.ts';
import { matchOf } from './create-room.ts';
import { MatchSheet } from './match-sheet.tsx';

export function FairButton() {
  const { room, end } = useRoom();
  const [isOpen, open] = createSignal(false);
  return (
    <>
      <button
        type="button"
        class="button icon"
        aria-label={end.fair.button}
        title={end.fair.button}
        onClick={() => open(true)}
      >
        <ShieldCheck aria-hidden="true" />
      </button>
      <Show when={isOpen() ? matchOf(room.lobby()) : null}>
        {match => <MatchSheet match={match()} onClose={() => open(false)} />}
      </Show>
    </>
  );
}
