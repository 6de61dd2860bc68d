/** The lobby: the link to share, who sits where, what is played, and the button that begins it. */
import { Show } from 'solid-js';
import { Tools } from '../settings/tools.tsx';
import { InAppHint } from '../start/hints.tsx';
import { Chairs } from './chairs.tsx';
import { useRoom } from './context.ts';
import { FairNote, LastMatch } from './fair-note.tsx';
import { GamePicker } from './game-picker.tsx';
import { Knocks } from './knocks.tsx';
import { LinkCard } from './link-card.tsx';
import { LobbyIntro } from './lobby-intro.tsx';
import { StartBar } from './start-bar.tsx';
import { Watchers } from './watchers.tsx';

export function LobbyPage() {
  const { room, common, leave } = useRoom();
  return (
    <main class="lobby">
      <header class="top">
        <h1>
          <img class="wordmark" src="./wordmark.svg" alt={common.title} width="320" height="110" />
        </h1>
        <Tools />
        <button type="button" class="button" onClick={leave}>
          {common.table.leave}
        </button>
      </header>
      <Show when={room.standing().at === 'reconnecting'}>
        <div class="notice" role="status">
          <span>{common.room.reconnecting}</span>
          <button type="button" class="button strong" onClick={() => room.poke()}>
            {common.room.tryNow}
          </button>
        </div>
      </Show>
      <Show when={!room.isKept()}>
        <p class="notice">{common.start.noStore}</p>
      </Show>
      <InAppHint link={room.link() ?? location.href} />
      <Knocks />
      <Show when={room.checked()}>{match => <LastMatch match={match()} />}</Show>
      <LinkCard />
      <LobbyIntro />
      <Chairs />
      <Watchers />
      <GamePicker />
      <FairNote />
      <StartBar />
    </main>
  );
}
