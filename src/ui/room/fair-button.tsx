/** In the top line of a table with friends: is it fair, and the six pictures to compare on a call. */
import ShieldCheck from 'lucide-solid/icons/shield-check';
import { createSignal, Show } from 'solid-js';
import { useRoom } from './context.ts';
import { matchOf } from './create-room.ts';
import { MatchSheet } from './match-sheet.tsx';

export function FairButton() {
  const { room, end, isPractice } = useRoom();
  const [isOpen, open] = createSignal(false);
  return (
    <Show when={!isPractice}>
      <button
        type="button"
        class="button icon fair-button"
        aria-label={end.fair.button}
        title={end.fair.button}
        onClick={() => open(true)}
      >
        <ShieldCheck aria-hidden="true" />
      </button>
      <Show when={isOpen() ? matchOf(room.lobby()) : null}>
        {match => <MatchSheet match={match()} onClose={() => open(false)} />}
      </Show>
    </Show>
  );
}
