/** In the lobby: what becomes visible after a game and who plays bots, and how the check of the last game stands. */
import { createSignal, Show } from 'solid-js';
import { FairLine } from '../fair/fair-line.tsx';
import { useRoom } from './context.ts';
import { MatchSheet } from './match-sheet.tsx';
import { whoIn } from './who.ts';
import '../styles/fair.css';

export function FairNote() {
  const { room, end } = useRoom();
  return (
    <aside class="fair-note">
      <p>{end.fair.hands}</p>
      <Show when={room.lobby()?.chairs.some(({ kind }) => kind === 'bot')}>
        <p>{end.fair.bots}</p>
      </Show>
    </aside>
  );
}

/** The word on a match that is over: the table may have moved on before it was said. */
export function LastMatch(props: { match: number }) {
  const parts = useRoom();
  const { room, fair, end } = parts;
  const [isOpen, open] = createSignal(false);
  return (
    <section class="last-match">
      <h2>{end.fair.lastMatch}</h2>
      <FairLine
        status={room.fair(props.match)}
        words={fair}
        who={whoIn(parts, props.match)}
        onMore={() => open(true)}
      />
      <Show when={isOpen()}>
        <MatchSheet match={props.match} onClose={() => open(false)} />
      </Show>
    </section>
  );
}
